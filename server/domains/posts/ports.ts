import type { Board } from '../../../contract/boards/boards.ts'
import type { DogInput } from '../../../contract/dogs/dog-input.ts'
import type { HoldReason } from '../../../contract/posts/holds.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import type { VisitBody } from '../../../contract/entries/visits.ts'
import type { Db } from '../../db/index.ts'

/** One of the member's dogs, as it is now. */
export type HeldDog = DogInput & { id: number }

export interface PostPorts {
  boards: {
    /** Keeps a board until the transaction ends; null if there is no visible one of that name. */
    hold(tx: Db, slug: string): Promise<Board | null>
  }
  places: {
    /** Cards of those that are open, by id. */
    cards(db: Db, ids: readonly number[]): Promise<Map<number, PlaceCard>>
    /** Of these places, those that were merged, with the place into which each was, if visitors see that. */
    mergedAmong(db: Db, ids: readonly number[]): Promise<Map<number, number>>
  }
  dogs: {
    /** Locks a dog of the member until the transaction ends; null if it isn't theirs. */
    hold(tx: Db, userId: number, dogId: number): Promise<HeldDog | null>
  }
  cases: {
    /** Hides a post until an admin publishes it. */
    hold(tx: Db, held: { id: number; ownerId: number; reasons: HoldReason[]; now: Date }): Promise<void>
  }
  visits: {
    /** Locks the places, which every writer does before anything of what is at them. */
    lock(tx: Db, placeIds: readonly number[]): Promise<void>
    /** Stores it as an entry report of the member, for the one that it `replaces`; without `dog`, that one's. @returns its id */
    store(
      tx: Db,
      told: { userId: number; placeId: number; visit: VisitBody; dog?: HeldDog | null; replaces: number | null },
      now: Date,
    ): Promise<number>
    /** Deletes the report, unless another post tells of it. */
    remove(tx: Db, id: number): Promise<void>
  }
  likes: {
    /** Deletes the likes of a post that is being deleted. */
    remove(tx: Db, postId: number): Promise<void>
  }
}
