import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Recent calls by rate limit and caller. Keys are hashes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true }),
  },
  (row) => [index('rate_limits_expire').on(row.expire)],
)
