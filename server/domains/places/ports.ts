import type { Dog } from '../../../contract/dogs.ts'
import type { Db } from '../../db/index.ts'
import type { PlaceEvidence } from './evidence-columns.ts'
import type { PlaceSearch } from './search-filter.ts'

/** Port: members who saved a place, and their dogs. */
export interface PlaceSavers {
  /** How many saved it, and the dogs of each who has any. */
  dogsOf(db: Db, placeId: number): Promise<{ savers: number; dogs: Dog[][] }>
}

export interface PlacesPorts<Evidence> {
  search: PlaceSearch
  savers: PlaceSavers
  evidence: PlaceEvidence<Evidence>
}
