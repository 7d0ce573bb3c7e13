import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { Keys } from '../../cursors/keyset.ts'
import type { CardRow } from './card-columns.ts'
import type { Conditions } from './filter.ts'

/** Port: how lists of places use search. */
export interface PlaceSearch {
  /** null if the query contains neither letter nor digit. */
  parse(q: string): PlaceQuery | null
}

/** A parsed search query. */
export interface PlaceQuery {
  /** A condition on the unqualified columns of `places`. */
  condition: SQL
  /** Ranges of the words in a name. */
  highlights(name: string): [number, number][]
  /** At most `limit` matching open places, best match first, with these columns of `places` as p and `place_details` as d. */
  select<Row extends CardRow>(
    db: Db,
    page: { conditions: Conditions; after: Keys | null; limit: number },
    columns: SQL,
  ): Promise<(Row & { keys: number[] })[]>
  /** The query with typos corrected, if it finds nothing anywhere but the corrected one does; else null. */
  corrected(db: Db): Promise<PlaceQuery | null>
}

export const withQuery = ({ city, others }: Conditions, query: PlaceQuery | null): Conditions => ({
  city,
  others: query ? [...others, query.condition] : others,
})
