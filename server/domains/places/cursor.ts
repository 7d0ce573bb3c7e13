import { createHash } from 'node:crypto'
import type { PlaceListQuery, PlaceOrder } from '../../../contract/places.ts'
import { fail } from '../../fail.ts'

/** The values of a row by which the list is ordered. */
export type Keys = readonly number[]

/** Where a page ended. */
export interface End {
  keys: Keys
  /** The page's words were put right, so those of the next must be too. */
  corrected: boolean
}

/** How many keys a row of each order has. */
const KEYS: Record<PlaceOrder, number> = { near: 2, liked: 2, rated: 3, verified: 2, relevance: 3 }

export function writeCursor(query: PlaceListQuery, order: PlaceOrder, { keys, corrected }: End): string {
  return Buffer.from(JSON.stringify([listOf(query, order), Number(corrected), ...keys])).toString('base64url')
}

/** Where the page before ended, null on a first page; refuses what no page of this very list has ended with. */
export function readCursor(query: PlaceListQuery, order: PlaceOrder): End | null {
  if (query.cursor === undefined) return null
  const [list, corrected, ...keys] = parsed(query.cursor)
  if (list !== listOf(query, order) || keys.length !== KEYS[order] || !keys.every(isKey)) fail('BAD_CURSOR')
  return { keys: keys as number[], corrected: corrected === 1 }
}

/** Likes, ids and tiers are compared as 32-bit integers; ratings and metres are well below. */
const isKey = (key: unknown) => typeof key === 'number' && Math.abs(key) < 2 ** 31

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Names a list: another filter, order or place to measure from gives another name. */
function listOf(
  { cursor: _cursor, limit: _limit, order: _order, lat, lng, ...filter }: PlaceListQuery,
  order: PlaceOrder,
): string {
  const list = [
    order,
    order === 'near' ? [lat, lng] : null,
    Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]
  return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)
}
