import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Report, ReportForm, ReportKind } from '../../../contract/reports.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { reports } from './table.ts'

/** Of each kind: whether the thing is shown to everybody, and whose it is. */
const FOUND: Record<ReportKind, (id: number) => SQL> = {
  review: (id) => sql`
    select r.user_id as owner from reviews as r join places as p on p.id = r.place_id where r.id = ${id} and p.status = 'open'`,
}

export async function addReport(db: Db, userId: number, report: ReportForm, now: Date): Promise<void> {
  const { kind, id, reason, text } = report
  const { rows } = await db.execute<{ owner: number }>(FOUND[kind](id))
  const found = rows[0] ?? fail('TARGET_NOT_FOUND')
  if (found.owner === userId) fail('OWN_WORDS')
  await db.insert(reports).values({ userId, kind, targetId: id, reason, text, reportedAt: now }).onConflictDoNothing()
}

/** The latest first. */
export async function listReportsOf(db: Db, userId: number): Promise<Report[]> {
  const rows = await db.select().from(reports).where(eq(reports.userId, userId)).orderBy(desc(reports.reportedAt))
  return rows.map(({ kind, targetId, reason, text, reportedAt }) => {
    return { kind, id: targetId, reason, text, reportedAt: reportedAt.toISOString() }
  })
}

/** Of members who are erased: what they reported stays to be looked at, their own words don't. */
export async function forgetReporters(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx
    .update(reports)
    .set({ text: '' })
    .where(inArray(reports.userId, [...userIds]))
}
