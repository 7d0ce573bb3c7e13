import type { ReportedContent } from '../../../contract/reports/moderation-admin.ts'
import type { ReportedAt, ReportKind } from '../../../contract/reports/reports.ts'
import type { Db } from '../../db/index.ts'
import type { Reader } from '../../db/content/shown-posts.ts'

interface ReadTarget {
  owner: number
  hidden: boolean
  shown: ReportedContent
  /** Of a photo: what it is in; nothing of a profile photo. */
  within?: { kind: ReportKind; id: number }
}

/** Port: a kind of thing that can be reported, and hidden by an admin. */
export interface ReportTarget {
  /** The id of its author; null if there is nothing with this id that the reader sees. */
  owner(db: Db, id: number, reader: Reader): Promise<number | null>
  /** The same as it is now, public or not; null if there is none. */
  read(db: Db, id: number): Promise<ReadTarget | null>
  setHidden(tx: Db, id: number, at: Date | null): Promise<void>
  /** How many of a member's are hidden. */
  countHidden(db: Db, userId: number): Promise<number>
}

/** Port: what is reported at something that the reporter sees, beside its words. Null: it has no such thing. */
export interface ReportParts {
  /** The number of its author's nickname. */
  nickname(tx: Db, at: { kind: ReportedAt; id: number }, reader: Reader): Promise<number | null>
  /** The number of its author's profile photo, if its author is named and has one. */
  portrait(tx: Db, at: { kind: ReportedAt; id: number }, reader: Reader): Promise<number | null>
  /** The number of its photo with that address. */
  photo(tx: Db, at: { kind: ReportedAt; id: number }, src: string): Promise<number | null>
}

export type ReportTargets = Record<ReportKind, ReportTarget>
