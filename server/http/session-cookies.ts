import { isIP } from 'node:net'
import { serialize, type CookieOptions } from 'hono/utils/cookie'
import { getCookie } from 'hono/cookie'
import { LOGIN_FLAG } from '../../contract/session.ts'
import type { Env } from '../env.ts'
import { API_BASE } from './base.ts'
import { isSecure } from './caller.ts'
import type { HttpContext } from './types.ts'

export const ACCESS_COOKIE = 'access'
const REFRESH_COOKIE = 'refresh'

/** The two tokens of a session, and the lifetime of their cookies. */
export interface SessionTokens {
  access: string
  accessSeconds: number
  refresh: string
  refreshSeconds: number
}

export interface SessionCookies {
  refreshToken(): string | undefined
  set(tokens: SessionTokens): void
  clear(): void
}

/** Paths of the cookies: each token is sent only where it is needed. Neither is readable by scripts. */
const PATHS = { access: API_BASE, refresh: `${API_BASE}/auth`, flag: '/' }

export function sessionCookies(c: HttpContext, env: Pick<Env, 'publicUrl' | 'trustProxy'>): SessionCookies {
  const host = hostOf(c, env.publicUrl)
  const hidden = { httpOnly: true, sameSite: 'Lax', secure: isSecure(c, env) || !isThisMachine(host) } as const
  // As specified: depends on the host only.
  const shown = { sameSite: 'Lax', secure: isIP(host) === 0 } as const

  const jar: string[] = []
  const put = (name: string, value: string, options: CookieOptions) => {
    jar.push(serialize(name, value, options))
    c.set('newCookies', jar)
  }
  const putAll = (tokens: SessionTokens, flagSeconds: number) => {
    jar.length = 0
    put(ACCESS_COOKIE, tokens.access, { ...hidden, path: PATHS.access, maxAge: tokens.accessSeconds })
    put(REFRESH_COOKIE, tokens.refresh, { ...hidden, path: PATHS.refresh, maxAge: tokens.refreshSeconds })
    put(LOGIN_FLAG.name, flagSeconds ? LOGIN_FLAG.value : '', { ...shown, path: PATHS.flag, maxAge: flagSeconds })
  }
  return {
    refreshToken: () => getCookie(c, REFRESH_COOKIE),
    set: (tokens) => putAll(tokens, LOGIN_FLAG.maxAgeSeconds),
    clear: () => putAll({ access: '', accessSeconds: 0, refresh: '', refreshSeconds: 0 }, 0),
  }
}

function refuse(): never {
  throw new Error('A public read is the same for everybody: it knows no cookies.')
}
export const NO_COOKIES: SessionCookies = { refreshToken: refuse, set: refuse, clear: refuse }

/** Host as the browser sent it; IPv6 without brackets. */
function hostOf(c: HttpContext, publicUrl: string | null): string {
  const address = publicUrl ?? `http://${c.req.header('host') ?? 'localhost'}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : ''
}

/** Hosts for which https isn't required: IP addresses and localhost. */
const isThisMachine = (host: string) => isIP(host) > 0 || host === 'localhost' || host.endsWith('.localhost')
