import type { FollowerKind } from '../../../contract/places/places-merge.ts'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import type { Db } from '../../db/index.ts'
import type { Act } from '../records/store.ts'
import type { PlaceEvidence } from './evidence-columns.ts'
import type { PlaceSearch } from './search-filter.ts'

/** Port: members who saved a place, and their dogs. */
export interface PlaceSavers {
  /** Lets those who saved them know that the rules of these places have changed. */
  tellOfRules(tx: Db, placeIds: readonly number[]): Promise<void>
  /** How many saved it, and the dogs of each who has any. */
  dogsOf(db: Db, placeId: number): Promise<{ savers: number; dogs: Dog[][] }>
}

/** Port: what another domain has of a place, and how it follows into the place with which that is merged. */
export interface PlaceFollower {
  /** `doubled`: what both have of the same member; the remaining place's counts. */
  count(db: Db, from: number, into: number): Promise<{ moved: number; doubled: number }>
  /** Requires the locks of both places. */
  move(tx: Db, from: number, into: number): Promise<void>
}
export type PlaceFollowers = Readonly<Record<Exclude<FollowerKind, 'photos'>, PlaceFollower>>

export interface PlacesPorts<Evidence> {
  /** Notes that this place comes from a member's proposal, and tells them. Refuses if that is decided already. */
  acceptProposal: (tx: Db, ids: { id: number; placeId: number }, act: Act) => Promise<void>
  search: PlaceSearch
  savers: PlaceSavers
  evidence: PlaceEvidence<Evidence>
  followers: PlaceFollowers
}
