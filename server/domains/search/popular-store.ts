import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fold } from '../../../contract/text/hangul.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { networkOf } from '../../lib/network.ts'
import { matchCondition } from './match-filter.ts'
import { queryWords } from '../../../contract/text/search-words.ts'

/** Length in days of the window that is counted. */
export const WORD_DAYS = 30
/** Fewer could be one person, and their word one about a person. */
export const MIN_VISITORS = 3
const SHOWN = 10
/** Maximum number of words counted per visitor and day: more than a person searches. */
const DAILY_WORDS = 100

/** Counts a word once per visitor and day, and whether it finds a place; `today` is an ISO date. */
export async function recordSearch(db: Db, { word, ip }: { word: string; ip: string }, today: string): Promise<void> {
  const folded = fold(word)
  if (queryWords(word).length === 0) return
  const found = await findsPlaces(db, word)
  const visitor = hash(await saltOf(db, today), networkOf(ip))
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from search_words where visitor = ${visitor} and day = ${today}::date`,
  )
  const count = rows[0]?.count ?? 0
  if (count >= DAILY_WORDS) fail('RATE_LIMITED')
  if (count === 0) await db.execute(sql`delete from search_words where day <= ${today}::date - ${WORD_DAYS}::int`)
  await db.execute(sql`
    insert into search_words (folded, visitor, day, word, found) values (${folded}, ${visitor}, ${today}::date, ${word}, ${found})
    on conflict do nothing`)
}

/** Words that several visitors searched in the window and that still find something, most searched first. */
export async function listPopularWords(db: Db, today: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select mode() within group (order by word) as word from search_words
    where found and day > ${today}::date - ${WORD_DAYS}::int
    group by folded having count(distinct visitor) >= ${MIN_VISITORS}
    order by count(distinct visitor) desc, max(day) desc, folded limit ${2 * SHOWN}`)
  const words: string[] = []
  for (const { word } of rows) {
    if (words.length < SHOWN && (await findsPlaces(db, word))) words.push(word)
  }
  return words
}

export async function findsPlaces(db: Db, word: string): Promise<boolean> {
  const words = queryWords(word)
  if (words.length === 0) return false
  const { rows } = await db.execute(sql`select from places where status = 'open' and ${matchCondition(words)} limit 1`)
  return rows.length > 0
}

const hash = (salt: string, ip: string) => createHash('sha256').update(salt).update(ip).digest('base64url').slice(0, 16)

/**
 * The salt of the current period of `WORD_DAYS` days. Older salts are deleted, after which their hashes can't be attributed to anyone.
 * One person counts as at most two visitors within a window (before and after a new salt), fewer than the minimum.
 */
async function saltOf(db: Db, today: string): Promise<string> {
  const period = Math.floor(Date.parse(today) / 86_400_000 / WORD_DAYS)
  const read = () => db.execute<{ salt: string }>(sql`select salt from search_salts where period = ${period}`)
  const known = (await read()).rows[0]
  if (known) return known.salt
  const salt = randomBytes(16).toString('base64url')
  await db.execute(sql`insert into search_salts values (${period}, ${salt}) on conflict do nothing`)
  await db.execute(sql`delete from search_salts where period < ${period}`)
  return ((await read()).rows[0] as { salt: string }).salt
}
