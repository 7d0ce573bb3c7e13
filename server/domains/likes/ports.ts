import type { LikeKind } from '../../../contract/likes/likes.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import type { Db } from '../../db/index.ts'
import type { LikedRows } from '../../db/content/like-target.ts'
import type { Newsroom } from '../../db/content/news.ts'

/** Port: a kind of thing that can be liked. Its domain stores the count, in the given transaction. */
export interface LikeTarget {
  /** Where a like is a row's alone, one statement locks it, likes it and counts it. */
  readonly rows: LikedRows
  /** Locks those that exist, in the order of their ids, which prevents deadlocks. */
  lock(tx: Db, ids: readonly number[]): Promise<LockedTarget[]>
  /** Requires the lock. @returns the new counts */
  addToCounts(tx: Db, changes: readonly { id: number; by: number }[]): Promise<{ id: number; count: number }[]>
}

export interface LockedTarget {
  id: number
  count: number
  /** Whether it is there for everybody. */
  shown: boolean
  /** Who wrote it; null if no member did. */
  owner: number | null
}

export interface LikePorts {
  /** One for each kind in the contract; a missing one is a type error. */
  targets: Record<LikeKind, LikeTarget>
  places: {
    /** Cards of those that are open, by id. */
    cards(db: Db, ids: readonly number[]): Promise<Map<number, PlaceCard>>
    /** Of these, those that were merged, with the open place into which each was. */
    mergedAmong(db: Db, ids: readonly number[]): Promise<Map<number, number>>
  }
  newsroom: Newsroom
}
