import type { DataOf, QueryOf } from '../../../contract/api/endpoint.ts'
import type { placesApi } from '../../../contract/places/places-api.ts'
import type { PlaceFilter } from '../../../contract/places/place-filter.ts'
import { PLACE_PAGE, type PlaceCard, type PlaceListQuery, placeOrderOf } from '../../../contract/places/places.ts'
import type { Db } from '../../db/index.ts'
import { CARD_COLUMNS, type CardRow, toCard } from './card-columns.ts'
import { selectClusters } from './cluster-store.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { placeConditions } from './filter.ts'
import { type ListRow, selectCount, selectPlaces } from './list-store.ts'
import { orderOf } from './order-columns.ts'
import { type PlaceQuery, type PlaceSearch, withQuery } from './search-filter.ts'

type Page = DataOf<typeof placesApi.listPlaces>
type Count = DataOf<typeof placesApi.countPlaces>

const NOTHING: Page = { items: [], cursor: null, corrected: false }

/** `today` is Korea's ISO date, from which freshness is computed. */
export async function listPlaces(db: Db, search: PlaceSearch, query: PlaceListQuery, today: string): Promise<Page> {
  const conditions = placeConditions(query, today)
  const order = placeOrderOf(query)
  const limit = query.limit ?? PLACE_PAGE.default
  const end = readCursor(query, order)
  const after = end?.keys ?? null

  // One more than the page holds, to know whether there is a next page.
  const select = async (words: PlaceQuery | null): Promise<ListRow[]> => {
    if (order !== 'relevance') {
      const narrowed = withQuery(conditions, words)
      return selectPlaces(db, { conditions: narrowed, order: orderOf(order, query), after, limit: limit + 1 })
    }
    return words ? words.select(db, { conditions, after, limit: limit + 1 }, CARD_COLUMNS) : []
  }

  const page = (rows: ListRow[], words: PlaceQuery | null, corrected: boolean): Page => {
    const last = rows.length > limit ? rows[limit - 1] : undefined
    return {
      items: rows.slice(0, limit).map((row) => card(row, words)),
      cursor: last ? writeCursor(query, order, { keys: last.keys, corrected }) : null,
      corrected,
    }
  }

  if (!query.q) return page(await select(null), null, false)
  const words = search.parse(query.q)
  if (!words) return NOTHING
  const rows = end?.corrected ? [] : await select(words)
  if (rows.length > 0 || (end && !end.corrected)) return page(rows, words, false)
  const others = await words.corrected(db)
  if (!others) return NOTHING
  const found = await select(others)
  return page(found, others, found.length > 0)
}

export async function countPlaces(db: Db, search: PlaceSearch, query: PlaceFilter, today: string): Promise<Count> {
  const conditions = placeConditions(query, today)
  if (!query.q) return selectCount(db, conditions)
  const words = search.parse(query.q)
  if (!words) return { count: 0, capped: false }
  const counted = await selectCount(db, withQuery(conditions, words))
  if (counted.count > 0) return counted
  const others = await words.corrected(db)
  return others ? selectCount(db, withQuery(conditions, others)) : counted
}

/** Places of a box as markers and clusters of a map. */
export async function clusterPlaces(
  db: Db,
  search: PlaceSearch,
  query: QueryOf<typeof placesApi.clusterPlaces>,
  today: string,
): Promise<DataOf<typeof placesApi.clusterPlaces>> {
  const conditions = placeConditions(query, today)
  const select = (words: PlaceQuery | null) => selectClusters(db, withQuery(conditions, words), query)
  if (!query.q) return { ...(await select(null)), corrected: false }
  const words = search.parse(query.q)
  if (!words) return { clusters: [], pins: [], count: 0, corrected: false }
  const found = await select(words)
  if (found.count > 0) return { ...found, corrected: false }
  // If the words find places outside this box, they aren't typos.
  const { south: _s, west: _w, north: _n, east: _e, ...anywhere } = query
  const { count } = await selectCount(db, withQuery(placeConditions(anywhere, today), words))
  const others = count > 0 ? null : await words.corrected(db)
  return others ? { ...(await select(others)), corrected: true } : { ...found, corrected: false }
}

const card = (row: CardRow, words: PlaceQuery | null): PlaceCard =>
  words ? { ...toCard(row), highlights: words.highlights(row.name) } : toCard(row)
