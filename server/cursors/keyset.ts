import { createHash } from 'node:crypto'
import { fail } from '../refusals/refusal.ts'

/** The values of a row by which a list is ordered. */
export type Keys = readonly number[]

/** The parameters that identify a list: another order or filter is another list. */
type List = readonly unknown[]

/** Encodes the keys of the last row of a page of that list. */
export function writeKeys(list: List, keys: Keys): string {
  return Buffer.from(JSON.stringify([nameOf(list), ...keys])).toString('base64url')
}

/** Decodes a cursor; refuses one of another list. `reals` marks the keys that may be fractions: ratings and metres. */
export function readKeys(list: List, reals: readonly boolean[], cursor: string): Keys {
  const [name, ...keys] = parsed(cursor)
  if (name !== nameOf(list) || keys.length !== reals.length) fail('BAD_CURSOR')
  if (!keys.every((key, index) => isKey(key, reals[index]))) fail('BAD_CURSOR')
  return keys as number[]
}

/** Ids and counts are compared as 32-bit integers; ratings and metres are well below that range. */
const isKey = (key: unknown, real = false) =>
  typeof key === 'number' && Math.abs(key) < 2 ** 31 && (real || Number.isInteger(key))

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const nameOf = (list: List) => createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)

/** Builds a page from rows that were read with a limit of one more than the page holds. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  { item, cursor }: { item: (row: Row) => Item; cursor: (last: Row) => string },
): { items: Item[]; cursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(item), cursor: last === undefined ? null : cursor(last) }
}
