import type { QueryClient } from '@tanstack/react-query'
import { reviewsApi } from '../../../contract/reviews-api.ts'
import { patchRating } from '../../features/places/rating-mutations.ts'
import { reviewKeys } from '../../features/reviews/queries.ts'
import { call } from '../../platform/api/api.ts'

export { showEvidence } from '../../features/places/rating-mutations.ts'

/** Reloads the place's rating past all caches and updates it wherever it is shown. The review is stored even if this fails. */
export async function showRating(queryClient: QueryClient, placeId: number): Promise<void> {
  try {
    const summary = await call(reviewsApi.getReviewSummary, { params: { id: placeId }, fresh: true })
    queryClient.setQueryData(reviewKeys.summary(placeId), summary)
    patchRating(queryClient, placeId, summary)
  } catch (error) {
    console.warn('The place’s rating could not be read anew', error)
  }
}
