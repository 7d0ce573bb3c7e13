import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'
import type { Db } from '../../db/index.ts'

/** Port: how entry reports use places. */
export interface EntryPlaces {
  /** Locks the place, so that its counts and dates stay consistent. */
  lockPolicy(tx: Db, placeId: number): Promise<{ shown: boolean; policy: DogPolicy } | null>
  /** Sets the day since which two members agree with the policy, in days since 1970-01-01, 0 for none. Requires the lock. */
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
