import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { AuditEvent, AuditKind } from '../../../contract/audit/audit.ts'
import type { Db } from '../../db/index.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { auditEvents, inLog } from './table.ts'

type Row = typeof auditEvents.$inferSelect

/** A page of the log; with `target`, of the history of one record. */
export async function listEvents(deps: ListDeps, { target, ...query }: ListQuery & { target?: number | undefined }) {
  const listed = {
    table: auditEvents,
    id: auditEvents.id,
    search: [auditEvents.targetName],
    orders: { at: auditEvents.at },
    filters: { kind: auditEvents.kind, action: auditEvents.action },
    where: target === undefined ? [inLog] : [eq(auditEvents.targetId, target)],
  }
  const { rows, cursor, total } = await listRows(deps, listed, query)
  const names = await nicknames(deps, rows)
  return { items: rows.map((row) => eventOf(row, names)), cursor, total }
}

async function nicknames({ db }: ListDeps, rows: readonly Row[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
  if (ids.length === 0) return new Map()
  const { rows: users } = await db.execute<{ id: number; nickname: string }>(
    sql`select id, nickname from users where id in ${ids}`,
  )
  return new Map(users.map(({ id, nickname }) => [id, nickname]))
}

const eventOf = ({ userId, at, ...row }: Row, names: Map<number, string>): AuditEvent => ({
  ...row,
  at: at.toISOString(),
  actor: userId === null ? null : { id: userId, nickname: names.get(userId) ?? '' },
})

/** What a field of a record was before each of its changes. */
export async function formerValues<T>(
  db: Db,
  kind: AuditKind,
  { target, field }: { target: number; field: string },
): Promise<T[]> {
  const rows = await db
    .select({ before: auditEvents.before })
    .from(auditEvents)
    .where(and(eq(auditEvents.kind, kind), eq(auditEvents.targetId, target), sql`${auditEvents.before} ? ${field}`))
  return rows.map(({ before }) => before[field] as T)
}

/** Which of these records admins have changed. */
export async function changedAmong(db: Db, kind: AuditKind, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ id: auditEvents.targetId })
    .from(auditEvents)
    .where(and(eq(auditEvents.kind, kind), isNotNull(auditEvents.userId), inArray(auditEvents.targetId, [...ids])))
  return rows.map(({ id }) => id)
}
