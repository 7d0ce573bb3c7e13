import type { OfflineKind } from '../contract/endpoint.ts'
import { widthOf } from '../contract/media.ts'
import { OFFLINE_RULES } from '../contract/offline.ts'

/** Below it stands the API; as the page's own calls are addressed (`src/platform/api/api.ts`). */
export const API_BASE = '/api'
export const MEDIA_BASE = '/media'

/** Addresses that the server answers itself, also where somebody opens one in the address bar. */
export function isServerPath({ pathname }: { pathname: string }): boolean {
  return (
    [API_BASE, MEDIA_BASE].some((base) => pathname === base || pathname.startsWith(`${base}/`)) ||
    // Checks of the server's health, and all that is a file: neither is a screen.
    ['/healthz', '/readyz'].includes(pathname) ||
    /\.[A-Za-z0-9]{1,12}$/.test(pathname)
  )
}

/** How an answer is kept; undefined where it must not be. Only what the contract calls public and keepable is. */
export function kindOf({ method, url }: { method: string; url: URL }): OfflineKind | undefined {
  if (method !== 'GET' || !url.pathname.startsWith(`${API_BASE}/`)) return undefined
  const path = url.pathname.slice(API_BASE.length)
  return OFFLINE_RULES.find(({ pattern }) => pattern.test(path))?.kind
}

/** Widest that counts as small, in pixels: a card's photo on a sharp screen. */
const SMALL_UP_TO = 640

/** A drawing is small whatever it is shown at; a photo that comes in one size is its original. */
export function sizeClassOf(path: string): 'small' | 'large' {
  return path.endsWith('.svg') || (widthOf(path) ?? Number.POSITIVE_INFINITY) <= SMALL_UP_TO ? 'small' : 'large'
}
