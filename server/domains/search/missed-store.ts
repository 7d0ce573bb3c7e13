import { sql } from 'drizzle-orm'
import type { MissedWord } from '../../../contract/dashboard/dashboard.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import { type DayFigure, dayOf, type Period } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { findsPlaces, MIN_VISITORS, WORD_DAYS } from './popular-store.ts'

const SHOWN = 20

/** Searches that found no place, by day; words are kept for `WORD_DAYS`. */
export async function missesPerDay(db: Db, { since, until }: Period): Promise<DayFigure[]> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select day::text, count(*)::int as count from search_words
    where not found and day >= ${dayOf(since)}::date and ${until ? sql`day < ${dayOf(until)}::date` : sql`true`}
    group by day order by day`)
  return rows
}

/** Words of several visitors that found no place and still find none: what a single person typed may be about a person. */
export async function listMissedWords(db: Db, now: Date): Promise<MissedWord[]> {
  const { rows } = await db.execute<{ word: string; visitors: number }>(sql`
    select mode() within group (order by word) as word, count(distinct visitor)::int as visitors from search_words
    where not found and day > ${todayInKorea(now)}::date - ${WORD_DAYS}::int
    group by folded having count(distinct visitor) >= ${MIN_VISITORS}
    order by visitors desc, max(day) desc, folded limit ${2 * SHOWN}`)
  const missed: MissedWord[] = []
  for (const { word, visitors } of rows)
    if (missed.length < SHOWN && !(await findsPlaces(db, word))) missed.push({ word, visitors })
  return missed
}
