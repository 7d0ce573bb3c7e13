import { isIP } from 'node:net'
import type { Env } from '../../env.ts'
import type { HttpContext } from './types.ts'

type Proxies = Pick<Env, 'trustProxy' | 'publicUrl'>

/** The caller's address: the entry of X-Forwarded-For written by our outermost proxy. Earlier entries can be forged. */
export function callerAddress(socket: string | undefined, forwarded: string | undefined, trustProxy: number): string {
  const told = trustProxy > 0 ? (forwarded?.split(',').at(-trustProxy)?.trim() ?? '') : ''
  return (isIP(told) ? told : (socket ?? '')).replace(/^::ffff:(?=\d+\.)/, '')
}

export const clientIp = (c: HttpContext, { trustProxy }: Proxies): string =>
  callerAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustProxy)

/** Whether the call arrived by https, according to this server or our proxies. */
export const isSecure = (c: HttpContext, proxies: Proxies): boolean =>
  proxies.publicUrl ? proxies.publicUrl.startsWith('https:') : schemeOf(c, proxies) === 'https'

/** How this call arrived, at our outermost proxy or here. */
function schemeOf(c: HttpContext, { trustProxy }: Proxies): 'https' | 'http' {
  const forwarded = trustProxy > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https'
  return forwarded ? 'https' : 'http'
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of another site makes this call with our visitor's cookies. Browsers state it: all current ones by Sec-Fetch-Site,
 * older ones by Origin. A caller that sends neither is no browser, and has no cookies of a visitor.
 */
export function isCrossSite(c: HttpContext, proxies: Proxies): boolean {
  if (SAFE.has(c.req.method)) return false
  const origin = c.req.header('origin')
  if (origin && origin === proxies.publicUrl) return false
  const site = c.req.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  if (!origin) return false
  const own = `${schemeOf(c, proxies)}://${c.req.header('host')}`
  return !URL.canParse(origin) || !URL.canParse(own) || new URL(origin).origin !== new URL(own).origin
}
