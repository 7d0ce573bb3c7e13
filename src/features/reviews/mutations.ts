import type { QueryClient } from '@tanstack/react-query'
import { reviewsApi } from '../../../contract/reviews-api.ts'
import { reportsApi } from '../../../contract/reports-api.ts'
import type { ReportForm } from '../../../contract/reports.ts'
import type { MyReview, ReviewForm, ReviewSummary } from '../../../contract/reviews.ts'
import { call } from '../../platform/api/api.ts'
import { memberKey } from '../session/model.ts'
import { myReviewQuery, noteWritten, reviewKeys } from './queries.ts'

/** Who writes, and who is told what the place is now rated: its cards and its page show that too. */
export interface Writing {
  queryClient: QueryClient
  userId: number
  onRated: (placeId: number, summary: ReviewSummary) => Promise<void>
}

export async function writeReview(writing: Writing, placeId: number, body: ReviewForm): Promise<MyReview> {
  const review = await call(reviewsApi.createReview, { params: { id: placeId }, body, quiet: true })
  await renew(writing, placeId)
  return review
}

export async function changeReview(writing: Writing, id: number, body: ReviewForm): Promise<MyReview> {
  const review = await call(reviewsApi.updateReview, { params: { id }, body, quiet: true })
  writing.queryClient.setQueryData(myReviewQuery(writing.userId, id).queryKey, review)
  await renew(writing, review.place.id)
  return review
}

export async function removeReview(writing: Writing, id: number, placeId: number): Promise<void> {
  await call(reviewsApi.deleteReview, { params: { id } })
  writing.queryClient.removeQueries({ queryKey: myReviewQuery(writing.userId, id).queryKey })
  await renew(writing, placeId)
}

/** All that shows reviews of the place is read anew, from the server itself. The write stands even if this fails. */
async function renew({ queryClient, userId, onRated }: Writing, placeId: number): Promise<void> {
  noteWritten(placeId)
  const summary = call(reviewsApi.getReviewSummary, { params: { id: placeId }, fresh: true })
  void queryClient.invalidateQueries({ queryKey: reviewKeys.ofPlace(placeId) })
  void queryClient.invalidateQueries({ queryKey: memberKey(userId, 'reviews') })
  try {
    const known = await summary
    queryClient.setQueryData(reviewKeys.summary(placeId), known)
    await onRated(placeId, known)
  } catch (error) {
    console.warn('The place’s rating could not be read anew', error)
  }
}

export const sendReport = (body: ReportForm) => call(reportsApi.createReport, { body, quiet: true })
