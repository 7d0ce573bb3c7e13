import type { PlaceListQuery } from '../../../contract/places/places.ts'
import type { PlaceOrder } from '../../../contract/places/place-order.ts'
import { type Keys, readKeys, writeKeys } from '../../cursors/keyset.ts'

export type { Keys } from '../../cursors/keyset.ts'

/** Position at which a page ended. */
export interface CursorKeys {
  keys: Keys
  /** The page was found by corrected words, so the next page must use them as well. */
  corrected: boolean
}

/** Sort keys by order; true for a key that may be a fraction. */
const KEYS: Record<PlaceOrder, readonly boolean[]> = {
  near: [true, false],
  liked: [false, false],
  rated: [true, false, false],
  verified: [false, false],
  relevance: [false, false, false],
}

export function writeCursor(query: PlaceListQuery, order: PlaceOrder, { keys, corrected }: CursorKeys): string {
  return writeKeys(listOf(query, order), [Number(corrected), ...keys])
}

/** Position at which the previous page ended, null for the first page; refuses a cursor of another list. */
export function readCursor(query: PlaceListQuery, order: PlaceOrder): CursorKeys | null {
  if (query.cursor === undefined) return null
  const [corrected, ...keys] = readKeys(listOf(query, order), [false, ...KEYS[order]], query.cursor)
  return { keys, corrected: corrected === 1 }
}

/** Identifies a list by its filter, order and origin of distances. */
function listOf(
  { cursor: _cursor, limit: _limit, order: _order, lat, lng, ...filter }: PlaceListQuery,
  order: PlaceOrder,
): unknown[] {
  return [order, order === 'near' ? [lat, lng] : null, Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1))]
}
