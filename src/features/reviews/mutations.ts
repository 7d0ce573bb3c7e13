import { reviewsApi } from '../../../contract/reviews/reviews-api.ts'
import type { MyReview, ReviewEdit, ReviewForm } from '../../../contract/reviews/reviews.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { memberKey } from '../session/model.ts'
import { reviewKeys } from './keys-model.ts'
import { myReviewQuery, markReviewed } from './queries.ts'

/** Refetches all queries that show reviews of the place, past all caches; its rating is updated by a command effect of the app. */
function renew({ queryClient, author }: CommandContext, placeId: number): void {
  markReviewed(placeId)
  for (const queryKey of [reviewKeys.ofPlace(placeId), memberKey(author, 'reviews')])
    void queryClient.invalidateQueries({ queryKey })
}

const withPhotos = <Input extends { form: ReviewForm }>(input: Input, idOf: (ref: string) => string): Input => ({
  ...input,
  form: { ...input.form, photoIds: input.form.photoIds.map(idOf) },
})

export const writeReview: Command<{ placeId: number; form: ReviewForm }, MyReview> = {
  name: 'reviews.write',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: withPhotos,
  send: (call, { placeId, form }) => call(reviewsApi.createReview, { params: { id: placeId }, body: form }),
  settle: (context, { placeId }) => renew(context, placeId),
  words: { done: () => ({ text: '후기를 올렸어요. 고마워요!', tone: 'success' }) },
}

export const changeReview: Command<{ id: number; placeId: number; form: ReviewEdit }, MyReview> = {
  name: 'reviews.change',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: withPhotos,
  send: (call, { id, form }) => call(reviewsApi.updateReview, { params: { id }, body: form }),
  settle: (context, { id, placeId }, review) => {
    context.queryClient.setQueryData(myReviewQuery(context.author, id).queryKey, review)
    renew(context, placeId)
  },
  words: { done: () => ({ text: '후기를 고쳤어요.', tone: 'success' }) },
}

export const removeReview: Command<{ id: number; placeId: number }, unknown> = {
  name: 'reviews.remove',
  shows: { waiting: 'overlay', failure: 'toast' },
  send: (call, { id }) => call(reviewsApi.deleteReview, { params: { id } }),
  settle: (context, { id, placeId }) => {
    context.queryClient.removeQueries({ queryKey: myReviewQuery(context.author, id).queryKey })
    renew(context, placeId)
  },
  words: { done: () => ({ text: '후기를 지웠어요.', tone: 'success' }) },
}
