import type { OfflineKind } from '../contract/endpoint.ts'
import { widthOf } from '../contract/media.ts'
import { OFFLINE_RULES } from '../contract/offline.ts'

/** Base path of the API, the same as in the page's calls (`src/platform/api/api.ts`). */
export const API_BASE = '/api'
export const MEDIA_BASE = '/media'

/** Whether the server answers an address itself, also if it is opened in the address bar. */
export function isServerPath({ pathname }: { pathname: string }): boolean {
  return (
    [API_BASE, MEDIA_BASE].some((base) => pathname === base || pathname.startsWith(`${base}/`)) ||
    // Health checks and files are no screens.
    ['/healthz', '/readyz'].includes(pathname) ||
    /\.[A-Za-z0-9]{1,12}$/.test(pathname)
  )
}

/** The kind by which an answer is cached; undefined if it must not be. Only answers that the contract marks public and cacheable have one. */
export function kindOf({ method, url }: { method: string; url: URL }): OfflineKind | undefined {
  if (method !== 'GET' || !url.pathname.startsWith(`${API_BASE}/`)) return undefined
  const path = url.pathname.slice(API_BASE.length)
  return OFFLINE_RULES.find(({ pattern }) => pattern.test(path))?.kind
}

/** Pixels: a card's photo on a high-density screen is at most this wide. */
const SMALL_UP_TO = 640

/** A drawing counts as small at any width; a photo without sizes is an original, so large. */
export function sizeClassOf(path: string): 'small' | 'large' {
  return path.endsWith('.svg') || (widthOf(path) ?? Number.POSITIVE_INFINITY) <= SMALL_UP_TO ? 'small' : 'large'
}
