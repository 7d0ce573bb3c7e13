import type { Hours } from '../../../contract/time/hours.ts'
import type { Place } from '../../../contract/places/places.ts'
import type { Db } from '../../db/index.ts'
import type { Newsroom } from '../../db/content/news.ts'
import type { RecordChanges } from '../records/changes.ts'

/** The fields of a place that a correction or a check can change, and those by which it is named. */
export type CheckedPlace = Pick<Place, 'name' | 'group' | 'roadAddress' | 'phone' | 'homepage' | 'hours' | 'policy'>

export interface LockedPlace {
  shown: boolean
  input: CheckedPlace
}

/** Port: how corrections use the place that they are about. */
export interface CorrectionPlaces {
  /** Locks the place, so that its fields don't change and corrections are stored one after the other. */
  lockInput(tx: Db, placeId: number): Promise<LockedPlace | null>
  /**
   * Writes these fields of a locked place, which imports leave alone from then on; `status`: closes it, or opens a closed one again. @returns
   * what changed of its record, as its history shows it
   */
  writeChecked(
    tx: Db,
    placeId: number,
    written: { fields: Partial<CheckedPlace>; status: 'open' | 'closed' | null },
  ): Promise<RecordChanges>
}

export interface CorrectionPorts {
  places: CorrectionPlaces
  /** Makes a table of opening hours as they are worded. */
  readHours: (hoursText: string, closedText: string, group: string) => Hours
  newsroom: Newsroom
}
