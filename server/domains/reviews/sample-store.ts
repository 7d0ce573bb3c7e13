import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { ReviewPlaces } from './ports.ts'
import { recomputeRating } from './rating-store.ts'
import { type ReviewContent, rowOf } from './store.ts'
import { reviews } from './table.ts'

/** A made-up review, and which members found it helpful. */
export interface SampleReview {
  placeId: number
  userId: number
  content: ReviewContent
  createdAt: Date
  helpful: readonly number[]
}

/** What made-up reviews need of other domains. */
export interface SamplePorts {
  places: ReviewPlaces
  /** Who found which of them helpful. */
  addLikes: (db: Db, likes: readonly { userId: number; targetId: number; likedAt: Date }[]) => Promise<void>
}

/** So many at a time that a statement stays below PostgreSQL's 65,535 parameters. */
const BATCH = 500

/** Adds them in their order, with their likes and counts. */
export async function insertSampleReviews(db: Db, ports: SamplePorts, samples: readonly SampleReview[]): Promise<void> {
  for (let start = 0; start < samples.length; start += BATCH)
    await insertBatch(db, ports, samples.slice(start, start + BATCH))
}

async function insertBatch(db: Db, { places, addLikes }: SamplePorts, samples: readonly SampleReview[]): Promise<void> {
  const rows = await db
    .insert(reviews)
    .values(
      samples.map(({ placeId, userId, content, createdAt, helpful }) => {
        return { ...rowOf(content), placeId, userId, createdAt, helpfulCount: helpful.length }
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

/** Places of a demo that was made before there were reviews: they count some that nobody wrote. */
export async function listUnreviewedSamples(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from places as p where sample and review_count > 0
      and not exists (select from reviews as r where r.place_id = p.id) order by id`)
  return rows
}
