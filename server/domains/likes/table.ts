import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { ListColor } from '../../../contract/likes/like-lists.ts'
import type { LikeKind } from '../../../contract/likes/likes.ts'
import { users } from '../accounts/table.ts'

/** Likes of members. The liked thing stores the count, updated in the same transaction. */
export const likes = pgTable(
  'likes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LikeKind>().notNull(),
    targetId: integer('target_id').notNull(),
    likedAt: timestamp('liked_at', { withTimezone: true }).notNull(),
    /** Increases with each like: orders likes of the same instant. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** The member's private note about it. */
    note: text('note').notNull().default(''),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.kind, row.targetId] }),
    check('likes_kind', sql`${row.kind} in ('place', 'review', 'post', 'comment')`),
    // Counted by day for the dashboard.
    index('likes_liked_at').on(row.likedAt),
    index('likes_target').on(row.kind, row.targetId, row.likedAt),
  ],
)

/** A member's own lists of liked places. */
export const likeLists = pgTable(
  'like_lists',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    color: text('color').$type<ListColor>().notNull(),
    position: integer('position').notNull(),
  },
  (row) => [
    unique('like_lists_name').on(row.userId, row.name),
    // Target of the foreign key below, by which a list can only contain likes of its owner.
    unique('like_lists_owner').on(row.userId, row.id),
  ],
)

/** Items of the lists; deleted with the list or the like. */
export const likeListItems = pgTable(
  'like_list_items',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<LikeKind>().notNull(),
    targetId: integer('target_id').notNull(),
    listId: integer('list_id').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.kind, row.targetId, row.listId] }),
    foreignKey({
      name: 'like_list_items_like',
      columns: [row.userId, row.kind, row.targetId],
      foreignColumns: [likes.userId, likes.kind, likes.targetId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'like_list_items_list',
      columns: [row.userId, row.listId],
      foreignColumns: [likeLists.userId, likeLists.id],
    }).onDelete('cascade'),
    index('like_list_items_of_list').on(row.userId, row.listId),
  ],
)
