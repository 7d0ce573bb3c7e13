import { sql } from 'drizzle-orm'
import { placesAmong } from '../../db/statements/among.ts'
import type { Db } from '../../db/index.ts'
import type { ReviewPlaces } from './ports.ts'
import { recomputeRating } from './rating-store.ts'

/** A member has written of the same visit at both places. */
const DOUBLED = (into: number) => sql`exists (
  select from reviews as other where other.place_id = ${into}::int and other.user_id = r.user_id and other.visited_on = r.visited_on)`

export async function countMovingReviews(db: Db, from: number, into: number) {
  const { rows } = await db.execute<{ moved: number; doubled: number }>(sql`
    select count(*) filter (where not ${DOUBLED(into)})::int as moved, count(*) filter (where ${DOUBLED(into)})::int as doubled
    from reviews as r where r.place_id = ${from}::int`)
  return rows[0] ?? { moved: 0, doubled: 0 }
}

/** Requires the locks of both places. */
export async function moveReviews(tx: Db, places: ReviewPlaces, from: number, into: number): Promise<void> {
  await tx.execute(
    sql`update reviews as r set place_id = ${into}::int where r.place_id = ${from}::int and not ${DOUBLED(into)}`,
  )
  await recomputeRating(tx, places, [from, into])
}

export const placesWithReviews = placesAmong(sql`select place_id from reviews`)
