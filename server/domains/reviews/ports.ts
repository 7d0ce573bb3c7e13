import type { DogInput } from '../../../contract/dog-input.ts'
import type { Db } from '../../db/index.ts'

/** Port: the place that a review is about. */
export interface ReviewPlaces {
  /** Whether it is shown; null where there is none. */
  lock(tx: Db, placeId: number): Promise<boolean | null>
  /** What its reviews come to; needs the lock. */
  setRatings(tx: Db, ratings: readonly { id: number; reviewCount: number; rating: number }[]): Promise<void>
}

export interface ReviewPorts {
  places: ReviewPlaces
  dogs: {
    /** One of the member's, who stays until the transaction ends; null where they have none such. */
    hold(tx: Db, userId: number, dogId: number): Promise<(DogInput & { id: number }) | null>
  }
  likes: {
    /** Of a review that goes: nobody finds it helpful any more. */
    remove(tx: Db, reviewId: number): Promise<void>
  }
}
