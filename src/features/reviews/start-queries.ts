import type { QueryClient } from '@tanstack/react-query'
import { type ReviewParams, reviewListQuery, reviewPhotosQuery, reviewSummaryQuery } from './queries.ts'

/** Starts what a place's list of reviews shows. The order by similarity needs the dog, which only the screen knows. */
export function startReviews(client: QueryClient, asked: ReviewParams): void {
  const { placeId, search } = asked
  if (search.order !== 'similar') void client.prefetchInfiniteQuery(reviewListQuery(asked))
  void client.prefetchQuery(reviewSummaryQuery(placeId))
  void client.prefetchInfiniteQuery(reviewPhotosQuery(placeId))
}
