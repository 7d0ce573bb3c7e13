import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { MAPS_SCRIPT_HOSTS } from '../../contract/maps-script.ts'
import type { Env } from '../env.ts'
import { isSecure } from './caller.ts'
import type { HttpEnv } from './types.ts'

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

/** For what is read by programs: nothing may run or be shown in it. */
export const NO_SCRIPTS_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * What the page may load. Mantine writes style elements, hence inline styles; inline scripts only by the hash of those that
 * were in the built page. Photos of imported places stay at the public source.
 */
function pagePolicy(env: Pick<Env, 'kakaoMapKey' | 'mapStyleUrl' | 'publicUrl'>, scriptHashes: string[]): Policy {
  // Without a scheme, hence the page's own or a safer one: Kakao's script asks for its parts by the page's.
  const kakaoScripts = env.kakaoMapKey ? Object.values(MAPS_SCRIPT_HOSTS) : []
  const kakaoImages = env.kakaoMapKey ? ['*.daumcdn.net', '*.kakao.com'] : []
  const kakaoCalls = env.kakaoMapKey ? [MAPS_SCRIPT_HOSTS.script, '*.daumcdn.net'] : []
  const mapOrigin = env.mapStyleUrl ? [new URL(env.mapStyleUrl).origin] : []
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...kakaoScripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https://tong.visitkorea.or.kr', ...mapOrigin, ...kakaoImages],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...mapOrigin, ...kakaoCalls],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(env.publicUrl?.startsWith('https:') && { upgradeInsecureRequests: [] }),
  }
}

const YEAR_SECONDS = 31_536_000

/** Headers of every answer. One that a route set itself stands. */
export function securityHeaders(env: Env, scriptHashes: string[]): MiddlewareHandler<HttpEnv> {
  const set = secureHeaders({
    contentSecurityPolicy: pagePolicy(env, scriptHashes),
    // Kakao's map key is bound to a site that it learns from the referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      geolocation: ['self'],
      camera: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    strictTransportSecurity: false,
    // Of browsers long gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    overwrite: false,
  })
  return async (c, next) => {
    await set(c, next)
    if (isSecure(c, env)) c.res.headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
  }
}

/** Must stand inside `securityHeaders`: what programs read gets the policy that permits nothing. */
export const defaultCsp: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', NO_SCRIPTS_CSP)
}
