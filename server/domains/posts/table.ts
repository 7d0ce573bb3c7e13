import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/api/media.ts'
import type { ReviewDog } from '../../../contract/reviews/reviews.ts'
import { documentColumns } from '../../db/statements/document-columns.ts'
import { foreign } from '../../db/statements/foreign.ts'
import { users } from '../accounts/table.ts'

/** A photo with the id by which its owner refers to it. */
export interface PostPhoto {
  id: string
  photo: Photo
  /** By an admin: others don't see it. */
  hidden?: true
}

/** Posts of the community. */
export const posts = pgTable(
  'posts',
  {
    /** Increases with each post: the order of creation. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    boardId: integer('board_id')
      .notNull()
      .references(() => foreign('boards', 'id')),
    category: text('category'),
    /** Stays after a purge, when the user row has no personal data any more. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** As its board was when it was written: what was written under no name never gets one. */
    anonymous: boolean('anonymous').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Sanitized rich text with the same words; null if the text is all. */
    html: text('html'),
    photos: jsonb('photos').$type<PostPhoto[]>().notNull(),
    placeId: integer('place_id').references(() => foreign('places', 'id'), { onDelete: 'set null' }),
    /** The member's dog, null once it is deleted; `dog` describes it at the time of the post. */
    dogId: integer('dog_id').references(() => foreign('dogs', 'id'), { onDelete: 'set null' }),
    dog: jsonb('dog').$type<ReviewDog>(),
    showDogName: boolean('show_dog_name').notNull(),
    /** The entry report of its author that it tells of. */
    entryId: integer('entry_id').references(() => foreign('entry_reports', 'id'), { onDelete: 'set null' }),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    /** See `hot-store.ts`; 0 after a week. */
    hot: doublePrecision('hot').notNull().default(0),
    sample: boolean('sample').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Hidden by an admin since then: only its author and admins see it. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (row) => [
    index('posts_board').on(row.boardId, row.id),
    index('posts_category').on(row.boardId, row.category, row.id),
    index('posts_hot')
      .on(row.hot, row.id)
      .where(sql`${row.hot} > 0`),
    index('posts_board_hot')
      .on(row.boardId, row.hot, row.id)
      .where(sql`${row.hot} > 0`),
    index('posts_category_hot')
      .on(row.boardId, row.category, row.hot, row.id)
      .where(sql`${row.hot} > 0`),
    index('posts_author').on(row.userId, row.id),
    index('posts_place').on(row.placeId, row.id),
    index('posts_dog').on(row.dogId),
    index('posts_entry')
      .on(row.entryId)
      .where(sql`${row.entryId} is not null`),
    index('posts_created').on(row.createdAt, row.boardId),
  ],
)

/** What is searched of posts; separate from them, whose rows change with each like and view. */
export const postTexts = pgTable(
  'post_texts',
  {
    /** Of the post. */
    id: integer('id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    ...documentColumns,
  },
  (row) => [index('post_texts_grams').using('gin', row.grams)],
)

/** Who has read which post, so that each reader counts once; a job adds them to the post's count. */
export const postViews = pgTable(
  'post_views',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** A keyed hash of the reader and this post: it shows neither who it was nor which other posts they read. */
    reader: text('reader').notNull(),
    counted: boolean('counted').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.postId, row.reader] }),
    index('post_views_new')
      .on(row.postId)
      .where(sql`not ${row.counted}`),
  ],
)
