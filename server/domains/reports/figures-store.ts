import { countWaiting } from '../../db/figures.ts'
import type { Db } from '../../db/index.ts'
import { reports } from './table.ts'

/** Reports have no decision, so each one waits. */
export const openReports = (db: Db) => countWaiting(db, reports, reports.reportedAt)
