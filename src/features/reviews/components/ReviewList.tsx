import { useState } from 'react'
import type { Review } from '../../../../contract/reviews.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useOverlayEntry } from '../../../platform/navigation/overlay-entry.ts'
import { openLoginDialog } from '../../session/login/state.ts'
import { getSession } from '../../session/state.ts'
import { Box } from '../../../ui/Box.tsx'
import { Stack } from '../../../ui/Stack.tsx'
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
                <ReviewCard review={review} author={review.author}>
                  <HelpfulButton id={review.id} count={review.helpfulCount} own={own} />
                  <ReviewActions
                    id={review.id}
                    own={own}
                    onReport={() => askWhy(review.id)}
                    onDelete={() => void remove(review.id)}
                  />
                </ReviewCard>
              </Box>
            )
          })}
      </Stack>
      <ReportSheet id={report.value} onClose={() => report.close()} />
    </>
  )
}
