import type { Db } from '../../db/index.ts'
import type { Refused, SourceName } from '../rows/candidate.ts'
import type { SourceRow } from '../place-sources/store.ts'

/** A field of a place, as it was and as it becomes; of a field that an admin corrected, what stands and what the source says. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** What an import does at one place by one record, or in a dry run would do. */
export interface Difference {
  /** `kept`: all that differs was corrected by an admin. `gone`: a whole new edition no longer has it. `remembered`: only what the source says is stored. */
  kind: 'new' | 'changed' | 'closed' | 'gone' | 'reopened' | 'kept' | 'linked' | 'remembered'
  name: string
  source: SourceName
  sourceKey: string
  digest: string
  /** Null: there is none yet. */
  placeId: number | null
  address: string | null
  fields: FieldChange[]
  kept: FieldChange[]
}

/** Where its record stands: a file and, in a table, a line. */
export type Located<T> = T & { file: string; line: number | null }

/** Goes along with an import: may leave out records, and is told what it does. */
export interface Follower {
  /** Id of the uploaded import. */
  run: number
  /** Whether a record is taken. */
  takes?(source: SourceName, sourceKey: string): boolean
  /** In the transaction of a batch; `before`: stored records of its keys and places, as they were. */
  differ(tx: Db, differences: readonly Located<Difference>[], before: readonly SourceRow[]): Promise<void>
  refuse(refused: Refused): Promise<void>
}
