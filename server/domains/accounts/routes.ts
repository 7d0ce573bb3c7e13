import { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import { accountsOperations, PASSWORD } from '../../../contract/accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import type { Actor } from '../../http/request/actor.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { CODE_SECONDS, exchangeCodeForTicket, TICKET_SECONDS } from './code-store.ts'
import { verifyPassword } from './passwords.ts'
import { insertConsents, listConsents } from './consent-store.ts'
import { saveProfile } from './consents.ts'
import { exportMember } from './export.ts'
import type { AccountsPorts } from './ports.ts'
import { readReset, resetByToken } from './reset.ts'
import { changePhoto, enqueueMail, register, replacePassword } from './service.ts'
import { type Account, findById, userOf } from './store.ts'
import { isNicknameFree } from './nickname-store.ts'

const RESEND_SECONDS = 60

export function accountsRoutes(deps: Deps, ports: AccountsPorts): Route[] {
  const { db, clock } = deps
  const { sessions, memberData } = ports

  /** The account of a session; it may have been purged since the session was read. */
  const accountOf = async ({ userId }: Actor): Promise<Account> =>
    (await findById(db, userId)) ?? fail('UNAUTHENTICATED')

  return serve(accountsApi, accountsOperations, {
    checkNickname: async ({ query: { nickname } }) => ({ available: await isNicknameFree(db, nickname) }),

    async sendEmailAuthcode({ body: { email }, cookies }) {
      const asker = cookies.asker() ?? newToken()
      cookies.rememberAsker(asker, TICKET_SECONDS)
      await enqueueMail(deps, { kind: 'email-code', email, asker: hashToken(asker) })
      return { expiresInSeconds: CODE_SECONDS, resendInSeconds: RESEND_SECONDS }
    },

    async checkEmailAuthcode({ body: { email, authCode }, cookies }) {
      const asked = { email, asker: hashToken(cookies.asker() ?? fail('AUTH_CODE_WRONG')) }
      const emailTicket = (await exchangeCodeForTicket(deps, asked, authCode, clock())) ?? fail('AUTH_CODE_WRONG')
      return { emailTicket, expiresInSeconds: TICKET_SECONDS }
    },

    async registerUser({ body, ...browser }) {
      const account = await register(deps, body)
      await sessions.open(browser, account.id)
      return userOf(account)
    },

    async resetPassword({ body: { email }, device }) {
      await enqueueMail(deps, { kind: 'reset-password', email, known: device !== null })
      return null
    },

    readPasswordReset: ({ body: { token } }) => readReset(deps, ports, token),

    async completePasswordReset({ body, cookies }) {
      await resetByToken(deps, ports, body, cookies)
      return null
    },

    getMe: async ({ actor }) => userOf(await accountOf(actor)),

    async updateMe({ actor, body: { nickname, introduction, marketing } }) {
      if (actor.suspended && (nickname !== undefined || introduction !== undefined)) fail('SUSPENDED')
      return userOf(await saveProfile(deps, await accountOf(actor), { nickname, introduction, marketing }))
    },

    listConsents: async ({ actor }) => listConsents(db, await accountOf(actor)),

    async agree({ actor, body: { terms, privacy } }) {
      await insertConsents(db, actor.userId, { terms, privacy }, clock())
      return listConsents(db, await accountOf(actor))
    },

    async setMyPhoto({ actor, body: { photoId } }) {
      if (photoId !== null && actor.suspended) fail('SUSPENDED')
      if (photoId !== null && actor.nameless) fail('NICKNAME_NEEDED')
      return userOf(await changePhoto(deps, actor.userId, photoId))
    },

    async changePassword({ actor, body: { currentPassword, password }, cookies, refund }) {
      const account = await accountOf(actor)
      if (!(await verifyPassword(currentPassword, account.passwordHash))) fail('PASSWORD_WRONG')
      await refund(PASSWORD)
      await replacePassword(deps, sessions, { account, password, sessionId: actor.sessionId, cookies })
      return null
    },

    exportMe: ({ actor }) => exportMember(deps, memberData, actor),
  })
}
