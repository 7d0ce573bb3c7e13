import { api, del, get, post, put } from '../api/endpoint.ts'
import type { reviewsOperations } from './reviews.ts'

export const reviewsApi = api<typeof reviewsOperations>()({
  listReviews: get('/places/:id/reviews', { access: 'public', offline: 'detail', maxAge: 30 }),
  getReviewSummary: get('/places/:id/reviews/summary', { access: 'public', offline: 'detail', maxAge: 30 }),
  listReviewPhotos: get('/places/:id/reviews/photos', { access: 'public', offline: 'detail', maxAge: 30 }),
  createReview: post('/places/:id/reviews', { access: 'member', idempotent: 'key' }),
  listMyReviews: get('/reviews/mine', { access: 'member' }),
  getMyReview: get('/reviews/:id', { access: 'member' }),
  updateReview: put('/reviews/:id', { access: 'member', idempotent: 'natural' }),
  deleteReview: del('/reviews/:id', { access: 'member', idempotent: 'natural' }),
})
