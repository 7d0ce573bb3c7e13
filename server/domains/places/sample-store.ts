import { sql } from 'drizzle-orm'
import { bulkUpdate } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'

export interface SampleCounts {
  id: number
  likeCount: number
  /** Mean stars. */
  rating: number
  reviewCount: number
}

/** Sets fictional counts of demo places, so that the sort orders differ. */
export async function setSampleCounts(db: Db, counts: readonly SampleCounts[]): Promise<void> {
  const columns = { id: 'int', like_count: 'int', rating: 'float8', review_count: 'int' } as const
  const rows = counts.map(({ id, likeCount, rating, reviewCount }) => ({
    id,
    like_count: likeCount,
    rating,
    review_count: reviewCount,
  }))
  await bulkUpdate(db, sql`places`, 'id', columns, rows)
}

/** Ids of demo places by name. */
export async function listSampleIds(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from places where sample`)
  return new Map(rows.map(({ id, name }) => [name, id]))
}
