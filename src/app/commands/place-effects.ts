import type { QueryClient } from '@tanstack/react-query'
import { placesApi } from '../../../contract/places/places-api.ts'
import type { MyPost } from '../../../contract/posts/posts.ts'
import { reviewsApi } from '../../../contract/reviews/reviews-api.ts'
import { patchCounts } from '../../features/places/rating-mutations.ts'
import { placeQuery } from '../../features/places/queries.ts'
import { reviewKeys } from '../../features/reviews/keys-model.ts'
import { getDevicePlaces, unsavePlaces } from '../../features/saved/state.ts'
import { tellLike } from './other-tabs.ts'
import { call } from '../../platform/api/api.ts'

export { showEvidence } from '../../features/places/rating-mutations.ts'

/** Reloads the place's rating past all caches and updates it wherever it is shown. The review is stored even if this fails. */
export async function showRating(queryClient: QueryClient, placeId: number): Promise<void> {
  try {
    const summary = await call(reviewsApi.getReviewSummary, { params: { id: placeId }, fresh: true })
    queryClient.setQueryData(reviewKeys.summary(placeId), summary)
    patchCounts(queryClient, placeId, summary)
  } catch (error) {
    console.warn('The place’s rating could not be read anew', error)
  }
}

/**
 * Reloads the places at whose doors these posts tell to have been, past all caches: a post as it was before a write, and as it is. It is
 * stored even if this fails.
 */
export async function showVisits(
  queryClient: QueryClient,
  posts: readonly (Pick<MyPost, 'place' | 'visit'> | undefined)[],
): Promise<void> {
  const ids = new Set(posts.flatMap((post) => (post?.visit && post.place ? [post.place.id] : [])))
  for (const id of ids) {
    try {
      const place = await call(placesApi.getPlace, { params: { id }, fresh: true })
      queryClient.setQueryData(placeQuery(id).queryKey, place)
    } catch (error) {
      console.warn('The place’s evidence could not be read anew', error)
    }
  }
}

/**
 * Shows the number of likes that the server returned wherever the place is cached, and loads the open place past all caches, so that a
 * later visit shows no older number. What waited on the device for the account is decided by this like.
 */
export async function showLikes(queryClient: QueryClient, id: number, likeCount: number): Promise<void> {
  if (getDevicePlaces().saved.some((kept) => kept.id === id)) unsavePlaces([id])
  patchCounts(queryClient, id, { likeCount })
  tellLike({ id, likeCount })
  await renewPlaces(queryClient, [id])
}

/** Loads those of the places past all caches that are cached, and updates their counts wherever they are. */
export async function renewPlaces(queryClient: QueryClient, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const { queryKey } = placeQuery(id)
    if (!queryClient.getQueryData(queryKey)) continue
    try {
      const place = await call(placesApi.getPlace, { params: { id }, fresh: true })
      queryClient.setQueryData(queryKey, place)
      patchCounts(queryClient, id, { likeCount: place.likeCount })
    } catch (error) {
      console.warn('The place’s likes could not be read anew', error)
    }
  }
}
