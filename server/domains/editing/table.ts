import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditKind } from '../../../contract/audit/audit.ts'
import { users } from '../accounts/table.ts'

/** Which admin is editing a record. */
export const editings = pgTable(
  'editings',
  {
    kind: text('kind').$type<AuditKind>().notNull(),
    targetId: integer('target_id').notNull(),
    byId: integer('by_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.targetId] }), index('editings_until').on(row.until)],
)
