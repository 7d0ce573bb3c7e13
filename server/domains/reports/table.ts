import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ReportKind, ReportReason } from '../../../contract/reports.ts'
import { users } from '../accounts/table.ts'

/** Reports of content by members. */
export const reports = pgTable(
  'reports',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<ReportKind>().notNull(),
    targetId: integer('target_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.kind, row.targetId] }),
    check('reports_kind', sql`${row.kind} in ('review')`),
    index('reports_target').on(row.kind, row.targetId),
    index('reports_latest').on(row.reportedAt),
  ],
)
