import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../index.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `planned_${createHash('sha1').update(text).digest('base64url')}`
  names.set(text, name)
  return name
}

/**
 * Executes a statement that each connection parses once, and plans once if the plan doesn't depend on the values: for small statements of
 * frequent calls, of which planning takes longer than performing. Its text must be the same each time, as connections keep it for good.
 */
export async function planned<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const { rows } = await db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      query,
      undefined,
      nameOf(query.sql),
      false,
    )
    .execute()
  return rows
}
