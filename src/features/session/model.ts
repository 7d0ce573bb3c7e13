/** What the page knows of who is there. The server decides for itself; this only spares a way in vain. */
export interface Session {
  loggedIn: boolean
  role: 'member' | 'mentor' | 'admin' | null
}

export const LOGIN_PATH = '/auth/login'
/** Session storage: where to return after login. */
export const REDIRECT_KEY = 'redirectAfterLogin'

/** What a guard has to say: come in, or why not. */
export type GuardOutcome = 'pass' | 'login' | 'forbidden' | 'home'

const GUARDS = {
  /** The back office. */
  admin: ({ loggedIn, role }) => (!loggedIn ? 'login' : role === 'admin' ? 'pass' : 'forbidden'),
  /** Signed-in only. */
  auth: ({ loggedIn }) => (loggedIn ? 'pass' : 'login'),
  /** The login page: whoever is in already has no business there. */
  guest: ({ loggedIn }) => (loggedIn ? 'home' : 'pass'),
} as const satisfies Record<string, (session: Session) => GuardOutcome>

export type GuardName = keyof typeof GUARDS

export function guardOutcome(name: string, session: Session): GuardOutcome {
  if (!Object.hasOwn(GUARDS, name)) throw new Error(`Unknown guard: ${name}`)
  return GUARDS[name as GuardName](session)
}

/** Texts of the login dialog unless its opener says otherwise. */
export const LOGIN_DIALOG = {
  title: '로그인이 필요합니다',
  message: '로그인이 필요한 서비스입니다.',
  or: '또는',
  email: '이메일로 로그인',
  signUp: '아직 계정이 없으신가요? 회원가입',
} as const

/** A social provider as the dialog offers it. */
export interface SocialProvider {
  name: string
  displayName: string
  buttonColor: string
  textColor: string
}
export const socialLabel = (provider: SocialProvider) => `${provider.displayName} 로그인`
