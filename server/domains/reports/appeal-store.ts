import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { APPEAL_DAYS, MAX_CASES, type MyCase } from '../../../contract/reports/appeals.ts'
import { DAY } from '../../../contract/api/limit.ts'
import type { ReportKind, ReportReason } from '../../../contract/reports/reports.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { fail } from '../../refusals/refusal.ts'
import { type Target } from './case-store.ts'
import { type Hiding, readHiding } from './hiding-store.ts'
import type { ReportTargets } from './ports.ts'
import { appeals, reports } from './table.ts'

const untilOf = ({ at }: Hiding) => new Date(at.getTime() + APPEAL_DAYS * DAY * 1000)

async function appealOf(db: Db, { firstId }: Hiding) {
  const [row] = await db.select().from(appeals).where(eq(appeals.decisionId, firstId))
  return row ?? null
}

/** What an admin has hidden can be appealed against once, for some days; what reports alone have hidden is decided anyway. */
async function appealUntil(db: Db, hiding: Hiding, now: Date): Promise<Date | null> {
  const until = untilOf(hiding)
  return hiding.deciders.length > 0 && until > now && !(await appealOf(db, hiding)) ? until : null
}

/** What of a member is hidden from others, latest first. */
export async function listMyCases(db: Db, targets: ReportTargets, userId: number, now: Date): Promise<MyCase[]> {
  const { rows } = await db.execute<{ kind: ReportKind; id: number }>(sql`
    select kind, target_id as id from case_decisions where owner_id = ${userId} and state = 'done'
    group by kind, target_id having (array_agg(decision order by id desc))[1] <> 'restore'
    order by max(id) desc limit ${MAX_CASES}`)
  const cases: MyCase[] = []
  for (const target of rows) {
    const found = await targets[target.kind].read(db, target.id)
    const hiding = found?.hidden ? await readHiding(db, target) : null
    if (!found || !hiding) continue
    const [appeal, until] = [await appealOf(db, hiding), await appealUntil(db, hiding, now)]
    cases.push({
      kind: target.kind,
      id: target.id,
      at: found.shown.at,
      hiddenAt: hiding.at.toISOString(),
      within: found.within ?? null,
      held: hiding.deciders.length === 0 && hiding.holds.length > 0,
      automatic: hiding.deciders.length === 0,
      reason: hiding.reason,
      reasons: await reasonsOf(db, target),
      appealUntil: until && until.toISOString(),
      appeal: appeal && {
        text: appeal.text,
        at: appeal.createdAt.toISOString(),
        rejected: appeal.outcome === 'rejected',
      },
    })
  }
  return cases
}

async function reasonsOf(db: Db, { kind, id }: Target): Promise<ReportReason[]> {
  const rows = await db
    .selectDistinct({ reason: reports.reason })
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.targetId, id), sql`${reports.outcome} is distinct from 'dismissed'`))
    .orderBy(reports.reason)
  return rows.map(({ reason }) => reason)
}

export function addAppeal(
  db: Db,
  targets: ReportTargets,
  { target, userId, text, now }: { target: Target; userId: number; text: string; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const found = await targets[target.kind].read(tx, target.id)
    if (found?.owner !== userId) fail('TARGET_NOT_FOUND')
    const hiding = found?.hidden ? await readHiding(tx, target) : null
    if (!hiding || !(await appealUntil(tx, hiding, now))) return fail('APPEAL_IMPOSSIBLE')
    await tx.insert(appeals).values({
      kind: target.kind,
      targetId: target.id,
      ownerId: userId,
      decisionId: hiding.firstId,
      text,
      createdAt: now,
    })
  })
}

/** The appeal that waits for a decision, if there is one. */
export async function openAppeal(db: Db, hiding: Hiding | null) {
  const appeal = hiding && (await appealOf(db, hiding))
  return appeal?.outcome === null ? appeal : null
}

export async function settleAppeal(tx: Db, id: number, outcome: 'accepted' | 'rejected', at: Date): Promise<void> {
  await tx
    .update(appeals)
    .set({ outcome, decidedAt: at })
    .where(and(eq(appeals.id, id), isNull(appeals.outcome)))
}

/** All of a member, for their export. */
export async function listAppealsOf(db: Db, userId: number) {
  const rows = await db.select().from(appeals).where(eq(appeals.ownerId, userId)).orderBy(appeals.id)
  return rows.map(({ kind, targetId, text, createdAt, outcome }) => {
    return { kind, id: targetId, text, at: createdAt.toISOString(), outcome }
  })
}

export async function purgeAppeals(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx.delete(appeals).where(inArray(appeals.ownerId, [...userIds]))
}
