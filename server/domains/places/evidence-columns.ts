import type { SQL } from 'drizzle-orm'
import type { Entries } from '../../../contract/entry-evidence.ts'
import type { Db } from '../../db/index.ts'

/** Port: what members met with at a place's door. `Row` is the business of whoever gives it. */
export interface PlaceEvidence<Row> {
  /** The evidence of the place that `placeId` names, as one value; `today` is Korea's ISO date. */
  column(placeId: SQL, today: string): SQL
  toEntries(row: Row): Entries
  /** Judges what was reported of places whose policies were written anew. The caller holds the places' locks. */
  judge(tx: Db, placeIds: readonly number[]): Promise<void>
}
