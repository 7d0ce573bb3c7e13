import { createHash } from 'node:crypto'
import type { PlaceListQuery, PlaceOrder } from '../../../contract/places.ts'
import { fail } from '../../fail.ts'

/** Where a page ended: the values of its last row by which the list is ordered. */
export type Keys = readonly number[]

/** How many keys a cursor of each order has. */
const KEYS: Record<PlaceOrder, number> = { near: 2, liked: 2, rated: 3, verified: 2, relevance: 4 }

export function writeCursor(query: PlaceListQuery, order: PlaceOrder, keys: Keys): string {
  return Buffer.from(JSON.stringify([listOf(query, order), ...keys])).toString('base64url')
}

/** The keys of the query's cursor, null on a first page; refuses what no page of this very list has ended with. */
export function readCursor(query: PlaceListQuery, order: PlaceOrder): Keys | null {
  if (query.cursor === undefined) return null
  const [list, ...keys] = parsed(query.cursor)
  if (list !== listOf(query, order) || keys.length !== KEYS[order] || !keys.every(Number.isFinite)) fail('BAD_CURSOR')
  return keys as number[]
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/** Names a list: another filter, order or place to measure from gives another name. */
function listOf({ cursor: _cursor, limit: _limit, order: _order, lat, lng, ...filter }: PlaceListQuery, order: PlaceOrder): string {
  const list = [order, order === 'near' ? [lat, lng] : null, Object.entries(filter).sort()]
  return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)
}
