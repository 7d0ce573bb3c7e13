import { type SQL, sql } from 'drizzle-orm'
import { PLACE_COUNT_CAP } from '../../../contract/places/places.ts'
import type { Db } from '../../db/index.ts'
import { CARD_COLUMNS, type CardRow } from './card-columns.ts'
import type { Keys } from './cursor.ts'
import type { Conditions } from './filter.ts'
import type { Order } from './order-columns.ts'

/**
 * How many rows of an order's index are scanned for places that pass the filter. Common filters fill a page within them; for rare ones
 * the scan could cover the whole country, so the filter is then evaluated first, by its own indexes or one pass over the narrow rows (decision 0041).
 */
const SCAN_SIZE = 600
/** The index doesn't order places of equal distance (one building) by id: this many more are read than a page needs, and sorted. */
const TIES = 100

export interface ListRow extends CardRow {
  keys: number[]
}

export interface ListPage {
  conditions: Conditions
  order: Order
  after: Keys | null
  limit: number
}

/** The next open places of a list, at most `limit`. */
export async function selectPlaces(db: Db, page: ListPage): Promise<ListRow[]> {
  const { conditions, order, limit } = page
  const filtered = conditions.others.length > 0
  // A 시군구 is small, so its part of the order's index may be read completely.
  if (conditions.city) return run(db, order, inOrder(page, order.byCity ? order.indexed : order.sorted))
  if (!filtered && order.indexed === order.full) return run(db, order, inOrder(page, order.full))
  const found = await run(db, order, scanIndex(page, filtered ? SCAN_SIZE : limit + TIES))
  return filtered && found.length < limit ? run(db, order, inOrder(page, order.sorted)) : found
}

async function run(db: Db, order: Order, rows: SQL): Promise<ListRow[]> {
  const result = await db.execute<ListRow>(sql`
    select ${CARD_COLUMNS}, ${order.keys} as keys from (${rows}) as p join place_details as d on d.place_id = p.id
    order by ${order.full}`)
  return result.rows
}

const all = (parts: readonly (SQL | null)[]) =>
  sql.join(
    parts.filter((part) => part !== null),
    sql` and `,
  )

function inOrder({ conditions: { city, others }, order, after, limit }: ListPage, by: SQL): SQL {
  const where = all([sql`status = 'open'`, city, ...others, after && order.after(after)])
  return sql`select * from places where ${where} order by ${by} limit ${limit}`
}

/** Places that pass the filter, among the next rows of the order's index. */
function scanIndex({ conditions: { others }, order, after, limit }: ListPage, width: number): SQL {
  const where = all([sql`status = 'open'`, after && order.after(after)])
  const scanned = sql`select * from places where ${where} order by ${order.indexed} limit ${width}`
  const passing = others.length > 0 ? all(others) : sql`true`
  return sql`select * from (${scanned}) as w where ${passing} order by ${order.full} limit ${limit}`
}

export async function selectCount(db: Db, { city, others }: Conditions): Promise<{ count: number; capped: boolean }> {
  const where = all([sql`status = 'open'`, city, ...others])
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from places where ${where} limit ${PLACE_COUNT_CAP + 1}) as found`)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, PLACE_COUNT_CAP), capped: count > PLACE_COUNT_CAP }
}
