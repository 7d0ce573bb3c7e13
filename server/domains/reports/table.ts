import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { HoldReason } from '../../../contract/posts/holds.ts'
import type { CaseDecision, ReportedContent } from '../../../contract/reports/moderation-admin.ts'
import type { ReportKind, ReportOutcome, ReportReason } from '../../../contract/reports/reports.ts'
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
    /** Null: undecided, or decided before this was kept. */
    outcome: text('outcome').$type<ReportOutcome>(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.kind, row.targetId] }),
    check('reports_kind', sql`${row.kind} in ('review', 'post', 'comment', 'entry', 'nickname', 'photo')`),
    check('reports_outcome', sql`${row.outcome} in ('upheld', 'dismissed')`),
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
    /** Not a reference: what an admin did stays written after their account is gone. Null: enough reports, until an admin decides. */
    byId: integer('by_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Why a post waits for an admin before others see it. */
    holds: text('holds').array().$type<HoldReason[]>(),
  },
  (row) => [
    index('case_decisions_held')
      .on(row.createdAt)
      .where(sql`${row.holds} is not null`),
    index('case_decisions_target').on(row.kind, row.targetId, row.id),
    index('case_decisions_owner').on(row.ownerId),
  ],
)

/** What authors say against the decision to hide something of theirs. */
export const appeals = pgTable(
  'appeals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ReportKind>().notNull(),
    targetId: integer('target_id').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first of the decisions by which it has been hidden since it was shown last: one appeal for all of them. */
    decisionId: integer('decision_id').notNull().unique(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    outcome: text('outcome').$type<'accepted' | 'rejected'>(),
  },
  (row) => [
    check('appeals_outcome', sql`${row.outcome} in ('accepted', 'rejected')`),
    index('appeals_owner').on(row.ownerId),
    index('appeals_open')
      .on(row.createdAt)
      .where(sql`${row.outcome} is null`),
  ],
)
