import { type SQL, sql } from 'drizzle-orm'
import type { Photo } from '../../../contract/api/media.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import {
  EXCERPT_LENGTH,
  FEED_PHOTOS,
  type MyPost,
  type Post,
  type PostCard,
  type PostVisit,
} from '../../../contract/posts/posts.ts'
import type { ReviewDog } from '../../../contract/reviews/reviews.ts'
import { ownPhotos, shownPhotos } from '../../db/content/photo-holder.ts'
import type { PostPhoto } from './table.ts'

const isoTime = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

interface WrittenRow extends Record<string, unknown> {
  id: number
  board: string
  category: string | null
  title: string
  dog: ReviewDog | null
  show_dog_name: boolean
  visit: PostVisit | null
  like_count: number
  comment_count: number
  view_count: number
  created_at: string
  edited_at: string | null
  sample: boolean
}

/** Columns of `posts` as p and `boards` as b. */
const WRITTEN: SQL = sql`p.id, b.slug as board, p.category, p.title, p.dog, p.show_dog_name,
  (select json_build_object('outcome', e.outcome, 'visitedOn', e.visited_on) from entry_reports as e where e.id = p.entry_id) as visit, p.like_count, p.comment_count,
  p.view_count, ${isoTime(sql`p.created_at`)} as created_at, ${isoTime(sql`p.edited_at`)} as edited_at, p.sample`

const written = (row: WrittenRow) => ({
  id: row.id,
  board: row.board,
  category: row.category,
  title: row.title,
  dog: row.dog && { ...row.dog, name: row.show_dog_name ? row.dog.name : null },
  ...(row.visit && { visit: row.visit }),
  likeCount: row.like_count,
  commentCount: row.comment_count,
  viewCount: row.view_count,
  createdAt: row.created_at,
  editedAt: row.edited_at,
  sample: row.sample,
})

interface PublishedRow extends WrittenRow {
  place_id: number | null
  anonymous: boolean
  author_id: number
  nickname: string
  author_photo: Photo | null
  erased: boolean
  for_readers: boolean
}

/** Further columns of `posts` as p and `users` as u. */
const PUBLISHED: SQL = sql`${WRITTEN}, p.place_id, p.anonymous, p.user_id as author_id, u.nickname, u.photo as author_photo,
  u.erased_at is not null as erased, b.readers is not null as for_readers`

/** Photos of a board that only some may read aren't for everybody. */
const photosOf = ({ photos, for_readers }: PublishedRow & { photos: PostPhoto[] }) =>
  shownPhotos(photos, { withheld: for_readers })

type Places = ReadonlyMap<number, PlaceCard>

const published = (row: PublishedRow, places: Places) => ({
  ...written(row),
  author: row.anonymous || row.erased ? null : { id: row.author_id, nickname: row.nickname, photo: row.author_photo },
  anonymous: row.anonymous,
  place: (row.place_id !== null && places.get(row.place_id)) || null,
})

export interface PostRow extends PublishedRow {
  text: string
  html: string | null
  photos: PostPhoto[]
}
export const POST_COLUMNS: SQL = sql`${PUBLISHED}, p.text, p.html, p.photos`

export const toPost = (row: PostRow, places: Places): Post => ({
  ...published(row, places),
  text: row.text,
  html: row.html,
  photos: photosOf(row),
})

export interface PostCardRow extends PublishedRow {
  excerpt: string
  photos: PostPhoto[]
}
export const CARD_COLUMNS: SQL = sql`${PUBLISHED}, left(p.text, ${EXCERPT_LENGTH}) as excerpt, p.photos`

export const toCard = (row: PostCardRow, places: Places): PostCard => ({
  ...published(row, places),
  excerpt: row.excerpt,
  photos: photosOf(row).slice(0, FEED_PHOTOS),
  photoCount: photosOf(row).length,
})

export interface MyPostRow extends WrittenRow {
  text: string
  html: string | null
  photos: PostPhoto[]
  place_id: number | null
  place_name: string | null
  dog_id: number | null
  hidden: boolean
  public_board: boolean
}
/** Columns of `posts` as p, `boards` as b and `places` as t. */
export const MY_COLUMNS: SQL = sql`${WRITTEN}, p.text, p.html, p.photos, p.place_id, t.name as place_name, p.dog_id, p.hidden_at is not null as hidden,
  (b.visible and b.readers is null) as public_board`

export const toMyPost = (row: MyPostRow): MyPost => ({
  ...written(row),
  // For its author with the name: the form says whether others see it.
  dog: row.dog,
  text: row.text,
  html: row.html,
  place: row.place_id === null ? null : { id: row.place_id, name: row.place_name ?? '' },
  dogId: row.dog_id,
  showDogName: row.show_dog_name,
  hidden: row.hidden,
  photos: ownPhotos(row.photos, row.hidden || !row.public_board),
})
