import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { ReviewPlaces } from './ports.ts'
import { recomputeRating } from './rating-store.ts'
import { type ReviewContent, toRow } from './store.ts'
import { reviews } from './table.ts'

/** A demo review, and the members who found it helpful. */
export interface SampleReview {
  placeId: number
  userId: number
  content: ReviewContent
  createdAt: Date
  helpful: readonly number[]
}

/** How demo reviews use other domains. */
export interface SamplePorts {
  places: ReviewPlaces
  /** Stores who found which review helpful. */
  addLikes: (db: Db, likes: readonly { userId: number; targetId: number; likedAt: Date }[]) => Promise<void>
}

/** Rows per statement, to stay below PostgreSQL's 65,535 parameters. */
const BATCH = 500

/** Inserts them in this order, with their likes and counts. */
export async function insertSampleReviews(db: Db, ports: SamplePorts, samples: readonly SampleReview[]): Promise<void> {
  for (let start = 0; start < samples.length; start += BATCH)
    await insertBatch(db, ports, samples.slice(start, start + BATCH))
}

async function insertBatch(db: Db, { places, addLikes }: SamplePorts, samples: readonly SampleReview[]): Promise<void> {
  const rows = await db
    .insert(reviews)
    .values(
      samples.map(({ placeId, userId, content, createdAt, helpful }) => {
        return { ...toRow(content), placeId, userId, createdAt, helpfulCount: helpful.length }
      }),
    )
    .returning({ id: reviews.id })
  const liked = samples.flatMap(({ helpful, createdAt }, nth) =>
    helpful.map((userId) => {
      return { userId, targetId: (rows[nth] as { id: number }).id, likedAt: createdAt }
    }),
  )
  for (let start = 0; start < liked.length; start += BATCH) await addLikes(db, liked.slice(start, start + BATCH))
  await recomputeRating(db, places, [...new Set(samples.map(({ placeId }) => placeId))])
}

/** Places of a demo that was seeded before reviews existed: they have a review count without reviews. */
export async function listUnreviewedSamples(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from places as p where sample and review_count > 0
      and not exists (select from reviews as r where r.place_id = p.id) order by id`)
  return rows
}
