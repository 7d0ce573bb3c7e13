import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../index.ts'

/** What was added on a day in Korea, `2026-11-22`. */
export interface DayFigure {
  day: string
  count: number
}

/** Whole days in Korea: from a midnight on, until another or until now. */
export interface Period {
  since: Date
  until?: Date | undefined
}

const DAY_MS = 86_400_000
const KOREA_MS = 9 * 3_600_000

/** The day in Korea at that instant. */
export const dayOf = (at: Date): string => new Date(at.getTime() + KOREA_MS).toISOString().slice(0, 10)

/** The first instant of a day in Korea. */
export const startOf = (day: string): Date => new Date(Date.parse(day) - KOREA_MS)

/** Rows by the day of that column in the period; days without any are left out. */
export async function countPerDay(
  db: Db,
  table: PgTable,
  at: PgColumn,
  { since, until }: Period,
): Promise<DayFigure[]> {
  if (until && until.getTime() - since.getTime() === DAY_MS) {
    // Counted by the index alone.
    const count = await db.$count(table, and(gte(at, since), lt(at, until)))
    return count > 0 ? [{ day: dayOf(since), count }] : []
  }
  // Formatting the day of each row in SQL would take three times as long.
  const midnight = sql<number>`extract(epoch from date_bin('1 day', ${at}, timestamptz '2000-01-01 00:00+09'))::int`
  const days = await db
    .select({ midnight, count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(gte(at, since), until && lt(at, until)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return days.map(({ midnight: seconds, count }) => ({ day: dayOf(new Date(seconds * 1000)), count }))
}

/** That the place of a row is open: places that are hidden, closed or in the bin are in no list of what is to be checked. */
export const atOpenPlace = (placeId: PgColumn): SQL =>
  sql`exists (select from places as p where p.id = ${placeId} and p.status = 'open')`

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
