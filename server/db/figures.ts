import { gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './index.ts'

/** What was added on a day in Korea, `2026-11-22`. */
export interface DayFigure {
  day: string
  count: number
}

/** Rows by the day of that column, since then; days without any are left out. */
export function countPerDay(db: Db, table: PgTable, at: PgColumn, since: Date): Promise<DayFigure[]> {
  const day = sql<string>`to_char(${at} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
  return db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(table)
    .where(gte(at, since))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** How many rows wait, and since when the oldest does. */
export interface Waiting {
  count: number
  oldest: Date | null
}

export async function countWaiting(db: Db, table: PgTable, at: PgColumn, where?: SQL): Promise<Waiting> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${at})` })
    .from(table)
    .where(where)
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}
