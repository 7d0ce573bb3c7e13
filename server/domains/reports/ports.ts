import type { ReportedContent } from '../../../contract/moderation-admin.ts'
import type { ReportKind } from '../../../contract/reports.ts'
import type { Db } from '../../db/index.ts'

/** Port: a kind of thing that can be reported, and hidden by an admin. */
export interface ReportTarget {
  /** The id of its author; null if there is no public content with this id. */
  owner(db: Db, id: number): Promise<number | null>
  /** The same as it is now, public or not; null if there is none. */
  read(db: Db, id: number): Promise<{ owner: number; hidden: boolean; shown: ReportedContent } | null>
  setHidden(tx: Db, id: number, at: Date | null): Promise<void>
  /** How many of a member's are hidden. */
  countHidden(db: Db, userId: number): Promise<number>
}

export type ReportTargets = Record<ReportKind, ReportTarget>
