import { and, asc, desc, getTableColumns, gte, getTableName, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { choiceOf, COUNTED_MOST } from '../../../contract/records/records.ts'
import { readPlace, writePlace } from '../../cursors/signed.ts'
import { startOf } from './figures.ts'
import type { Db } from '../index.ts'

/** A column, or an expression over the row. */
export type Selected = PgColumn | SQL

export interface ListQuery {
  q?: string | undefined
  order?: string | undefined
  bin?: true | undefined
  limit?: number | undefined
  cursor?: string | undefined
  /** A day in Korea. */
  since?: string | undefined
  [filter: string]: unknown
}

interface Listed<T extends PgTable, Column extends keyof T['$inferSelect']> {
  table: T
  id: PgColumn
  search: readonly Selected[]
  orders: Readonly<Record<string, Selected>>
  filters: Readonly<Record<string, Selected>>
  /** When a row came, where the list can begin at a day in Korea (`since`). */
  since?: PgColumn
  /** What is read of a row, where that is few of many columns; else all. */
  columns?: readonly Column[]
  /** Further conditions. */
  where?: readonly (SQL | undefined)[]
}

export interface ListDeps {
  db: Db
  /** Signs cursors: their values become part of a query. */
  key: Uint8Array
}

const PAGE = 50

/** One page of rows in the asked order: searched and filtered, with the number of all matches on the first page. */
export async function listRows<
  T extends PgTable,
  Column extends keyof T['$inferSelect'] & string = keyof T['$inferSelect'] & string,
>(
  { db, key }: ListDeps,
  { table, id, search, orders, filters, since, columns, where = [] }: Listed<T, Column>,
  query: ListQuery,
): Promise<{ rows: Pick<T['$inferSelect'], Column>[]; cursor: string | null; total: number | null }> {
  const { q, order = `-${Object.keys(orders)[0]}`, limit = PAGE, cursor } = query
  const matching = and(
    ...where,
    since && query.since ? gte(since, startOf(query.since)) : undefined,
    q ? or(...search.map((text) => holds(text, q))) : undefined,
    ...Object.entries(filters).map(([name, value]) => chosen(value, query[name] as string | undefined)),
  )
  const down = order.startsWith('-')
  const by = orders[order.replace('-', '')] as Selected
  const { cursor: _cursor, limit: _limit, ...asked } = query
  const list = { of: [getTableName(table), order, Object.entries(asked)], key }
  const place = cursor === undefined ? null : readPlace(list, cursor)
  const after = place && sql`(${by}, ${id}) ${sql.raw(down ? '<' : '>')} (${typed(by, place.value)}, ${place.id})`
  const way = down ? desc : asc
  const from: PgTable = table
  const all: Record<string, PgColumn> = getTableColumns(from)
  const row = Object.fromEntries(Object.entries(all).filter(([name]) => !columns || columns.includes(name as Column)))
  const found = await db
    .select({ row, value: sql<string>`${by}::text`, id })
    .from(from)
    .where(and(matching, after ?? undefined))
    .orderBy(way(by), way(id))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    rows: page.map((one) => one.row as T['$inferSelect']),
    cursor: last ? writePlace(list, { value: last.value, id: last.id as number }) : null,
    total: cursor === undefined ? await count(db, table, matching) : null,
  }
}

/** Compared as the type of the expression itself, so that an index on it serves. */
const typed = (by: Selected, value: string) =>
  'getSQLType' in by ? sql`${value}::${sql.raw(by.getSQLType())}` : sql`${value}`

async function count(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(COUNTED_MOST + 1)
    .as('some')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return row?.total ?? 0
}

/** That a text has these words in it. */
export const holds = (text: Selected, q: string): SQL => sql`${text} ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`}`

/** That a value is among those of a choice (`a,b`), or (`!a,b`) among none of them. */
export function chosen(value: Selected, choice: string | undefined): SQL | undefined {
  if (!choice) return undefined
  const { not, values } = choiceOf(choice)
  const among = sql`${value}::text in ${values}`
  return not ? sql`(${among}) is not true` : among
}
