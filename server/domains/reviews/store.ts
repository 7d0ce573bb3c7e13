import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DogInput } from '../../../contract/dogs/dog-input.ts'
import { breedKey } from '../../../contract/dogs/dog-breeds.ts'
import type { MyReview, ReviewForm } from '../../../contract/reviews/reviews.ts'
import type { Db } from '../../db/index.ts'
import { MY_REVIEW_COLUMNS, type MyReviewRow, toMyReview } from './review-columns.ts'
import { type ReviewPhoto, reviews } from './table.ts'

/** The dog as it is stored with the review. */
export interface DogSnapshot extends Pick<DogInput, 'name' | 'breed' | 'weightKg' | 'size'> {
  /** null in a demo. */
  id: number | null
}

/** A form with its dog and photos resolved; without `dog`, the stored dog stays. */
export interface ReviewContent extends Omit<ReviewForm, 'dogId' | 'photoIds'> {
  dog?: DogSnapshot | null
  photos: ReviewPhoto[]
}

/** A review's content as columns. */
export function toRow({ stars, text, visitedOn, tags, showDogName, photos, dog }: ReviewContent) {
  const row = { stars, text, visitedOn, tags, showDogName, photos }
  if (dog === undefined) return row
  return {
    ...row,
    dogId: dog?.id ?? null,
    dogName: dog?.name ?? null,
    dogBreed: dog?.breed ?? null,
    dogBreedKey: dog?.breed ? breedKey(dog.breed) : null,
    dogHg: dog ? Math.round(dog.weightKg * 10) : null,
    dogSize: dog?.size ?? null,
  }
}

/** @returns its id */
export async function insertReview(
  tx: Db,
  { userId, placeId }: { userId: number; placeId: number },
  content: ReviewContent,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(reviews)
    .values({ ...toRow(content), userId, placeId, createdAt: now })
    .returning({ id: reviews.id })
  return (row as { id: number }).id
}

export async function changeReview(tx: Db, id: number, content: ReviewContent, now: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...toRow(content), editedAt: now })
    .where(eq(reviews.id, id))
}

export async function removeReview(tx: Db, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}

/** The place of a review by this member; null if it isn't theirs. */
export async function placeOf(db: Db, userId: number, id: number): Promise<number | null> {
  const [row] = await db
    .select({ placeId: reviews.placeId })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId)))
  return row?.placeId ?? null
}

/** Locks the review against changes and likes until the transaction ends. Its photos are as they are stored, not as its author sees them. */
export async function lockReview(tx: Db, userId: number, id: number): Promise<MyReview | null> {
  await tx.execute(sql`select from reviews where id = ${id} and user_id = ${userId} for update`)
  const [row] = await selectRows(tx, userId, sql`r.id = ${id}`, 1)
  return row ? { ...toMyReview(row), photos: row.photos } : null
}

export const getOwnReview = (db: Db, userId: number, id: number) => findOwnReview(db, userId, sql`r.id = ${id}`)

export const findReviewOfVisit = (db: Db, userId: number, placeId: number, visitedOn: string) =>
  findOwnReview(db, userId, sql`r.place_id = ${placeId} and r.visited_on = ${visitedOn}`)

async function findOwnReview(db: Db, userId: number, which: ReturnType<typeof sql>): Promise<MyReview | null> {
  const [row] = await selectMine(db, userId, which, 1)
  return row ?? null
}

/** Latest first. */
export async function listOwnReviews(
  db: Db,
  userId: number,
  { place, before, limit }: { place?: number | undefined; before: number | null; limit: number },
): Promise<MyReview[]> {
  const ofPlace = place === undefined ? sql`true` : sql`r.place_id = ${place}`
  const below = before === null ? sql`true` : sql`r.id < ${before}`
  return selectMine(db, userId, sql`${ofPlace} and ${below}`, limit)
}

/** All of them, for an export. */
export const listAllOwnReviews = (db: Db, userId: number) => selectMine(db, userId, sql`true`, null)

const selectMine = async (...asked: Parameters<typeof selectRows>) => (await selectRows(...asked)).map(toMyReview)

async function selectRows(
  db: Db,
  userId: number,
  which: ReturnType<typeof sql>,
  limit: number | null,
): Promise<MyReviewRow[]> {
  const { rows } = await db.execute<MyReviewRow>(sql`
    select ${MY_REVIEW_COLUMNS} from reviews as r join places as p on p.id = r.place_id join place_details as d on d.place_id = p.id
    where r.user_id = ${userId} and ${which} order by r.id desc limit ${limit}`)
  return rows
}

/** For purged members: deletes the names of their dogs; the reviews stay. */
export async function anonymizeAuthors(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx
    .update(reviews)
    .set({ dogId: null, dogName: null, showDogName: false })
    .where(inArray(reviews.userId, [...userIds]))
}
