import type { FollowerKind } from '../../contract/places/places-merge.ts'
import type { Db } from '../db/index.ts'
import { countMovingCorrections, moveCorrections, placesWithCorrections } from '../domains/corrections/merge-store.ts'
import { countMovingEntries, moveEntries, placesWithEntries } from '../domains/entries/merge-store.ts'
import { countMovingLikes, moveLikes, placesWithLikes } from '../domains/likes/merge-store.ts'
import { countMovingQuestions, moveQuestions, placesWithQuestions } from '../domains/mentoring/merge-store.ts'
import { placeFacts } from '../domains/places/facts-store.ts'
import { likedPlaceIds } from '../domains/places/like-target-store.ts'
import type { PlaceFollowers } from '../domains/places/ports.ts'
import { countMovingPosts, movePosts, placesWithPosts } from '../domains/posts/merge-store.ts'
import { countMovingReviews, moveReviews, placesWithReviews } from '../domains/reviews/merge-store.ts'
import { countMovingSources, moveSources } from '../domains/places/sources-merge-store.ts'

/** What each domain has of a place, and how it follows into another one. */
export const PLACE_FOLLOWERS: PlaceFollowers = {
  likes: { count: countMovingLikes, move: (tx, from, into) => moveLikes(tx, likedPlaceIds, from, into) },
  reviews: { count: countMovingReviews, move: (tx, from, into) => moveReviews(tx, placeFacts, from, into) },
  entries: { count: countMovingEntries, move: moveEntries },
  suggestions: { count: countMovingCorrections, move: moveCorrections },
  posts: { count: countMovingPosts, move: movePosts },
  questions: { count: countMovingQuestions, move: moveQuestions },
  sources: { count: countMovingSources, move: moveSources },
}

/** Which of some places each domain has anything of: those are in use. */
export const PLACE_USERS: Readonly<
  Record<Exclude<FollowerKind, 'photos' | 'sources'>, (db: Db, placeIds: readonly number[]) => Promise<number[]>>
> = {
  likes: placesWithLikes,
  reviews: placesWithReviews,
  entries: placesWithEntries,
  suggestions: placesWithCorrections,
  posts: placesWithPosts,
  questions: placesWithQuestions,
}
