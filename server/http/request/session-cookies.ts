import { isIP } from 'node:net'
import { serialize, type CookieOptions } from 'hono/utils/cookie'
import { getCookie } from 'hono/cookie'
import { LOGIN_FLAG } from '../../../contract/session/session.ts'
import type { Env } from '../../env.ts'
import { API_BASE } from './base.ts'
import { isSecure } from './caller.ts'
import type { HttpContext } from './types.ts'

export const ACCESS_COOKIE = 'access'
const REFRESH_COOKIE = 'refresh'
/** Followed by the id of an account that this browser has logged in to. Not cleared by a logout. */
const DEVICE_COOKIE = 'device-'
const ASKER_COOKIE = 'asker'

/** How long a browser stays known to an account: as long as browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 86_400
/** Accounts to which one browser is known. */
const MOST_DEVICES = 8

/** The two tokens of a session, and the lifetime of their cookies. */
export interface SessionTokens {
  access: string
  accessSeconds: number
  refresh: string
  refreshSeconds: number
}

export interface SessionCookies {
  refreshToken(): string | undefined
  /** Secrets that make this browser known to the accounts that it has logged in to. */
  deviceSecrets(): string[]
  deviceSecret(userId: number): string | undefined
  rememberDevice(userId: number, secret: string): void
  /** Secret of a browser that asked for a code by mail. */
  asker(): string | undefined
  rememberAsker(secret: string, seconds: number): void
  set(tokens: SessionTokens): void
  clear(): void
}

/** Paths of the cookies: each token is sent only where it is needed. Neither is readable by scripts. */
const PATHS = { access: API_BASE, refresh: `${API_BASE}/auth`, flag: '/', device: API_BASE, asker: `${API_BASE}/users` }

export function sessionCookies(c: HttpContext, env: Pick<Env, 'publicUrl' | 'trustProxy'>): SessionCookies {
  const host = hostOf(c, env.publicUrl)
  const hidden = { httpOnly: true, sameSite: 'Lax', secure: isSecure(c, env) || !isThisMachine(host) } as const
  // As specified: depends on the host only.
  const shown = { sameSite: 'Lax', secure: isIP(host) === 0 } as const

  const jar = new Map<string, string>()
  const put = (name: string, value: string, options: CookieOptions) => {
    jar.delete(name)
    jar.set(name, serialize(name, value, options))
    c.set('newCookies', [...jar.values()])
  }
  const devices = () => Object.entries(getCookie(c)).filter(([name]) => name.startsWith(DEVICE_COOKIE))
  const putAll = (tokens: SessionTokens, flagSeconds: number) => {
    put(ACCESS_COOKIE, tokens.access, { ...hidden, path: PATHS.access, maxAge: tokens.accessSeconds })
    put(REFRESH_COOKIE, tokens.refresh, { ...hidden, path: PATHS.refresh, maxAge: tokens.refreshSeconds })
    put(LOGIN_FLAG.name, flagSeconds ? LOGIN_FLAG.value : '', { ...shown, path: PATHS.flag, maxAge: flagSeconds })
  }
  return {
    refreshToken: () => getCookie(c, REFRESH_COOKIE),
    deviceSecrets: () =>
      devices()
        .map(([, secret]) => secret)
        .slice(0, MOST_DEVICES),
    deviceSecret: (userId) => getCookie(c, `${DEVICE_COOKIE}${userId}`),
    rememberDevice(userId, secret) {
      const mine = `${DEVICE_COOKIE}${userId}`
      const others = devices().filter(([name]) => name !== mine)
      for (const [name] of others.slice(0, Math.max(0, others.length - MOST_DEVICES + 1))) {
        put(name, '', { ...hidden, path: PATHS.device, maxAge: 0 })
      }
      put(mine, secret, { ...hidden, path: PATHS.device, maxAge: DEVICE_SECONDS })
    },
    asker: () => getCookie(c, ASKER_COOKIE),
    rememberAsker: (secret, seconds) => put(ASKER_COOKIE, secret, { ...hidden, path: PATHS.asker, maxAge: seconds }),
    set: (tokens) => putAll(tokens, LOGIN_FLAG.maxAgeSeconds),
    clear: () => putAll({ access: '', accessSeconds: 0, refresh: '', refreshSeconds: 0 }, 0),
  }
}

function refuse(): never {
  throw new Error('A public read is the same for everybody: it knows no cookies.')
}
export const NO_COOKIES: SessionCookies = {
  refreshToken: refuse,
  deviceSecrets: refuse,
  deviceSecret: refuse,
  rememberDevice: refuse,
  asker: refuse,
  rememberAsker: refuse,
  set: refuse,
  clear: refuse,
}

/** Host as the browser sent it; IPv6 without brackets. */
function hostOf(c: HttpContext, publicUrl: string | null): string {
  const address = publicUrl ?? `http://${c.req.header('host') ?? 'localhost'}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : ''
}

/** Hosts for which https isn't required: IP addresses and localhost. */
const isThisMachine = (host: string) => isIP(host) > 0 || host === 'localhost' || host.endsWith('.localhost')
