import type { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import { type Examples, photoOf, type World } from '../../testing/example.ts'
import { PASSWORD } from '../../testing/members.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { exchangeCodeForTicket, createCode } from './code-store.ts'
import { createResetToken } from './reset-store.ts'

const NEW_PASSWORD = '밤마다 짖는 옆집 콩이 3'

const newEmail = ({ next }: World) => `new${next()}@dog.example`

/** A browser that has asked for a code, and its cookie. */
function asking(email: string) {
  const secret = newToken()
  return { cookie: `asker=${secret}`, asked: { email, asker: hashToken(secret) } }
}

export const accountsExamples: Examples<typeof accountsApi> = {
  checkNickname: { query: { nickname: '새콩이' } },
  sendEmailAuthcode: async (_, world) => ({ body: { email: newEmail(world) } }),
  checkEmailAuthcode: async (_, world) => {
    const email = newEmail(world)
    const { cookie, asked } = asking(email)
    return { cookie, body: { email, authCode: await createCode(world.deps, asked, new Date()) } }
  },
  registerUser: async (_, world) => {
    const { deps } = world
    const email = newEmail(world)
    const { asked } = asking(email)
    const emailTicket = await exchangeCodeForTicket(deps, asked, await createCode(deps, asked, new Date()), new Date())
    const agreements = { terms: true, privacy: true, age14: true, marketing: true }
    return { body: { ...agreements, emailTicket, nickname: `새콩이${world.next()}`, password: NEW_PASSWORD, email } }
  },
  resetPassword: async (_, world) => ({ body: { email: newEmail(world) } }),
  readPasswordReset: async ({ id }, { deps: { db } }) => ({
    body: { token: await createResetToken(db, id, new Date()) },
  }),
  completePasswordReset: async ({ id }, { deps: { db } }) => ({
    body: { token: await createResetToken(db, id, new Date()), password: NEW_PASSWORD },
  }),
  getMe: {},
  updateMe: async ({ nickname }) => ({ body: { marketing: false, nickname, introduction: '콩이 아빠예요' } }),
  listConsents: {},
  agree: { body: { terms: 1, privacy: 1 } },
  setMyPhoto: async (member, world) => ({ body: { photoId: await photoOf(member, world) } }),
  changePassword: { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } },
  exportMe: {},
}
