import { desc, eq, inArray } from 'drizzle-orm'
import type { Report, ReportForm } from '../../../contract/reports.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import type { ReportTargets } from './ports.ts'
import { reports } from './table.ts'

export async function addReport(
  db: Db,
  targets: ReportTargets,
  userId: number,
  report: ReportForm,
  now: Date,
): Promise<void> {
  const { kind, id, reason, text } = report
  const owner = (await targets[kind].owner(db, id)) ?? fail('TARGET_NOT_FOUND')
  if (owner === userId) fail('OWN_WORDS')
  const shown = (await targets[kind].read(db, id))?.shown ?? null
  await db
    .insert(reports)
    .values({ userId, kind, targetId: id, reason, text, shown, ownerId: owner, reportedAt: now })
    .onConflictDoNothing()
}

/** Latest first. */
export async function listReportsOf(db: Db, userId: number): Promise<Report[]> {
  const rows = await db.select().from(reports).where(eq(reports.userId, userId)).orderBy(desc(reports.reportedAt))
  return rows.map(({ kind, targetId, reason, text, reportedAt }) => {
    return { kind, id: targetId, reason, text, reportedAt: reportedAt.toISOString() }
  })
}

/** For purged members: deletes the texts of their reports; the reports stay for review by the operator. */
export async function anonymizeReporters(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx
    .update(reports)
    .set({ text: '' })
    .where(inArray(reports.userId, [...userIds]))
}
