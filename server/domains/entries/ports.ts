import type { DogPolicy } from '../../../contract/policy.ts'
import type { MemberDog } from '../../../contract/member-dogs.ts'
import type { Db } from '../../db/index.ts'

/** Port: what reports of entry need of places. */
export interface EntryPlaces {
  /** Locks the place: counts and dates stay true. */
  lockPolicy(tx: Db, placeId: number): Promise<{ shown: boolean; policy: DogPolicy } | null>
  /** The last day since 1970-01-01 on which somebody met with what the policy says, 0 for none; needs the lock. */
  setConfirmed(tx: Db, confirmed: readonly { id: number; day: number }[]): Promise<void>
}

/** Port: the dogs that a report may be about. */
export interface EntryDogs {
  list(db: Db, userId: number): Promise<MemberDog[]>
}

export interface EntryPorts {
  places: EntryPlaces
  dogs: EntryDogs
}
