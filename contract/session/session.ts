import * as v from 'valibot'
import { PASSWORD } from '../accounts/accounts.ts'
import { Email, Password, User } from '../users/users.ts'
import { DAY, HOUR, MINUTE } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { idText } from '../api/wire.ts'

/**
 * A session consists of two HttpOnly cookies, set and cleared by the server; the page can't read them. Beside them the server sets the
 * flag `LOGIN_FLAG`, which the page can read: a hint that somebody is logged in, expiring after twelve hours without a refresh.
 */
export const LOGIN_FLAG = { name: 'login', value: '1', maxAgeSeconds: 12 * 3600 } as const

/** `restored`: the account was about to be purged, and this login has restored it. */
export const LoginResult = v.object({ ...User.entries, restored: v.boolean() })
export type LoginResult = v.InferOutput<typeof LoginResult>

export const UserSession = v.object({
  id: v.number(),
  /** Browser and system, "Chrome · Android". */
  device: v.string(),
  current: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
})
export type UserSession = v.InferOutput<typeof UserSession>

/**
 * Failed logins. Strangers share an allowance per account, so that the guesses of any number of them are bounded; a browser that has logged
 * in to the account has its own, which strangers can't use up.
 */
const LOGIN = [
  { name: 'loginByNetwork', per: '{network}', points: 100, seconds: 15 * MINUTE, from: 'strangers' },
  { name: 'loginByAccountHere', per: '{body.email} {network}', points: 10, seconds: 15 * MINUTE, from: 'strangers' },
  { name: 'loginByStrangers', per: '{body.email}', points: 50, seconds: HOUR, from: 'strangers' },
  { name: 'loginByStrangersADay', per: '{body.email}', points: 150, seconds: DAY, from: 'strangers' },
  { name: 'loginByDevice', per: '{device}', points: 10, seconds: 15 * MINUTE, from: 'known' },
  { name: 'loginByDeviceADay', per: '{device}', points: 50, seconds: DAY, from: 'known' },
] as const

export const LoginBody = v.object({ email: Email, password: Password })
export const ConfirmBody = v.object({ password: Password })

export const sessionOperations = {
  login: operation({
    summary: 'Logs in by e-mail and password',
    body: LoginBody,
    data: LoginResult,
    errors: ['LOGIN_FAILED'],
    limit: LOGIN,
    touches: [],
  }),

  /** Needs only the refresh cookie, no access token. On `REFRESH_FAILED` all cookies of the session are cleared. */
  refresh: operation({
    summary: 'Renews the access token; each refresh token works once',
    data: v.null(),
    errors: ['REFRESH_FAILED'],
    limit: [],
    touches: [],
  }),

  logout: operation({
    summary: 'Ends this session',
    data: v.null(),
    owner: 'caller',
    limit: [],
    whileSuspended: true,
    touches: [],
  }),

  logoutEverywhere: operation({
    summary: 'Ends all sessions of this account, including this one',
    data: v.null(),
    owner: 'caller',
    limit: [],
    whileSuspended: true,
    touches: [],
  }),

  listSessions: operation({
    summary: 'Sessions of this account, last used first',
    data: v.array(UserSession),
    owner: 'caller',
  }),

  endSession: operation({
    summary: 'Ends another session of this account, or this one',
    params: v.object({ id: idText }),
    data: v.null(),
    errors: ['SESSION_NOT_FOUND'],
    owner: { param: 'id', missing: 'SESSION_NOT_FOUND' },
    limit: [],
    whileSuspended: true,
    touches: [],
  }),

  /** Valid for ten minutes of this session, as a login is. */
  confirmIdentity: operation({
    summary: 'Confirms the password again before an irreversible action',
    body: ConfirmBody,
    data: v.null(),
    errors: ['PASSWORD_WRONG'],
    owner: 'caller',
    limit: [PASSWORD],
    whileSuspended: true,
    touches: [],
  }),

  /** So that a confirmation can be requested before an irreversible action is started. */
  readConfirmation: operation({
    summary: 'Until when this session may do what is irreversible; null = it must be confirmed first',
    data: v.object({ until: v.nullable(v.string()) }),
    owner: 'caller',
  }),

  /** Logging in before `erasedAt` restores the account. */
  withdraw: operation({
    summary: 'Withdraws: ends all sessions, and purges the personal data after 7 days',
    data: v.object({ erasedAt: v.string() }),
    errors: ['CONFIRM_REQUIRED', 'LAST_ADMIN'],
    owner: 'caller',
    limit: [],
    // For seven days nothing else changes for others: who has withdrawn isn't asked as a mentor.
    whileSuspended: true,
    touches: ['mentors'],
  }),
}
