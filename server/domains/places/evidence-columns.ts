import type { SQL } from 'drizzle-orm'
import type { Entries } from '../../../contract/entries/entry-evidence.ts'
import type { Db } from '../../db/index.ts'

/** Port: evidence from entry reports. `Row` is defined by the implementing domain. */
export interface PlaceEvidence<Row> {
  /** The evidence of the place with id `placeId`, as one value; `today` is Korea's ISO date. */
  column(placeId: SQL, today: string): SQL
  toEntries(row: Row): Entries
  /** Compares reports of places with their rewritten policies. Requires the locks of the places. */
  judge(tx: Db, placeIds: readonly number[]): Promise<void>
}
