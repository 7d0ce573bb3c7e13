import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/table.ts'

/** Answers to writes that had an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Digest of the operation and its complete input. */
    request: text('request').notNull(),
    /** Body of the answer; null only inside the transaction that writes it. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.authorId, row.key] }), index('idempotency_keys_created').on(row.createdAt)],
)
