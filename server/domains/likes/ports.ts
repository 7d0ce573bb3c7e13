import type { LikeKind } from '../../../contract/likes.ts'
import type { PlaceCard } from '../../../contract/places.ts'
import type { Db } from '../../db/index.ts'

/** Port: a kind of thing that can be liked. Its domain keeps the count, in the transaction that it is given. */
export interface LikeTarget {
  /** Locks those of these that there are, in the order of their ids, so that none waits in a circle. */
  lock(tx: Db, ids: readonly number[], userId: number): Promise<LockedTarget[]>
  /** Needs the lock. @returns the counts as they are now */
  addToCounts(tx: Db, changes: readonly { id: number; by: number }[]): Promise<{ id: number; count: number }[]>
}

export interface LockedTarget {
  id: number
  count: number
  /** Whether everybody is shown it. */
  shown: boolean
  /** Whether it is the member's own. */
  own: boolean
}

export interface LikePorts {
  /** One for each kind that the contract names: one that is missing is a type error. */
  targets: Record<LikeKind, LikeTarget>
  places: {
    /** The open ones among these, by id. */
    cards(db: Db, ids: readonly number[]): Promise<Map<number, PlaceCard>>
  }
}
