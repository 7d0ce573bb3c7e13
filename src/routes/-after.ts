import { readAfter } from '../platform/navigation/after.ts'

/** As a part of a route's search parameters. */
export function afterOf(search: { after?: unknown }): { after?: string } {
  const after = readAfter(search)
  return after ? { after } : {}
}
