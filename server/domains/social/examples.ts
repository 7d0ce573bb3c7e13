import type { socialApi } from '../../../contract/social/social-api.ts'
import type { Examples, Prepared, World } from '../../testing/example.ts'
import { insertLink, createTicket } from './store.ts'

/** A member who can also log in by naver and google. */
const linked: Prepared = async ({ id }, { deps: { db } }) => {
  for (const provider of ['naver', 'google'] as const) {
    await insertLink(db, id, { provider, subject: String(id) }, new Date())
  }
  return {}
}

const newKakaoCode = ({ standIns, next }: World) => standIns.agree('kakao', { id: next() })
const newTicket = ({ deps: { db }, next }: World) =>
  createTicket(db, { provider: 'kakao', subject: `kakao-${next()}`, email: null, userId: null }, new Date())

export const socialExamples: Examples<typeof socialApi> = {
  listSocialProviders: {},
  socialCallback: async (_, world) => ({ body: { provider: 'kakao', code: newKakaoCode(world) } }),
  kakaoCallback: async (_, world) => ({ body: { code: newKakaoCode(world) } }),
  registerSocial: async (_, world) => {
    const agreements = { terms: true, privacy: true, age14: true, marketing: false }
    return { body: { ...agreements, nickname: `새콩이${world.next()}`, socialTicket: await newTicket(world) } }
  },
  listSocials: linked,
  showSocial: async (_, world) => ({ params: { provider: 'kakao' }, body: { code: newKakaoCode(world) } }),
  confirmBySocial: async ({ id }, { deps: { db }, standIns, next }) => {
    const subject = next()
    await insertLink(db, id, { provider: 'kakao', subject: String(subject) }, new Date())
    return { params: { provider: 'kakao' }, body: { code: standIns.agree('kakao', { id: subject }) } }
  },
  linkSocial: async (_, world) => ({ body: { socialTicket: await newTicket(world) } }),
  unlinkSocial: async (caller, world) => ({ ...(await linked(caller, world)), params: { provider: 'naver' } }),
}
