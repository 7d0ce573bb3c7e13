import { fail } from '../refusals/refusal.ts'

/** The id with which the page before ended, null on a first page; refuses what no page has ended with. */
export function readIdCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const id = Number.parseInt(cursor, 36)
  return id > 0 && id < 2 ** 31 && id.toString(36) === cursor ? id : fail('BAD_CURSOR')
}

/** A page of rows that are ordered by their ids, of which one more was read than is shown. */
export function idPage<T extends { id: number }>(found: readonly T[], limit: number) {
  const items = found.slice(0, limit)
  return { items, cursor: found.length > limit ? (items.at(-1)?.id.toString(36) ?? null) : null }
}
