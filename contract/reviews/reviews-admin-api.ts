import { api, get } from '../api/endpoint.ts'
import type { reviewsAdminOperations } from './reviews-admin.ts'

export const reviewsAdminApi = api<typeof reviewsAdminOperations>()({
  listReviewRecords: get('/admin/reviews', { access: 'admin' }),
})
