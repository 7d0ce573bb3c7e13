import type { PlaceListQuery, PlaceOrder } from '../../../contract/places.ts'
import { type Keys, readKeys, writeKeys } from '../../cursors/keyset.ts'

export type { Keys } from '../../cursors/keyset.ts'

/** Where a page ended. */
export interface End {
  keys: Keys
  /** The page's words were put right, so those of the next must be too. */
  corrected: boolean
}

/** The keys that a row of each order has: which may be fractions. */
const KEYS: Record<PlaceOrder, readonly boolean[]> = {
  near: [true, false],
  liked: [false, false],
  rated: [true, false, false],
  verified: [false, false],
  relevance: [false, false, false],
}

export function writeCursor(query: PlaceListQuery, order: PlaceOrder, { keys, corrected }: End): string {
  return writeKeys(listOf(query, order), [Number(corrected), ...keys])
}

/** Where the page before ended, null on a first page; refuses what no page of this very list has ended with. */
export function readCursor(query: PlaceListQuery, order: PlaceOrder): End | null {
  if (query.cursor === undefined) return null
  const [corrected, ...keys] = readKeys(listOf(query, order), [false, ...KEYS[order]], query.cursor)
  return { keys, corrected: corrected === 1 }
}

/** Names a list: another filter, order or place to measure from gives another name. */
function listOf(
  { cursor: _cursor, limit: _limit, order: _order, lat, lng, ...filter }: PlaceListQuery,
  order: PlaceOrder,
): unknown[] {
  return [order, order === 'near' ? [lat, lng] : null, Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1))]
}
