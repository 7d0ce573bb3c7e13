import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'

/**
 * Whoever writes reviews of a place locks its row first, as likes do: writers of one place wait for each other and none waits in a circle.
 * @returns whether the place is shown; null where there is none
 */
export async function lockPlace(tx: Db, placeId: number): Promise<boolean | null> {
  const { rows } = await tx.execute<{ shown: boolean }>(
    sql`select status = 'open' as shown from places where id = ${placeId} for update`,
  )
  return rows[0]?.shown ?? null
}

/**
 * Writes down what the reviews of these places come to. Counted anew rather than moved by one: a count that was once wrong becomes
 * right, and means have no rounding that grows. Needs the lock of `lockPlace`.
 */
export async function countReviews(tx: Db, placeIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update places as p set review_count = r.reviews, rating = coalesce(r.mean, 0)
    from unnest(${sql.param(placeIds)}::int[]) as w(id), lateral (
      select count(*)::int as reviews, avg(stars)::float8 as mean from reviews where place_id = w.id
    ) as r where p.id = w.id`)
}
