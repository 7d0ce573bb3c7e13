import { fail } from '../refusals/refusal.ts'

/** The last id of the previous page; null for the first page. Refuses malformed cursors. */
export function readIdCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const id = Number.parseInt(cursor, 36)
  return id > 0 && id < 2 ** 31 && id.toString(36) === cursor ? id : fail('BAD_CURSOR')
}

/** Builds a page of rows ordered by id; `found` has one row more than the page if there is a next one. */
export function idPage<T extends { id: number }>(found: readonly T[], limit: number) {
  const items = found.slice(0, limit)
  return { items, cursor: found.length > limit ? (items.at(-1)?.id.toString(36) ?? null) : null }
}
