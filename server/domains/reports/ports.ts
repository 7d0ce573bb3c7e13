import type { ReportKind } from '../../../contract/reports.ts'
import type { Db } from '../../db/index.ts'

/** Port: a kind of thing that can be reported. */
export interface ReportTarget {
  /** The id of its author; null if there is no public content with this id. */
  owner(db: Db, id: number): Promise<number | null>
}

export type ReportTargets = Record<ReportKind, ReportTarget>
