import { and, eq, gte, lt, max, sql } from 'drizzle-orm'
import { FIGURES, type FigureId } from '../../../contract/dashboard/dashboard.ts'
import { type DayFigure, dayOf, startOf } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import type { DashboardPorts } from './ports.ts'
import { dailyFigures } from './table.ts'

const DAY_MS = 86_400_000

/** The day before or after, in Korea. */
const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Stores the figures of the days that are over: what is deleted later was added all the same, and nobody has to count a year of rows
 * again. Does nothing for the rest of the day.
 */
export async function recordFigures(db: Db, { figures }: DashboardPorts, now: Date): Promise<void> {
  const today = dayOf(now)
  const yesterday = shifted(today, -1)
  const last = await lastRecorded(db, today)
  for (const id of FIGURES) {
    const recorded = last.get(id)
    if (recorded && recorded >= yesterday) continue
    const since = recorded ? startOf(shifted(recorded, 1)) : new Date(0)
    const days = await figures[id](db, { since, until: startOf(today) })
    if (days.at(-1)?.day !== yesterday) days.push({ day: yesterday, count: 0 })
    await db
      .insert(dailyFigures)
      .values(days.map((day) => ({ figure: id, ...day })))
      // A day that was stored before it was over, as the clock was ahead.
      .onConflictDoUpdate({ target: [dailyFigures.figure, dailyFigures.day], set: { count: sql`excluded.count` } })
  }
}

/** What was added on each day since then: as stored, and what isn't stored yet, counted now. Days without anything are left out. */
export async function readFigure(
  db: Db,
  { figures }: DashboardPorts,
  id: FigureId,
  since: string,
  now: Date,
): Promise<DayFigure[]> {
  const stored = await db
    .select({ day: dailyFigures.day, count: dailyFigures.count })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.figure, id), gte(dailyFigures.day, since), lt(dailyFigures.day, dayOf(now))))
    .orderBy(dailyFigures.day)
  const last = stored.at(-1)?.day
  const counted = await figures[id](db, {
    since: startOf(last ? shifted(last, 1) : since),
    until: startOf(shifted(dayOf(now), 1)),
  })
  return [...stored, ...counted].filter(({ count }) => count > 0)
}

/** Days to come don't count: a clock that was ahead for a moment would otherwise leave no figures until they have come. */
async function lastRecorded(db: Db, today: string): Promise<Map<FigureId, string>> {
  const rows = await db
    .select({ figure: dailyFigures.figure, day: max(dailyFigures.day) })
    .from(dailyFigures)
    .where(lt(dailyFigures.day, today))
    .groupBy(dailyFigures.figure)
  return new Map(rows.flatMap(({ figure, day }) => (day ? [[figure, day]] : [])))
}
