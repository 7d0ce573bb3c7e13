import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { DUE_DAYS } from '../../../contract/policy/freshness.ts'
import { countPerDay, type Period, type Waiting } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { places } from './table.ts'

export const placesPerDay = (db: Db, period: Period) => countPerDay(db, places, places.createdAt, period)

const DAY_MS = 86_400_000

/** Open places that somebody has saved and nobody has confirmed for a year; since when the oldest is overdue. */
export async function stalePlaces(db: Db, now: Date): Promise<Waiting> {
  const due = Math.floor(now.getTime() / DAY_MS) - DUE_DAYS
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql<number | null>`min(nullif(${places.verifiedDay}, 0))` })
    .from(places)
    .where(and(eq(places.status, 'open'), gt(places.likeCount, 0), lt(places.verifiedDay, due)))
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date((row.oldest + DUE_DAYS) * DAY_MS) : null }
}
