import type { OfflineKind } from '../contract/api/endpoint.ts'
import { widthOf } from '../contract/api/media.ts'
import { OFFLINE_RULES, type OfflineRule } from '../contract/offline/offline.ts'
import { OFFLINE_SHAPE } from '../contract/api/offline-shape.ts'

/** Base path of the API, the same as in the page's calls (`src/platform/api/api.ts`). */
export const API_BASE = '/api'
export const MEDIA_BASE = '/media'

/** Answers of another shape of the contract would be misread: they are in caches of other names, which are deleted. */
export const ANSWERS = 'answers-'
export const answersCache = (kind: OfflineKind) => `${ANSWERS}${kind}-${OFFLINE_SHAPE}`
export const SHELL_CACHE = 'shell-files'
/** A released name. */
export const LAZY_CACHE = 'late-files'

/** Whether the server answers an address itself, also if it is opened in the address bar. */
export function isServerPath({ pathname }: { pathname: string }): boolean {
  return (
    [API_BASE, MEDIA_BASE].some((base) => pathname === base || pathname.startsWith(`${base}/`)) ||
    // Health checks and files are no screens.
    ['/healthz', '/readyz'].includes(pathname) ||
    /\.[A-Za-z0-9]{1,12}$/.test(pathname)
  )
}

/** The rule by which an answer is cached; undefined if it must not be. Only answers that the contract marks public and cacheable have one. */
export function ruleOf({ method, url }: { method: string; url: URL }): OfflineRule | undefined {
  if (method !== 'GET' || !url.pathname.startsWith(`${API_BASE}/`)) return undefined
  const path = url.pathname.slice(API_BASE.length)
  return OFFLINE_RULES.find(({ pattern }) => pattern.test(path))
}

export const kindOf = (call: { method: string; url: URL }): OfflineKind | undefined => ruleOf(call)?.kind

/** Pixels: a card's photo on a high-density screen is at most this wide. */
const SMALL_UP_TO = 640

/** A drawing counts as small at any width; a photo without sizes is an original, so large. */
export function sizeClassOf(path: string): 'small' | 'large' {
  return path.endsWith('.svg') || (widthOf(path) ?? Number.POSITIVE_INFINITY) <= SMALL_UP_TO ? 'small' : 'large'
}
