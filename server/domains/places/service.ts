import type { DataOf } from '../../../contract/endpoint.ts'
import { PLACE_PAGE, type PlaceCard, type PlaceFilter, type PlaceListQuery, type listPlaces as endpoint } from '../../../contract/places.ts'
import type { Db } from '../../db/index.ts'
import { highlights } from '../search/highlight.ts'
import { foundBy, matchWords } from '../search/match.ts'
import { type Word, queryWords } from '../search/words.ts'
import { type CardRow, toCard } from './cards.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type Conditions, placeConditions } from './filter.ts'
import { selectCount, selectPlaces } from './list-store.ts'
import { orderName, orderOf } from './orders.ts'
import { selectRelevant } from './relevance-store.ts'

type Page = DataOf<typeof endpoint>

/** `today` is Korea's ISO date, by which freshness is told. */
export async function listPlaces(db: Db, query: PlaceListQuery, today: string): Promise<Page> {
  const conditions = placeConditions(query, today)
  const words = query.q ? queryWords(query.q) : null
  const order = orderName(query)
  const limit = query.limit ?? PLACE_PAGE.default
  const after = readCursor(query, order)
  if (words?.length === 0) return { items: [], cursor: null, corrected: false }

  // One more than is shown tells whether there is a next page.
  const rows = await select()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map((row) => card(row, words)),
    cursor: last ? writeCursor(query, order, last.keys) : null,
    corrected: false,
  }

  function select() {
    if (order === 'relevance') {
      return selectRelevant(db, { match: matchWords(words ?? []), conditions, after, limit: limit + 1 })
    }
    return selectPlaces(db, { conditions: withWords(conditions, words), order: orderOf(order, query), after, limit: limit + 1 })
  }
}

export function countPlaces(db: Db, query: PlaceFilter, today: string): Promise<{ count: number; capped: boolean }> {
  const conditions = placeConditions(query, today)
  const words = query.q ? queryWords(query.q) : null
  if (words?.length === 0) return Promise.resolve({ count: 0, capped: false })
  return selectCount(db, withWords(conditions, words))
}

const withWords = ({ city, others }: Conditions, words: Word[] | null): Conditions => ({
  city,
  others: words ? [...others, foundBy(words)] : others,
})

const card = (row: CardRow, words: Word[] | null): PlaceCard =>
  words ? { ...toCard(row), highlights: highlights(row.name, words) } : toCard(row)
