import { accountsApi } from '../../../contract/accounts-api.ts'
import { accountsOperations } from '../../../contract/accounts.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import type { Actor } from '../../http/actor.ts'
import { type Route, serve } from '../../http/serve.ts'
import { CODE_SECONDS, exchangeCodeForTicket, TICKET_SECONDS } from './code-store.ts'
import { verifyPassword } from './passwords.ts'
import { type AccountsPorts, exportParts } from './ports.ts'
import { changePhoto, enqueueMail, register, replacePassword, resetByToken } from './service.ts'
import { type Account, findById, isNicknameFree, updateProfile, userOf } from './store.ts'

const RESEND_SECONDS = 60

export function accountsRoutes(deps: Deps, { sessions, memberData }: AccountsPorts): Route[] {
  const { db, clock } = deps

  /** The account of a session; it may have been purged since the session was read. */
  const accountOf = async ({ userId }: Actor): Promise<Account> =>
    (await findById(db, userId)) ?? fail('UNAUTHENTICATED')

  return serve(accountsApi, accountsOperations, {
    checkNickname: async ({ query: { nickname } }) => ({ available: await isNicknameFree(db, nickname) }),

    async sendEmailAuthcode({ body: { email } }) {
      await enqueueMail(deps, { kind: 'email-code', email })
      return { expiresInSeconds: CODE_SECONDS, resendInSeconds: RESEND_SECONDS }
    },

    async checkEmailAuthcode({ body: { email, authCode } }) {
      const emailTicket = (await exchangeCodeForTicket(db, email, authCode, clock())) ?? fail('AUTH_CODE_WRONG')
      return { emailTicket, expiresInSeconds: TICKET_SECONDS }
    },

    async registerUser({ body, ...browser }) {
      const account = await register(deps, body)
      await sessions.open(browser, account.id)
      return userOf(account)
    },

    async resetPassword({ body: { email } }) {
      await enqueueMail(deps, { kind: 'reset-password', email })
      return null
    },

    async completePasswordReset({ body }) {
      await resetByToken(deps, sessions, body)
      return null
    },

    getMe: async ({ actor }) => userOf(await accountOf(actor)),

    async updateMe({ actor, body: { nickname, introduction, marketing } }) {
      const account = await updateProfile(db, actor.userId, { nickname, introduction, marketing })
      return userOf(account ?? fail('NICKNAME_TAKEN'))
    },

    setMyPhoto: async ({ actor, body: { photoId } }) => userOf(await changePhoto(deps, actor.userId, photoId)),

    async changePassword({ actor, body: { currentPassword, password }, refund }) {
      const account = await accountOf(actor)
      if (!(await verifyPassword(currentPassword, account.passwordHash))) fail('PASSWORD_WRONG')
      await refund()
      await replacePassword(deps, sessions, { account, password, sessionId: actor.sessionId })
      return null
    },

    async exportMe({ actor }) {
      const account = await accountOf(actor)
      return {
        exportedAt: clock().toISOString(),
        account: { ...userOf(account), agreedAt: account.agreedAt?.toISOString() ?? null },
        ...(await exportParts(memberData, db, actor, clock())),
      }
    },
  })
}
