import type { Endpoint, OfflineKind } from '../api/endpoint.ts'
import { ENDPOINTS } from '../endpoints.ts'

export interface OfflineRule {
  operation: string
  /** Matches a full path below the API base, without the query. */
  pattern: RegExp
  kind: OfflineKind
}

/**
 * The service worker's cache table; the first rule that matches applies, literal paths before parameters.
 * Only public answers can be in it: see `Read` in `endpoint.ts`.
 */
export function offlineRules(endpoints: readonly Endpoint[]): OfflineRule[] {
  return endpoints
    .flatMap(({ id, method, path, access, offline }) =>
      method === 'GET' && access === 'public' && offline ? [{ operation: id, path, kind: offline }] : [],
    )
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .map(({ operation, path, kind }) => ({ operation, pattern: patternOf(path), kind }))
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
}

export const OFFLINE_RULES = offlineRules(ENDPOINTS)
