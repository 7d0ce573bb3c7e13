import { sql } from 'drizzle-orm'
import type { AuditAction, AuditKind } from '../../../contract/audit/audit.ts'
import { bulkInsert, type Columns } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'
import { deviceName } from '../../lib/device-name.ts'
import { networkOf } from '../../lib/network.ts'
import { auditEvents } from './table.ts'

/** Days for which events are kept. */
export const AUDIT_DAYS = 730

/** Who makes a change, and from where. */
export interface Auditor {
  userId: number
  ip: string
  userAgent: string
}

export interface Change {
  kind: AuditKind
  action: AuditAction
  targetId: number
  targetName: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Writes an event. Call it in the transaction of the change, so that neither is there without the other. */
export async function insertEvent(tx: Db, auditor: Auditor | null, change: Change, at: Date): Promise<void> {
  await tx.insert(auditEvents).values({
    ...change,
    at,
    userId: auditor?.userId ?? null,
    network: auditor && networkOf(auditor.ip),
    device: auditor && deviceName(auditor.userAgent),
  })
}

const COLUMNS = {
  at: 'timestamptz',
  kind: 'text',
  action: 'text',
  target_id: 'int',
  target_name: 'text',
  before: 'jsonb',
  after: 'jsonb',
} as const satisfies Columns

/** The same for many changes by the server itself, in one statement. */
export async function insertServerEvents(tx: Db, changes: readonly Change[], at: Date): Promise<void> {
  const events = changes.map(({ kind, action, targetId, targetName, before, after }) => ({
    at: at.toISOString(),
    kind,
    action,
    target_id: targetId,
    target_name: targetName,
    before,
    after,
  }))
  await bulkInsert(tx, sql`audit_events`, COLUMNS, events)
}

/**
 * Makes the database itself refuse to change or delete events, except those older than `AUDIT_DAYS`, which are no longer kept. Done at each
 * start: migrations are generated from the tables, which can't express a trigger.
 */
export async function ensureAppendOnly(tx: Db): Promise<void> {
  await tx.execute(sql`
    create or replace function audit_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '${sql.raw(String(AUDIT_DAYS))} days' then return old; end if;
      raise exception 'audit_events is append-only';
    end $$`)
  await tx.execute(sql`
    create or replace trigger audit_append_only before update or delete on audit_events
    for each row execute function audit_append_only()`)
}

export type RemovedEvent = Pick<typeof auditEvents.$inferSelect, 'kind' | 'targetId' | 'before'>

/** Deletes events that are no longer kept, and returns what they said was before. */
export function removeOldEvents(db: Db, now: Date): Promise<RemovedEvent[]> {
  return db
    .delete(auditEvents)
    .where(
      sql`${auditEvents.at} < ${now.toISOString()}::timestamptz - ${`${AUDIT_DAYS} days`}::interval and ${auditEvents.at} < now() - ${`${AUDIT_DAYS} days`}::interval`,
    )
    .returning({ kind: auditEvents.kind, targetId: auditEvents.targetId, before: auditEvents.before })
}
