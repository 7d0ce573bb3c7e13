import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Role } from '../../../contract/users/users.ts'
import type { CaseDecision } from '../../../contract/reports/moderation-admin.ts'
import type { MemberState } from '../../../contract/members/members-admin.ts'
import type { ReportKind, ReportOutcome } from '../../../contract/reports/reports.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { caseDecisions, reports } from './table.ts'

/** What was reported. */
export interface Target {
  kind: ReportKind
  id: number
}

/** Whether a thing is still there, as `ReportTarget.read` finds it: about one that its author has deleted there is nothing to decide. */
export const isThere = (kind: SQLWrapper, id: SQLWrapper): SQL => sql`case ${kind}
  when 'review' then exists (select from reviews as x where x.id = ${id})
  when 'post' then exists (select from posts as x where x.id = ${id})
  when 'comment' then exists (select from comments as x where x.id = ${id} and x.deleted_at is null)
  when 'entry' then exists (select from entry_reports as x where x.id = ${id})
  when 'nickname' then exists (select from reported_nicknames as x where x.id = ${id})
  when 'photo' then exists (select from photos as x where x.number = ${id} and (
    exists (select from reviews as r where r.user_id = x.user_id and r.photos @> jsonb_build_array(jsonb_build_object('id', x.id)))
    or exists (select from posts as p where p.user_id = x.user_id and p.photos @> jsonb_build_array(jsonb_build_object('id', x.id)))
    or exists (select from users as u where u.id = x.user_id and x.photo ->> 'src' in (u.photo ->> 'src', u.hidden_photo ->> 'src'))))
  end`

export async function authorOf(db: Db, id: number): Promise<{ nickname: string; role: Role; state: MemberState }> {
  const { rows } = await db.execute<{ nickname: string; role: Role; state: MemberState }>(sql`
    select nickname, role, case when erased_at is not null then 'erased' when withdrawn_at is not null then 'withdrawn'
      when suspended_until > now() then 'suspended' else 'active' end as state
    from users where id = ${id}`)
  return rows[0] ?? fail('TARGET_NOT_FOUND')
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

/** @returns whose reports they were */
export async function closeReports(tx: Db, { kind, id }: Target, outcome: ReportOutcome, at: Date): Promise<number[]> {
  const closed = await tx
    .update(reports)
    .set({ decidedAt: at, outcome })
    .where(and(eq(reports.kind, kind), eq(reports.targetId, id), isNull(reports.decidedAt)))
    .returning({ userId: reports.userId })
  return closed.map(({ userId }) => userId)
}

/** A thing that is shown again was reported without need. */
export async function dismissReports(tx: Db, { kind, id }: Target): Promise<void> {
  await tx
    .update(reports)
    .set({ outcome: 'dismissed' })
    .where(and(eq(reports.kind, kind), eq(reports.targetId, id), eq(reports.outcome, 'upheld')))
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
