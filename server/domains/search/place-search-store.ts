import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { correctWords, PLACES } from './correct-store.ts'
import { highlights } from './highlight.ts'
import { matchCondition, matchWords } from './match-filter.ts'
import { type PlaceRow, type RankedPage, selectRelevant } from './relevance-store.ts'
import { queryWords, type Word } from '../../../contract/text/search-words.ts'

/** Implements the port `PlaceSearch` of lists of places. */
export const placeSearch = {
  parse(q: string) {
    const words = queryWords(q)
    return words.length === 0 ? null : queryOf(words)
  },
}

interface Query {
  condition: SQL
  highlights(name: string): [number, number][]
  select<Row extends PlaceRow>(db: Db, page: RankedPage, columns: SQL): Promise<(Row & { keys: number[] })[]>
  corrected(db: Db): Promise<Query | null>
}

const queryOf = (words: readonly Word[]): Query => ({
  condition: matchCondition(words),
  highlights: (name) => highlights(name, words),
  select: (db, page, columns) => selectRelevant(db, { ...page, match: matchWords(words) }, columns),
  async corrected(db) {
    const others = await correctWords(db, PLACES, words)
    return others && queryOf(others)
  },
})
