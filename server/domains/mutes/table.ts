import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MuteLevel } from '../../../contract/mutes/mutes.ts'
import { users } from '../accounts/table.ts'

/** Whom members don't want to hear, or to be spoken to by. */
export const mutes = pgTable(
  'mutes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text('level').$type<MuteLevel>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.otherId] }),
    check('mutes_level', sql`${row.level} in ('muted', 'blocked')`),
    check('mutes_other', sql`${row.userId} <> ${row.otherId}`),
    index('mutes_of_other').on(row.otherId),
  ],
)
