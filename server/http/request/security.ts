import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { MAPS_SCRIPT_HOSTS } from '../../../contract/regions/maps-script.ts'
import type { Env } from '../../env.ts'
import { isSecure } from './caller.ts'
import type { HttpEnv } from './types.ts'

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

/** Policy for data that programs read: forbids all scripts and content. */
export const NO_SCRIPTS_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * What the page may load. Inline styles are allowed because Mantine inserts style elements; inline scripts only by the hashes of those
 * in the built page. Photos of imported places are loaded from the public source.
 */
function pagePolicy(env: Pick<Env, 'kakaoMapKey' | 'mapStyleUrl' | 'publicUrl'>, scriptHashes: string[]): Policy {
  // Without a scheme, which allows the page's or a more secure one: Kakao's script loads its parts by the page's scheme.
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

/** What they govern is a document or a worker; on every script and style they would be a quarter of a first visit's bytes. */
const OF_DOCUMENTS = ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster', 'Permissions-Policy']
/** The rest of a document's policy governs what it loads. */
const NOT_FRAMED = "frame-ancestors 'none'"

/** A file of the build that only a document uses. A drawing can be opened as a document, and a worker (`.mjs`) is governed by its own policy. */
const isPartOfDocument = (path: string) => path.startsWith('/assets/') && !/\.(svg|mjs)$/.test(path)

const YEAR_SECONDS = 31_536_000

/** Security headers of every response; a part of a document needs few. Headers set by a route are not overwritten. */
export function securityHeaders(env: Env, scriptHashes: string[]): MiddlewareHandler<HttpEnv> {
  const set = secureHeaders({
    contentSecurityPolicy: pagePolicy(env, scriptHashes),
    // Kakao restricts its map key to sites, which it checks by the Referer.
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
    // Only for obsolete browsers.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    overwrite: false,
  })
  return async (c, next) => {
    await set(c, next)
    if (c.res.ok && isPartOfDocument(c.req.path)) {
      for (const name of OF_DOCUMENTS) c.res.headers.delete(name)
      c.res.headers.set('Content-Security-Policy', NOT_FRAMED)
    }
    if (isSecure(c, env)) c.res.headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
  }
}

/** Must be nested inside `securityHeaders`: gives responses for programs the policy that permits nothing. */
export const defaultCsp: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', NO_SCRIPTS_CSP)
}
