import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { LikeKind } from '../../../contract/likes.ts'
import { users } from '../accounts/table.ts'

/** Who likes what. The count stands at what is liked, kept in the same transaction. */
export const likes = pgTable(
  'likes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LikeKind>().notNull(),
    targetId: integer('target_id').notNull(),
    likedAt: timestamp('liked_at', { withTimezone: true }).notNull(),
    /** Rises with each like: an order in which no two are alike. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.kind, row.targetId] }),
    check('likes_kind', sql`${row.kind} in ('place')`),
    index('likes_latest').on(row.userId, row.position),
    index('likes_target').on(row.kind, row.targetId),
  ],
)
