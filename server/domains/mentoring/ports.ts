import type { DogInput } from '../../../contract/dogs/dog-input.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import type { Db } from '../../db/index.ts'
import type { Newsroom } from '../../db/content/news.ts'

export interface MentoringPorts {
  places: {
    /** Locks the place. @returns whether it is public; null if there is none */
    lock(tx: Db, placeId: number): Promise<boolean | null>
    /** Cards of those that are public, by id. */
    cards(db: Db, ids: readonly number[]): Promise<Map<number, PlaceCard>>
    /** Of these places, those that were merged, with the place into which each was, if visitors see that. */
    mergedAmong(db: Db, ids: readonly number[]): Promise<Map<number, number>>
  }
  dogs: {
    /** Locks a dog of the member until the transaction ends; null if it isn't theirs. */
    hold(tx: Db, userId: number, dogId: number): Promise<DogInput | null>
  }
  newsroom: Newsroom
}
