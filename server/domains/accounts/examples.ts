import type { accountsApi } from '../../../contract/accounts-api.ts'
import { type Examples, photoOf, type World } from '../../testing/example.ts'
import { PASSWORD } from '../../testing/members.ts'
import { exchangeCode, makeCode } from './code-store.ts'
import { makeResetToken } from './reset-store.ts'

const NEW_PASSWORD = '밤마다 짖는 옆집 콩이 3'

const newEmail = ({ next }: World) => `new${next()}@dog.example`

export const accountsExamples: Examples<typeof accountsApi> = {
  checkNickname: { query: { nickname: '새콩이' } },
  sendEmailAuthcode: async (_, world) => ({ body: { email: newEmail(world) } }),
  checkEmailAuthcode: async (_, world) => {
    const email = newEmail(world)
    return { body: { email, authCode: await makeCode(world.deps.db, email, new Date()) } }
  },
  registerUser: async (_, world) => {
    const { db } = world.deps
    const email = newEmail(world)
    const emailTicket = await exchangeCode(db, email, await makeCode(db, email, new Date()), new Date())
    const agreements = { terms: true, privacy: true, age14: true, marketing: true }
    return { body: { ...agreements, emailTicket, nickname: `새콩이${world.next()}`, password: NEW_PASSWORD, email } }
  },
  resetPassword: async (_, world) => ({ body: { email: newEmail(world) } }),
  completePasswordReset: async ({ id }, { deps: { db } }) => ({
    body: { token: await makeResetToken(db, id, new Date()), password: NEW_PASSWORD },
  }),
  getMe: {},
  updateMe: async ({ nickname }) => ({ body: { marketing: false, nickname, introduction: '콩이 아빠예요' } }),
  setMyPhoto: async (member, world) => ({ body: { photoId: await photoOf(member, world) } }),
  changePassword: { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } },
  exportMe: {},
}
