import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditKind } from '../../../contract/audit/audit.ts'

/** What an import did to a place is in the history of that place; the log names the import. */
export const inLog = sql`not (kind = 'place' and action in ('run', 'revert'))`

/** Changes made in the back office. Rows are only added; a trigger (`store.ts`) refuses anything else. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Not a reference: what an admin did stays written after their account is gone. Null: the server itself. */
    userId: integer('user_id'),
    kind: text('kind').$type<AuditKind>().notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    targetId: integer('target_id').notNull(),
    targetName: text('target_name').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    network: text('network'),
    device: text('device'),
  },
  (row) => [
    index('audit_events_target').on(row.kind, row.targetId, row.id),
    index('audit_events_at').on(row.at, row.id),
    index('audit_events_log').on(row.at, row.id).where(inLog),
  ],
)
