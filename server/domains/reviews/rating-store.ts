import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { ReviewPlaces } from './ports.ts'

/**
 * Recomputes rating and review count of places. Not incremented: a count that was once wrong is corrected, and
 * rounding errors of the mean don't accumulate. Requires the locks of the places.
 */
export async function recomputeRating(tx: Db, places: ReviewPlaces, placeIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number; reviewCount: number; rating: number }>(sql`
    select w.id, r.reviews as "reviewCount", coalesce(r.mean, 0) as rating
    from unnest(${sql.param([...placeIds])}::int[]) as w(id), lateral (
      select count(*)::int as reviews, avg(stars)::float8 as mean from reviews where place_id = w.id and hidden_at is null
    ) as r`)
  await places.setRatings(tx, rows)
}
