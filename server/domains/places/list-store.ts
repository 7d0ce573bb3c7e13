import { type SQL, sql } from 'drizzle-orm'
import { PLACE_COUNT_CAP } from '../../../contract/places.ts'
import type { Db } from '../../db/index.ts'
import { CARD_COLUMNS, type CardRow } from './card-columns.ts'
import type { Keys } from './cursor.ts'
import type { Conditions } from './filter.ts'
import type { Order } from './order-columns.ts'

/**
 * How far an order's index is walked for places that pass the filter. Common filters fill a page within it; for rare ones walking on
 * could mean the whole country, so the filter then goes first, by its own indexes or one pass over the narrow rows (decision 0041).
 */
const WALK = 1500

export interface ListRow extends CardRow {
  keys: number[]
}

export interface ListPage {
  conditions: Conditions
  order: Order
  after: Keys | null
  limit: number
}

/** At most `limit` open places in order. */
export async function selectPlaces(db: Db, page: ListPage): Promise<ListRow[]> {
  const { order, limit } = page
  const { rows, complete } = walk(page)
  const found = (await db.execute<ListRow>(cards(rows, order))).rows
  if (complete || found.length === limit) return found
  return (await db.execute<ListRow>(cards(filterFirst(page), order))).rows
}

const all = (parts: readonly (SQL | null)[]) =>
  sql.join(
    parts.filter((part) => part !== null),
    sql` and `,
  )

/** Along the order's index; `complete` when nothing can lie beyond what was walked. */
function walk({ conditions: { city, others }, order, after, limit }: ListPage): { rows: SQL; complete: boolean } {
  const start = [sql`status = 'open'`, after && order.after(after)]
  const filters = order.byCity ? others : [...others, ...(city ? [city] : [])]
  if (order.byCity && city) start.push(city)
  // A city is small enough to be walked to its end.
  if (filters.length === 0 || (order.byCity && city)) {
    const where = all([...start, ...filters])
    return { rows: sql`select * from places where ${where} order by ${order.indexed} limit ${limit}`, complete: true }
  }
  const nearest = sql`select * from places where ${all(start)} order by ${order.indexed} limit ${WALK}`
  const rows = sql`select * from (${nearest}) as w where ${all(filters)} order by ${order.indexed} limit ${limit}`
  return { rows, complete: false }
}

function filterFirst({ conditions: { city, others }, order, after, limit }: ListPage): SQL {
  const where = all([sql`status = 'open'`, city, ...others, after && order.after(after)])
  return sql`select * from places where ${where} order by ${order.sorted} limit ${limit}`
}

const cards = (rows: SQL, order: Order) => sql`
  select ${CARD_COLUMNS}, ${order.keys} as keys from (${rows}) as p join place_details as d on d.place_id = p.id
  order by ${order.indexed}`

export async function selectCount(db: Db, { city, others }: Conditions): Promise<{ count: number; capped: boolean }> {
  const where = all([sql`status = 'open'`, city, ...others])
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from places where ${where} limit ${PLACE_COUNT_CAP + 1}) as found`)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, PLACE_COUNT_CAP), capped: count > PLACE_COUNT_CAP }
}
