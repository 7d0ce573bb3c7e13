import { sql } from 'drizzle-orm'
import type { Word } from '../../../contract/text/search-words.ts'
import type { Db } from '../../db/index.ts'
import { gramCounts } from './gram-store.ts'
import { matchWords } from './match-filter.ts'

/** Among so many of the most liked places more than a hundred hold a common word. */
const SCAN_SIZE = 1500

/** How many open places match, counted up to one more than `cap`. */
export async function countPlaces(db: Db, words: readonly Word[], cap: number): Promise<number> {
  const match = matchWords(words)
  const liked = sql`(select id from places where status = 'open' order by like_count desc, id desc limit ${SCAN_SIZE})`
  const read = async (places: ReturnType<typeof sql>, fence: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select from ${places} as p cross join lateral (
          select folded, initials, grams from place_search where place_id = p.id ${fence}) as s
        where ${match.where} limit ${cap + 1}) as found`)
    return rows[0]?.count ?? 0
  }
  const many = match.count(await gramCounts(db)) > SCAN_SIZE
  const found = many ? await read(liked, sql`offset 0`) : 0
  return found > cap ? found : read(sql`(select id from places where status = 'open')`, sql``)
}
