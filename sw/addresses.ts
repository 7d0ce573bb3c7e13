import type { OfflineKind } from '../contract/endpoint.ts'
import { OFFLINE_RULES } from '../contract/offline.ts'

/** Below it stands the API; as the page's own calls are addressed (`src/platform/api.ts`). */
const API_BASE = '/api'
export const MEDIA_BASE = '/media'

/** Addresses that the server answers itself, also where somebody opens one in the address bar. */
export function isServersOwn({ pathname }: { pathname: string }): boolean {
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
