import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ReportedContent } from '../../../contract/reports/moderation-admin.ts'
import type { Report, ReportForm } from '../../../contract/reports/reports.ts'
import type { Db } from '../../db/index.ts'
import type { Target } from './case-store.ts'
import { reports } from './table.ts'

interface NewReport extends Target, Pick<ReportForm, 'reason' | 'text'> {
  userId: number
  /** What is reported, as it is now, and its author. */
  shown: ReportedContent | null
  owner: number
  now: Date
}

/** @returns whether it is stored now: false if the member has reported it before */
export async function insertReport(
  tx: Db,
  { userId, kind, id, reason, text, shown, owner, now }: NewReport,
): Promise<boolean> {
  const stored = await tx
    .insert(reports)
    .values({ userId, kind, targetId: id, reason, text, shown, ownerId: owner, reportedAt: now })
    .onConflictDoNothing()
    .returning({ id: reports.targetId })
  return stored.length > 0
}

/** Latest first; all of them without a limit. */
export async function listReportsOf(db: Db, userId: number, limit?: number): Promise<Report[]> {
  const query = db.select().from(reports).where(eq(reports.userId, userId)).orderBy(desc(reports.reportedAt))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ kind, targetId, reason, text, reportedAt, outcome }) => {
    return { kind, id: targetId, reason, text, reportedAt: reportedAt.toISOString(), outcome }
  })
}

/** For purged members: deletes the texts of their reports, which stay for review by the operator, and their nickname and the addresses of their photos in those of others: what is still shown, the case reads anew. */
export async function anonymizeReporters(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx
    .update(reports)
    .set({ text: '' })
    .where(inArray(reports.userId, [...userIds]))
  await tx
    .update(reports)
    .set({ shown: null })
    .where(and(inArray(reports.kind, ['nickname', 'photo']), inArray(reports.ownerId, [...userIds])))
}
