import type { Place } from '../../../contract/places.ts'
import type { Db } from '../../db/index.ts'

/** Port: what corrections need of the place that they are about. */
export interface SuggestionPlaces {
  /** Locked: what stands there stays so, and one member's corrections come one after the other. */
  lockInput(
    tx: Db,
    placeId: number,
  ): Promise<{
    shown: boolean
    input: Pick<Place, 'roadAddress' | 'phone' | 'homepage' | 'hours' | 'policy'>
  } | null>
}
