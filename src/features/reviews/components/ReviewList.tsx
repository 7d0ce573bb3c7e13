import { useState } from 'react'
import type { Review } from '../../../../contract/reviews/reviews.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useOverlayEntry } from '../../../platform/navigation/overlay-entry.ts'
import { openLoginDialog } from '../../session/login/state.ts'
import { getSession } from '../../session/state.ts'
import { MuteButton } from '../../mutes/components/MuteButton.tsx'
import { MutedWords } from '../../mutes/components/MutedWords.tsx'
import { useMuted } from '../../mutes/queries.ts'
import { useReported } from '../../reports/queries.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { QuietAction, QuietActions } from '../../../ui/actions/QuietAction.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { removeReview } from '../mutations.ts'
import { useMyReviewIds } from '../queries.ts'
import { HelpfulButton } from './HelpfulButton.tsx'
import { ReportSheet } from './ReportSheet.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import classes from './Reviews.module.css'

interface Props {
  placeId: number
  reviews: readonly Review[]
}

/** Reviews one below another, each with its actions. */
export function ReviewList({ placeId, reviews }: Props) {
  const removal = useCommand(removeReview)
  const mine = useMyReviewIds(placeId)
  const report = useOverlayEntry('report')
  const [gone, setGone] = useState<readonly number[]>([])
  const [shown, setShown] = useState<readonly number[]>([])
  const isReported = useReported('review')
  const isMuted = useMuted()

  async function remove(id: number): Promise<void> {
    const { status } = await removal.run({ id, placeId })
    if (status === 'done') setGone((list) => [...list, id])
  }
  const askWhy = (id: number) =>
    getSession().userId === null ? openLoginDialog({ onSuccess: () => report.open(id) }) : report.open(id)

  return (
    <>
      <Stack as="ul">
        {reviews
          .filter(({ id }) => !gone.includes(id))
          .map((review) => {
            const own = mine.includes(review.id)
            return (
              <Box key={review.id} as="li" padY={20} shrink ruledBetween className={classes.item}>
                {isReported(review.id) ? (
                  <Text tone="quiet">신고한 후기예요.</Text>
                ) : isMuted(review.author) && !shown.includes(review.id) ? (
                  <MutedWords onShow={() => setShown((list) => [...list, review.id])}>숨긴 회원의 후기예요.</MutedWords>
                ) : (
                  <ReviewCard review={review} author={review.author}>
                    <HelpfulButton id={review.id} count={review.helpfulCount} own={own} />
                    {own ? (
                      <ReviewActions id={review.id} onDelete={() => void remove(review.id)} />
                    ) : (
                      <QuietActions>
                        <MuteButton
                          author={review.author && { ...review.author, review: review.id }}
                          of={`review-${review.id}`}
                        />
                        <QuietAction onClick={() => askWhy(review.id)}>신고</QuietAction>
                      </QuietActions>
                    )}
                  </ReviewCard>
                )}
              </Box>
            )
          })}
      </Stack>
      <ReportSheet review={reviews.find(({ id }) => id === report.value) ?? null} onClose={() => report.close()} />
    </>
  )
}
