import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '../refusals/refusal.ts'

/** Where a page ends: what its last row is ordered by, and the row's id. */
interface Place {
  value: string
  id: number
}

/** A list (another order or filter is another list), and the key that signs its cursors. */
export interface List {
  of: readonly unknown[]
  key: Uint8Array
}

/** Encodes where a page of that list ends. */
export const writePlace = (list: List, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([nameOf(list, value, id), value, id])).toString('base64url')

/** Refuses a cursor of another list, and one that this server didn't write: its value becomes part of a query. */
export function readPlace(list: List, cursor: string): Place {
  const [name, value, id] = parsed(cursor)
  if (typeof name !== 'string' || typeof value !== 'string' || typeof id !== 'number') return fail('BAD_CURSOR')
  const right = nameOf(list, value, id)
  if (name.length !== right.length || !timingSafeEqual(Buffer.from(name), Buffer.from(right))) return fail('BAD_CURSOR')
  return { value, id }
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const nameOf = ({ of, key }: List, value: string, id: number) =>
  createHmac('sha256', key)
    .update(JSON.stringify([of, value, id]))
    .digest('base64url')
    .slice(0, 16)
