import type { ReportKind } from '../../../contract/reports.ts'
import type { Db } from '../../db/index.ts'

/** Port: a kind of thing that can be reported. */
export interface ReportTarget {
  /** Whose it is; null where nothing of that id is shown to everybody. */
  owner(db: Db, id: number): Promise<number | null>
}

export type ReportTargets = Record<ReportKind, ReportTarget>
