import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Role } from '../../../contract/accounts.ts'
import type { Case, CaseDecision, CaseRow } from '../../../contract/moderation-admin.ts'
import type { MemberState } from '../../../contract/members-admin.ts'
import type { ReportKind, ReportReason } from '../../../contract/reports.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import type { ReportTargets } from './ports.ts'
import { caseDecisions, reports } from './table.ts'

/** What was reported. */
export interface Target {
  kind: ReportKind
  id: number
}

interface GroupedRow extends Record<string, unknown> {
  kind: ReportKind
  id: number
  waiting: number
  oldest: string | null
  reasons: ReportReason[]
  total: number
}

/** Reported things that still exist, the one that waits longest first. */
export async function listCases(
  db: Db,
  targets: ReportTargets,
  { state = 'waiting', limit = 50 }: { state?: 'waiting' | 'all' | undefined; limit?: number | undefined },
): Promise<{ items: CaseRow[]; total: number }> {
  const waits = state === 'waiting' ? sql`having count(*) filter (where decided_at is null) > 0` : sql``
  const { rows } = await db.execute<GroupedRow>(sql`
    select kind, target_id as id, (count(*) filter (where decided_at is null))::int as waiting,
      min(reported_at) filter (where decided_at is null) as oldest, array_agg(distinct reason) as reasons,
      (count(*) over ())::int as total
    from reports group by kind, target_id ${waits} order by oldest nulls last, kind, id limit ${limit}`)
  const items: CaseRow[] = []
  for (const { kind, id, waiting, oldest, reasons } of rows) {
    const found = await targets[kind].read(db, id)
    if (!found) continue
    const { nickname } = await authorOf(db, found.owner)
    const since = oldest === null ? null : new Date(oldest).toISOString()
    const { at, text } = found.shown
    items.push({ kind, id, at, text, author: nickname, hidden: found.hidden, waiting, oldest: since, reasons })
  }
  return { items, total: rows[0]?.total ?? 0 }
}

export async function authorOf(db: Db, id: number): Promise<{ nickname: string; role: Role; state: MemberState }> {
  const { rows } = await db.execute<{ nickname: string; role: Role; state: MemberState }>(sql`
    select nickname, role, case when erased_at is not null then 'erased' when withdrawn_at is not null then 'withdrawn'
      when suspended_until > now() then 'suspended' else 'active' end as state
    from users where id = ${id}`)
  return rows[0] ?? fail('TARGET_NOT_FOUND')
}

export async function readCase(db: Db, targets: ReportTargets, { kind, id }: Target): Promise<Case> {
  const found = (await targets[kind].read(db, id)) ?? fail('TARGET_NOT_FOUND')
  const author = await authorOf(db, found.owner)
  const told = await db
    .select()
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.targetId, id)))
    .orderBy(desc(reports.reportedAt))
  const decided = await db
    .select({
      row: caseDecisions,
      by: sql<string | null>`(select nickname from users as u where u.id = ${caseDecisions.byId})`,
    })
    .from(caseDecisions)
    .where(and(eq(caseDecisions.kind, kind), eq(caseDecisions.targetId, id)))
    .orderBy(desc(caseDecisions.id))
  return {
    ...{ kind, id, hidden: found.hidden, now: found.shown },
    author: {
      ...{ id: found.owner, ...author },
      reported: await countReported(db, found.owner),
      hidden: await targets[kind].countHidden(db, found.owner),
    },
    reports: told.map(({ reason, text, reportedAt, decidedAt, shown }) => ({
      ...{ reason, text, shown, decided: decidedAt !== null },
      reportedAt: reportedAt.toISOString(),
    })),
    decisions: decided.map(({ row: { id: decision, state, createdAt, ...row }, by }) => ({
      ...{ id: decision, decision: row.decision, reason: row.reason, waiting: state === 'waiting', by },
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** How many things of a member were reported. */
async function countReported(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(
    sql`select count(distinct (kind, target_id))::int as many from reports where owner_id = ${userId}`,
  )
  return rows[0]?.many ?? 0
}

/** Decisions about one thing are made one after the other. */
export async function lockReports(tx: Db, { kind, id }: Target): Promise<number> {
  const rows = await tx
    .select({ decidedAt: reports.decidedAt })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.targetId, id)))
    .orderBy(reports.userId)
    .for('update')
  return rows.filter(({ decidedAt }) => decidedAt === null).length
}

export async function closeReports(tx: Db, { kind, id }: Target, at: Date): Promise<void> {
  await tx
    .update(reports)
    .set({ decidedAt: at })
    .where(and(eq(reports.kind, kind), eq(reports.targetId, id), isNull(reports.decidedAt)))
}

const waitingFor = ({ kind, id }: Target, decision: CaseDecision) =>
  and(
    eq(caseDecisions.kind, kind),
    eq(caseDecisions.targetId, id),
    eq(caseDecisions.decision, decision),
    eq(caseDecisions.state, 'waiting'),
  )

/** The admin who wants the same, if one does. */
export async function proposedBy(tx: Db, target: Target, decision: CaseDecision): Promise<number | null> {
  const [row] = await tx
    .select({ byId: caseDecisions.byId })
    .from(caseDecisions)
    .where(waitingFor(target, decision))
    .limit(1)
  return row?.byId ?? null
}

export async function settleProposals(tx: Db, target: Target, decision: CaseDecision): Promise<void> {
  await tx.update(caseDecisions).set({ state: 'done' }).where(waitingFor(target, decision))
}

export async function insertDecision(tx: Db, decision: typeof caseDecisions.$inferInsert): Promise<void> {
  await tx.insert(caseDecisions).values(decision)
}
