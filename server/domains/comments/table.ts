import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { foreign } from '../../db/statements/foreign.ts'
import { users } from '../accounts/table.ts'

/** Comments of posts, and answers to them. The post and the comment count them, in the same transaction. */
export const comments = pgTable(
  'comments',
  {
    /** Increases with each comment: the order of creation. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => foreign('posts', 'id'), { onDelete: 'cascade' }),
    /** A comment of the first level; null on that level. */
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Stays after a purge, when the user row has no personal data any more. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** As its post. */
    anonymous: boolean('anonymous').notNull(),
    /** Whom an answer to an answer addresses. */
    mentionId: integer('mention_id').references(() => users.id),
    text: text('text').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    answerCount: integer('answer_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Deleted by its author, while there are answers; the text is gone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Hidden by an admin since then: it keeps its place, and only its author and admins see its text. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (row) => [
    index('comments_post')
      .on(row.postId, row.id)
      .where(sql`${row.parentId} is null`),
    index('comments_liked')
      .on(row.postId, row.likeCount, row.id)
      .where(sql`${row.parentId} is null`),
    index('comments_answers').on(row.parentId, row.id),
    index('comments_all').on(row.postId),
    index('comments_author').on(row.userId, row.id),
    index('comments_mention').on(row.mentionId),
  ],
)
