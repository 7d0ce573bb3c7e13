import type { reviewsAdminApi } from '../../../contract/reviews/reviews-admin-api.ts'
import type { reviewsApi } from '../../../contract/reviews/reviews-api.ts'
import { type Examples, photoOf, type Prepared, reviewBy, reviewForm } from '../../testing/example.ts'
import { createMember } from '../../testing/members.ts'

const ownReview: Prepared = async (...who) => ({ params: { id: await reviewBy(...who) } })

export const reviewsExamples: Examples<typeof reviewsApi & typeof reviewsAdminApi> = {
  listReviews: { params: { id: '2' } },
  getReviewSummary: { params: { id: '2' } },
  listReviewPhotos: { params: { id: '2' } },
  createReview: async (member, world) => ({
    params: { id: '1' },
    body: { ...reviewForm(world), photoIds: [await photoOf(member, world)] },
  }),
  listMyReviews: async (...who) => {
    await reviewBy(...who)
    return {}
  },
  getMyReview: ownReview,
  updateReview: async (member, world) => ({ params: { id: await reviewBy(member, world) }, body: reviewForm(world) }),
  deleteReview: ownReview,
  listReviewRecords: async (_admin, world) => {
    await reviewBy(await createMember(world.deps), world)
    return { query: { state: 'shown', photos: 'no', since: '2026-01-01' } }
  },
}
