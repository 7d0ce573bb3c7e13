import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { MEMBER_SHAPES } from '../../../contract/offline/member-shapes.ts'

/**
 * `meta` of a query whose answer may be persisted: as the contract states for its endpoint, and only if it is public.
 * `answers`: the operation whose answer it holds, by which it is checked when it is read. `dated`: it is the main content of a screen, so its age is shown if it can't be renewed.
 */
export function kept({ access, id, offline }: Endpoint) {
  const kind = access === 'public' && offline
  return { kept: kind, answers: id, dated: kind === 'list' || kind === 'detail' }
}

/**
 * `meta` of a member's own query, under `memberKey(id, …)`: persisted for that member only, readable without a network, and deleted
 * with the session. Data set by the page itself (`setQueryData`) is persisted too.
 */
export const memberPersisted = (answers: keyof typeof MEMBER_SHAPES) =>
  ({ kept: 'member', answers, dated: false }) as const

/** The same for secondary content: a count, nearby places. */
export const persistedUndated = (endpoint: Endpoint) => ({ ...kept(endpoint), dated: false })
