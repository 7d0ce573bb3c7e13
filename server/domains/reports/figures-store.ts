import { isNull } from 'drizzle-orm'
import { countWaiting } from '../../db/figures.ts'
import type { Db } from '../../db/index.ts'
import { appeals, reports } from './table.ts'

/** Reports that nobody has decided. */
export const openReports = (db: Db) => countWaiting(db, reports, reports.reportedAt, isNull(reports.decidedAt))

/** Appeals that nobody has decided. */
export const openAppeals = (db: Db) => countWaiting(db, appeals, appeals.createdAt, isNull(appeals.outcome))
