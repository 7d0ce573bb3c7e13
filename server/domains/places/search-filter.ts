import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { Keys } from '../../cursors/keyset.ts'
import type { CardRow } from './card-columns.ts'
import type { Conditions } from './filter.ts'

/** Port: what lists of places need of search. */
export interface PlaceSearch {
  /** null where there is neither letter nor digit to search by. */
  parse(q: string): PlaceQuery | null
}

/** The words of a query. */
export interface PlaceQuery {
  /** On the unqualified columns of `places`. */
  condition: SQL
  /** Where the words stand in a name. */
  highlights(name: string): [number, number][]
  /** At most `limit` open places that match, the best first, with these columns of `places` as p and `place_details` as d. */
  select<Row extends CardRow>(
    db: Db,
    page: { conditions: Conditions; after: Keys | null; limit: number },
    columns: SQL,
  ): Promise<(Row & { keys: number[] })[]>
  /** The words without typos, when these find nothing anywhere and those do; else null. */
  corrected(db: Db): Promise<PlaceQuery | null>
}

export const withQuery = ({ city, others }: Conditions, query: PlaceQuery | null): Conditions => ({
  city,
  others: query ? [...others, query.condition] : others,
})
