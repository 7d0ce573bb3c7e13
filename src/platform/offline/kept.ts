import type { Endpoint } from '../../../contract/endpoint.ts'

/**
 * `meta` of a query whose answer may be kept on the device: as the contract says of its endpoint, and only if everybody may
 * read it. `dated`: it is what a screen is about, so that its age is told where it can't be renewed.
 */
export function kept({ access, offline }: Endpoint) {
  const kind = access === 'public' && offline
  return { kept: kind, dated: kind === 'list' || kind === 'detail' }
}

/**
 * `meta` of a member's own query, under `memberKey(id, …)`: kept on the device for him alone, readable without a network, and gone
 * with his session. Also what the page itself puts there (`setQueryData`) is kept.
 */
export const memberKept = { kept: 'member', dated: false } as const

/** The same for what stands beside that: a count, what else is near. */
export const keptAside = (endpoint: Endpoint) => ({ ...kept(endpoint), dated: false })
