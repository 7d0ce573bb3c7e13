import { reviewsAdminApi } from '../../../contract/reviews/reviews-admin-api.ts'
import { reviewsAdminOperations } from '../../../contract/reviews/reviews-admin.ts'
import { reviewsApi } from '../../../contract/reviews/reviews-api.ts'
import {
  REVIEW_PAGE,
  type ReviewListQuery,
  type ReviewOrder,
  reviewsOperations,
} from '../../../contract/reviews/reviews.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { pageOf, readKeys, writeKeys } from '../../cursors/keyset.ts'
import { listReviewRecords } from './admin-store.ts'
import { listReviews, listReviewPhotos, ORDER_KEYS, photosOf, summarize } from './list-store.ts'
import type { ReviewPorts } from './ports.ts'
import { toReview } from './review-columns.ts'
import { createReview, deleteReview, updateReview } from './service.ts'
import { listOwnReviews, getOwnReview } from './store.ts'

/** Number of reviews whose photos form one page of a gallery. */
const GALLERY_PAGE = 10

export function reviewsRoutes({ db, clock, keys }: Deps, ports: ReviewPorts): Route[] {
  const deps = { db, clock, ports }
  const list = { db, key: keys.of('cursors of reviews') }
  const admin = serve(reviewsAdminApi, reviewsAdminOperations, {
    listReviewRecords: ({ query }) => listReviewRecords(list, query),
  })
  const visitors = serve(reviewsApi, reviewsOperations, {
    async listReviews({ params: { id }, query }) {
      const { cursor, limit = REVIEW_PAGE.default, order = 'new' } = query
      const list = listOf(id, order, query)
      const after = cursor === undefined ? null : readKeys(list, ORDER_KEYS[order], cursor)
      const found = await listReviews(db, id, order, query, { after, limit: limit + 1 })
      return pageOf(found, limit, { item: toReview, cursor: ({ keys }) => writeKeys(list, keys) })
    },

    getReviewSummary: ({ params: { id } }) => summarize(db, id),

    async listReviewPhotos({ params: { id }, query: { cursor } }) {
      const list = ['photos', id]
      const before = cursor === undefined ? null : (readKeys(list, [false], cursor)[0] as number)
      const found = await listReviewPhotos(db, id, { before, limit: GALLERY_PAGE + 1 })
      const page = pageOf(found, GALLERY_PAGE, { item: photosOf, cursor: (last) => writeKeys(list, [last.id]) })
      return { items: page.items.flat(), cursor: page.cursor }
    },

    async createReview({ actor: { userId }, params, body }) {
      return createReview(deps, { userId, placeId: params.id }, body)
    },

    async listMyReviews({ actor: { userId }, query: { place, cursor, limit = REVIEW_PAGE.default } }) {
      const list = ['mine', userId, place ?? null]
      const before = cursor === undefined ? null : (readKeys(list, [false], cursor)[0] as number)
      const found = await listOwnReviews(db, userId, { place, before, limit: limit + 1 })
      return pageOf(found, limit, { item: (review) => review, cursor: (last) => writeKeys(list, [last.id]) })
    },

    getMyReview: async ({ actor, params }) =>
      (await getOwnReview(db, actor.userId, params.id)) ?? fail('REVIEW_NOT_FOUND'),

    async updateReview({ actor: { userId }, params, body }) {
      return updateReview(deps, userId, params.id, body)
    },

    async deleteReview({ actor: { userId }, params }) {
      await deleteReview(deps, userId, params.id)
      return null
    },
  })
  return [...visitors, ...admin]
}

/** Identifies a list by its place, order, filter and dog. */
function listOf(placeId: number, order: ReviewOrder, { tag, photos, weight, size, breed }: ReviewListQuery) {
  return [placeId, order, tag, photos, order === 'similar' ? [weight, size, breed] : null]
}
