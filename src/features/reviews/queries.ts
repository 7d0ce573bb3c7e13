import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { reviewsApi } from '../../../contract/reviews/reviews-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE, IN_PASSING } from '../../platform/api/display.ts'
import { kept, persistedUndated, memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'
import { useSession } from '../session/state.ts'
import { reviewKeys } from './keys-model.ts'
import { reviewQueryOf } from './model.ts'
import type { ReviewSearch } from './search-model.ts'

const MINUTE = 60_000

/** Places whose reviews this page has written, changed or deleted: cached answers are older than that. */
const written = new Set<number>()
export const markReviewed = (placeId: number): void => void written.add(placeId)
const fresh = (placeId: number) => (written.has(placeId) ? { fresh: true } : {})
/** Also invalidates persisted data. */
const staleTimeOf = (placeId: number) => (written.has(placeId) ? 0 : MINUTE)

export interface ReviewParams {
  placeId: number
  search: ReviewSearch
  /** The dog to compare with, if the order is by similarity. */
  dog: Dog | null
  /** Where the page before ended, for readers without script. */
  after?: string | undefined
}

/** The unfiltered list is persisted, as its place is; the others need a network. */
export function reviewListQuery({ placeId, search, dog, after }: ReviewParams) {
  const query = reviewQueryOf(search, dog)
  const plain = Object.keys(query).length === 0 && !after
  return infiniteQueryOptions({
    queryKey: reviewKeys.list(placeId, after ? { ...query, after } : query),
    meta: { ...(plain && kept(reviewsApi.listReviews)), shows: AS_CONTENT },
    queryFn: ({ pageParam, signal }) =>
      call(reviewsApi.listReviews, {
        params: { id: placeId },
        query: pageParam ? { ...query, cursor: pageParam } : query,
        signal,
        ...fresh(placeId),
      }),
    initialPageParam: after ?? null,
    getNextPageParam: (last) => last.cursor,
    staleTime: staleTimeOf(placeId),
  })
}

/** The public list, the latest first. */
export const latestReviewsQuery = (placeId: number) => reviewListQuery({ placeId, search: {}, dog: null })

export const reviewSummaryQuery = (placeId: number) =>
  queryOptions({
    queryKey: reviewKeys.summary(placeId),
    meta: { ...persistedUndated(reviewsApi.getReviewSummary), shows: IN_PASSING },
    queryFn: ({ signal }) => call(reviewsApi.getReviewSummary, { params: { id: placeId }, signal, ...fresh(placeId) }),
    staleTime: staleTimeOf(placeId),
  })

export const reviewPhotosQuery = (placeId: number) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.photos(placeId),
    meta: { shows: IF_POSSIBLE },
    queryFn: ({ pageParam, signal }) =>
      call(reviewsApi.listReviewPhotos, {
        params: { id: placeId },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
        ...fresh(placeId),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    staleTime: staleTimeOf(placeId),
  })

export const myReviewsQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: memberKey(userId, 'reviews', 'all'),
    meta: { ...memberPersisted('listMyReviews'), shows: AS_CONTENT },
    queryFn: ({ pageParam, signal }) =>
      call(reviewsApi.listMyReviews, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    enabled: userId !== null,
  })

/** The member's own reviews of one place, which identify them in the public list; 50 are more than one place ever has. */
const myPlaceReviewsQuery = (userId: number | null, placeId: number) =>
  queryOptions({
    queryKey: memberKey(userId, 'reviews', 'place', placeId),
    meta: { shows: IN_PASSING },
    queryFn: ({ signal }) => call(reviewsApi.listMyReviews, { query: { place: placeId, limit: 50 }, signal }),
    enabled: userId !== null,
    select: ({ items }) => items.map(({ id }) => id),
  })

const NONE: readonly number[] = []
export const useMyReviewIds = (placeId: number): readonly number[] =>
  useQuery(myPlaceReviewsQuery(useSession().userId, placeId)).data ?? NONE

export const myReviewQuery = (userId: number | null, id: number) =>
  queryOptions({
    queryKey: memberKey(userId, 'reviews', 'one', id),
    meta: { shows: AS_CONTENT },
    queryFn: ({ signal }) => call(reviewsApi.getMyReview, { params: { id }, signal }),
    enabled: userId !== null,
    staleTime: 0,
  })
