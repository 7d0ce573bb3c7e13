import { type SQL, sql } from 'drizzle-orm'
import type { Size } from '../../../contract/dogs/dog-sizes.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { MyReview, Review, ReviewDog, ReviewTag } from '../../../contract/reviews/reviews.ts'
import { ownPhotos, shownPhotos } from '../../db/content/photo-holder.ts'
import type { ReviewPhoto } from './table.ts'

const isoTime = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

interface WrittenRow extends Record<string, unknown> {
  id: number
  stars: number
  text: string
  visited_on: string
  dog_name: string | null
  dog_breed: string | null
  dog_hg: number | null
  dog_size: Size | null
  show_dog_name: boolean
  tags: ReviewTag[]
  photos: ReviewPhoto[]
  helpful_count: number
  created_at: string
  edited_at: string | null
}

/** Columns of `reviews` as r. */
const WRITTEN: SQL = sql`r.id, r.stars, r.text, r.visited_on::text as visited_on, r.dog_name, r.dog_breed, r.dog_hg, r.dog_size,
  r.show_dog_name, r.tags, r.photos, r.helpful_count, ${isoTime(sql`r.created_at`)} as created_at, ${isoTime(sql`r.edited_at`)} as edited_at`

const written = (row: WrittenRow) => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  visitedOn: row.visited_on,
  dog: dogOf(row),
  tags: row.tags,
  helpfulCount: row.helpful_count,
  createdAt: row.created_at,
  editedAt: row.edited_at,
})

function dogOf(row: WrittenRow): ReviewDog | null {
  if (row.dog_hg === null || row.dog_size === null) return null
  const name = row.show_dog_name ? row.dog_name : null
  return { name, breed: row.dog_breed, weightKg: row.dog_hg / 10, size: row.dog_size }
}

export interface ReviewRow extends WrittenRow {
  nickname: string
  author_photo: Photo | null
  erased: boolean
}

/** Columns of `reviews` as r and `users` as u. */
export const REVIEW_COLUMNS: SQL = sql`${WRITTEN}, u.nickname, u.photo as author_photo, u.erased_at is not null as erased`

export const toReview = (row: ReviewRow): Review => ({
  ...written(row),
  author: row.erased ? null : { nickname: row.nickname, photo: row.author_photo },
  photos: shownPhotos(row.photos),
})

export interface MyReviewRow extends WrittenRow {
  dog_id: number | null
  place_id: number
  place_name: string
  place_photo: Photo | null
  place_shown: boolean
  hidden: boolean
}

/** Columns of `reviews` as r, `places` as p and `place_details` as d. */
export const MY_REVIEW_COLUMNS: SQL = sql`${WRITTEN}, r.dog_id, p.id as place_id, p.name as place_name, d.photos -> 0 as place_photo,
  p.status = 'open' as place_shown, r.hidden_at is not null as hidden`

export const toMyReview = (row: MyReviewRow): MyReview => ({
  ...written(row),
  place: { id: row.place_id, name: row.place_name, photo: row.place_photo, shown: row.place_shown },
  dogId: row.dog_id,
  showDogName: row.show_dog_name,
  photos: ownPhotos(row.photos, row.hidden || !row.place_shown),
})
