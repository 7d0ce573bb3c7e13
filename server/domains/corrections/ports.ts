import type { Place } from '../../../contract/places.ts'
import type { Db } from '../../db/index.ts'

/** Port: how corrections use the place that they are about. */
export interface CorrectionPlaces {
  /** Locks the place, so that its fields don't change and corrections are stored one after the other. */
  lockInput(
    tx: Db,
    placeId: number,
  ): Promise<{
    shown: boolean
    input: Pick<Place, 'roadAddress' | 'phone' | 'homepage' | 'hours' | 'policy'>
  } | null>
}
