import type { Endpoint } from '../../../contract/endpoint.ts'

/**
 * `meta` of a query whose answer may be persisted: as the contract states for its endpoint, and only if it is public.
 * `dated`: it is the main content of a screen, so its age is shown if it can't be renewed.
 */
export function kept({ access, offline }: Endpoint) {
  const kind = access === 'public' && offline
  return { kept: kind, dated: kind === 'list' || kind === 'detail' }
}

/**
 * `meta` of a member's own query, under `memberKey(id, …)`: persisted for that member only, readable without a network, and deleted
 * with the session. Data set by the page itself (`setQueryData`) is persisted too.
 */
export const memberPersisted = { kept: 'member', dated: false } as const

/** The same for secondary content: a count, nearby places. */
export const persistedUndated = (endpoint: Endpoint) => ({ ...kept(endpoint), dated: false })
