import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { CaseDecision, ReportedContent } from '../../../contract/moderation-admin.ts'
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
    /** Its author; null in rows from before this was kept. */
    ownerId: integer('owner_id'),
    /** What was reported, as it was then; null in rows from before this was kept. */
    shown: jsonb('shown').$type<ReportedContent>(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.kind, row.targetId] }),
    check('reports_kind', sql`${row.kind} in ('review')`),
    index('reports_target').on(row.kind, row.targetId),
    index('reports_latest').on(row.reportedAt),
    index('reports_owner').on(row.ownerId),
  ],
)

/** What admins decided about reported things. */
export const caseDecisions = pgTable(
  'case_decisions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ReportKind>().notNull(),
    targetId: integer('target_id').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    decision: text('decision').$type<CaseDecision>().notNull(),
    reason: text('reason').notNull(),
    /** `waiting`: its author is an admin, and a second admin has not decided the same. */
    state: text('state').$type<'waiting' | 'done'>().notNull(),
    /** Not a reference: what an admin did stays written after their account is gone. */
    byId: integer('by_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [
    index('case_decisions_target').on(row.kind, row.targetId, row.id),
    index('case_decisions_owner').on(row.ownerId),
  ],
)
