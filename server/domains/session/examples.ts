import type { sessionApi } from '../../../contract/session/session-api.ts'
import type { Examples } from '../../testing/example.ts'
import { PASSWORD } from '../../testing/members.ts'

export const sessionExamples: Examples<typeof sessionApi> = {
  login: async ({ email }) => ({ body: { email, password: PASSWORD } }),
  refresh: {},
  logout: {},
  logoutEverywhere: {},
  listSessions: {},
  endSession: async ({ sessionId }) => ({ params: { id: String(sessionId) } }),
  confirmIdentity: { body: { password: PASSWORD } },
  readConfirmation: {},
  withdraw: {},
}
