import { and, eq, gte } from 'drizzle-orm'
import { FRESH_DAYS } from '../../../contract/policy/freshness.ts'
import { atOpenPlace, countPerDay, countWaiting, type Period } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { entryReports } from './table.ts'

export const entriesPerDay = (db: Db, period: Period) => countPerDay(db, entryReports, entryReports.createdAt, period)

/** Recent reports that contradict the policy of their place. */
export const conflictingEntries = (db: Db, now: Date) =>
  countWaiting(
    db,
    entryReports,
    entryReports.createdAt,
    and(
      eq(entryReports.agrees, false),
      gte(entryReports.createdAt, new Date(now.getTime() - FRESH_DAYS * 86_400_000)),
      atOpenPlace(entryReports.placeId),
    ),
  )
