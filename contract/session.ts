import * as v from 'valibot'
import { Email, Password, User } from './accounts.ts'
import { del, get, post } from './endpoint.ts'
import { idText } from './wire.ts'

/**
 * A session lives in two HttpOnly cookies, which the server sets and clears; the page never sees them. Beside them it sets the flag
 * `LOGIN_FLAG`, which the page may read: a hint that somebody is logged in, gone after twelve hours without a refresh.
 */
export const LOGIN_FLAG = { name: 'login', value: '1', maxAgeSeconds: 12 * 3600 } as const

/** `restored`: the account was about to be erased, and this login has kept it. */
export const LoginResult = v.object({ ...User.entries, restored: v.boolean() })
export type LoginResult = v.InferOutput<typeof LoginResult>

export const login = post('/auth/login', {
  summary: 'Logs in by e-mail and password',
  access: 'public',
  body: v.object({ email: Email, password: Password }),
  data: LoginResult,
  errors: ['LOGIN_FAILED'],
})

/** Needs no access token, only the refresh cookie. On `REFRESH_FAILED` all cookies of the session are cleared. */
export const refresh = post('/auth/refresh', {
  summary: 'Renews the access token; each refresh token works once',
  access: 'public',
  data: v.null(),
  errors: ['REFRESH_FAILED'],
})

export const logout = post('/auth/logout', { summary: 'Ends this session', access: 'member', data: v.null() })

export const logoutEverywhere = post('/auth/logout-everywhere', {
  summary: 'Ends all sessions of this account, also this one',
  access: 'member',
  data: v.null(),
})

export const UserSession = v.object({
  id: v.number(),
  /** Browser and system, "Chrome · Android". */
  device: v.string(),
  current: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
})
export type UserSession = v.InferOutput<typeof UserSession>

export const listSessions = get('/auth/sessions', {
  summary: 'Where this account is logged in, last used first',
  access: 'member',
  data: v.array(UserSession),
})

export const endSession = del('/auth/sessions/:id', {
  summary: 'Ends another session of this account, or this one',
  access: 'member',
  params: v.object({ id: idText }),
  data: v.null(),
  errors: ['SESSION_NOT_FOUND'],
})

/** Good for ten minutes of this session, as a login is. */
export const confirmIdentity = post('/auth/confirm', {
  summary: 'Says the password again before something that cannot be undone',
  access: 'member',
  body: v.object({ password: Password }),
  data: v.null(),
  errors: ['PASSWORD_WRONG'],
})

/** So that it is asked before somebody starts what needs it. */
export const readConfirmation = get('/auth/confirm', {
  summary: 'Until when this session may do what cannot be undone; null = it must be confirmed first',
  access: 'member',
  data: v.object({ until: v.nullable(v.string()) }),
})

/** Logging in before `erasedAt` restores the account. */
export const withdraw = post('/auth/withdraw', {
  summary: 'Leaves: ends all sessions, and erases the personal data after 7 days',
  access: 'member',
  data: v.object({ erasedAt: v.string() }),
  errors: ['CONFIRM_REQUIRED'],
})
