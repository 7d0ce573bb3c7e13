import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/table.ts'

/** Writes that members named by an Idempotency-Key, with what they were answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Digest of the operation and all that was sent. */
    request: text('request').notNull(),
    /** The body of the answer; null only inside the transaction that writes it. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.authorId, row.key] }), index('idempotency_keys_created').on(row.createdAt)],
)
