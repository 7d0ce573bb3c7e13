import type { Role } from '../../../contract/users/users.ts'
import { isBoolean, isNumber, isOneOf, isShape } from '../../lib/guards.ts'
import { parseUrl } from '../../lib/parse-url.ts'

/** What the page knows of the current user. The server decides for itself; this only spares requests that would be refused. */
export interface Session {
  loggedIn: boolean
  role: Role | null
  /** Whose data is on the screen and in the caches; null while only the cookie says that somebody is logged in. */
  userId: number | null
}

export const LOGIN_PATH = '/auth/login'
/** Session storage: the return path. */
export const REDIRECT_KEY = 'redirectAfterLogin'
/** Local storage: who was logged in last, so that a cold start without a network knows whose data is on the device. */
export const MEMBER_KEY = 'daengdaeng.member'
/** `renewedAt`: when a tab last renewed the session, so that a tab that waited needn't renew it again. */
export interface StoredMember {
  id: number
  role: Role
  renewedAt: number
}
export const isKnownMember = isShape({
  id: isNumber,
  role: isOneOf(['member', 'mentor', 'admin'] satisfies Role[]),
  renewedAt: isNumber,
})

/**
 * Local storage: a logout that the server doesn't know of yet. It outlives the app, and until it is done nothing else is sent with this
 * session's cookies.
 */
export const OWED_LOGOUT_KEY = 'daengdaeng.logout'
export interface OwedLogout {
  /** On all devices. */
  everywhere: boolean
}
export const isOwedLogout = isShape({ everywhere: isBoolean })

export const SESSION_MESSAGES = {
  refreshFailed: '토큰 갱신에 실패했습니다.',
  logoutFailed: '로그아웃 처리에 실패했습니다.',
  restored: '탈퇴 신청을 취소하고 계정을 되살렸어요. 다시 만나서 반가워요.',
} as const

/** The e-mail address typed at the login page. */
export const LOGIN_DRAFT = { key: 'login', author: null, maxAgeMs: 30 * 60_000 }

/** What a guard decides: admit, or why not. */
export type GuardOutcome = 'pass' | 'login' | 'forbidden' | 'back'

const GUARDS = {
  /** For admins only. */
  admin: ({ loggedIn, role }) => (!loggedIn ? 'login' : role === 'admin' ? 'pass' : 'forbidden'),
  /** For those who answer members' questions. */
  mentor: ({ loggedIn, role }) => (!loggedIn ? 'login' : role === 'mentor' || role === 'admin' ? 'pass' : 'forbidden'),
  /** For members only. */
  auth: ({ loggedIn }) => (loggedIn ? 'pass' : 'login'),
  /** The login page: a member goes straight on to the return path. */
  guest: ({ loggedIn }) => (loggedIn ? 'back' : 'pass'),
} as const satisfies Record<string, (session: Session) => GuardOutcome>

export type GuardName = keyof typeof GUARDS

export function guardOutcome(name: string, session: Session): GuardOutcome {
  if (!Object.hasOwn(GUARDS, name)) throw new Error(`Unknown guard: ${name}`)
  return GUARDS[name as GuardName](session)
}

/**
 * The stored return path, if it is one within this app: anyone who can write it must not be able to lead a visitor
 * to another site after the login. A return path to the login pages would loop.
 */
export function returnPath(remembered: string | null): string {
  // No browser resolves a path of these characters to another host; anything with "//" or "\\" at the start might.
  if (remembered === null || !/^\/(?![/\\])[^\s\\]*$/.test(remembered)) return '/'
  const HERE = 'http://here.invalid'
  const url = parseUrl(remembered, HERE)
  if (url?.origin !== HERE || url.pathname.startsWith('//') || /^\/auth(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** Query keys of a member's data: only under their id, so that the next member on this device never sees it. */
export const memberKey = (userId: number | null, ...rest: readonly unknown[]) => ['member', userId, ...rest]

/** Default texts of the login dialog. */
export const LOGIN_DIALOG = {
  title: '로그인이 필요합니다',
  message: '로그인이 필요한 서비스입니다.',
  or: '또는',
  email: '이메일로 로그인',
  signUp: '아직 계정이 없으신가요? 회원가입',
} as const
