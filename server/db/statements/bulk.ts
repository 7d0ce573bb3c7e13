import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../index.ts'

/** Column → PostgreSQL type. Rows are sent as one JSON parameter, because COPY crashes PGlite and thousands of parameters are slow. */
export type Columns = Readonly<Record<string, string>>
export type Row<C extends Columns> = { [Column in keyof C]: unknown }

const names = (columns: Columns) =>
  sql.join(
    Object.keys(columns).map((name) => sql.identifier(name)),
    sql`, `,
  )

/** `rows` as a table `r` for a FROM clause. */
export function recordset<C extends Columns>(columns: C, rows: readonly Row<C>[]): SQL {
  const definition = Object.entries(columns).map(([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`)
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(${sql.join(definition, sql`, `)})`
}

export async function bulkInsert<C extends Columns>(
  db: Db,
  table: SQL,
  columns: C,
  rows: readonly Row<C>[],
): Promise<void> {
  if (rows.length === 0) return
  await db.execute(
    sql`insert into ${table} (${names(columns)}) select ${names(columns)} from ${recordset(columns, rows)}`,
  )
}

/** Updates all columns except `key` of the rows identified by `key`; `further` is added to the SET clause. */
export async function bulkUpdate<C extends Columns>(
  db: Db,
  table: SQL,
  key: keyof C & string,
  columns: C,
  rows: readonly Row<C>[],
  further?: SQL,
): Promise<void> {
  if (rows.length === 0) return
  const set = Object.keys(columns)
    .filter((name) => name !== key)
    .map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`)
  if (further) set.push(further)
  await db.execute(sql`
    update ${table} as t set ${sql.join(set, sql`, `)} from ${recordset(columns, rows)}
    where t.${sql.identifier(key)} = r.${sql.identifier(key)}`)
}
