import { sessionApi } from '../../../contract/session/session-api.ts'
import { sessionOperations } from '../../../contract/session/session.ts'
import type { Db } from '../../db/index.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import { findByEmail, findById, userOf } from '../accounts/store.ts'
import { leave, restoreWithdrawn } from '../accounts/service.ts'
import { confirmedUntil, requireConfirmed } from './confirmation.ts'
import { rotateRefreshToken } from './refresh-store.ts'
import { setTokens, openSession } from './service.ts'
import { deleteSession, deleteSessions, listSessions, markConfirmed } from './store.ts'

export function sessionRoutes(deps: Deps): Route[] {
  const { db, clock, log } = deps
  return serve(sessionApi, sessionOperations, {
    async login({ body: { email, password }, refund, ...browser }) {
      const account = await findByEmail(db, email)
      const right = await verifyPassword(password, account?.passwordHash)
      if (!account || !right) fail('LOGIN_FAILED')
      const restored = await restoreWithdrawn(deps, account)
      if (restored === null) fail('LOGIN_FAILED')
      // A password that was replaced while this one was verified opens nothing.
      const requireProof = async (tx: Db) => {
        if ((await findById(tx, account.id))?.passwordHash !== account.passwordHash) fail('LOGIN_FAILED')
      }
      await openSession(deps, browser, account.id, { requireProof })
      await refund()
      return { ...userOf(account), restored }
    },

    async refresh({ cookies, requestId }) {
      const token = cookies.refreshToken()
      const renewed = token ? await rotateRefreshToken(db, token, clock()) : null
      if (renewed === 'reused') log.warn({ requestId }, 'A used refresh token came again: its session has ended')
      if (renewed === null || renewed === 'reused') {
        cookies.clear()
        fail('REFRESH_FAILED')
      }
      await setTokens(deps, cookies, renewed)
      return null
    },

    async logout({ actor, cookies }) {
      await deleteSession(db, actor.userId, actor.sessionId)
      cookies.clear()
      return null
    },

    async logoutEverywhere({ actor, cookies }) {
      await deleteSessions(db, actor.userId)
      cookies.clear()
      return null
    },

    listSessions: ({ actor }) => listSessions(db, actor, clock()),

    async endSession({ actor, params: { id }, cookies }) {
      if (!(await deleteSession(db, actor.userId, id))) fail('SESSION_NOT_FOUND')
      if (id === actor.sessionId) cookies.clear()
      return null
    },

    async confirmIdentity({ actor, body: { password }, refund }) {
      const account = await findById(db, actor.userId)
      if (!(await verifyPassword(password, account?.passwordHash))) fail('PASSWORD_WRONG')
      await refund()
      await markConfirmed(db, actor.sessionId, clock())
      return null
    },

    async readConfirmation({ actor }) {
      const until = await confirmedUntil(db, actor.sessionId, clock())
      return { until: until?.toISOString() ?? null }
    },

    async withdraw({ actor, cookies }) {
      await requireConfirmed(db, actor.sessionId, clock())
      const erasedAt = await leave(deps, { end: deleteSessions }, actor.userId)
      cookies.clear()
      return { erasedAt: erasedAt.toISOString() }
    },
  })
}
