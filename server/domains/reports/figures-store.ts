import { and, isNull } from 'drizzle-orm'
import { countWaiting } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { isThere } from './case-store.ts'
import { appeals, reports } from './table.ts'

/** Reports that nobody has decided. */
export const openReports = (db: Db) =>
  countWaiting(db, reports, reports.reportedAt, and(isNull(reports.decidedAt), isThere(reports.kind, reports.targetId)))

/** Appeals that nobody has decided. */
export const openAppeals = (db: Db) =>
  countWaiting(db, appeals, appeals.createdAt, and(isNull(appeals.outcome), isThere(appeals.kind, appeals.targetId)))
