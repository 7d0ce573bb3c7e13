import type { DogInput } from '../../../contract/dogs/dog-input.ts'
import type { Db } from '../../db/index.ts'

/** Port: the reviewed place. */
export interface ReviewPlaces {
  /** Locks the place. @returns whether it is public; null if there is none */
  lock(tx: Db, placeId: number): Promise<boolean | null>
  /** Stores rating and count; requires the lock. */
  setRatings(tx: Db, ratings: readonly { id: number; reviewCount: number; rating: number }[]): Promise<void>
}

export interface ReviewPorts {
  places: ReviewPlaces
  dogs: {
    /** Locks a dog of the member until the transaction ends; null if it isn't theirs. */
    hold(tx: Db, userId: number, dogId: number): Promise<(DogInput & { id: number }) | null>
  }
  likes: {
    /** Deletes the likes of a review that is being deleted. */
    remove(tx: Db, reviewId: number): Promise<void>
  }
}
