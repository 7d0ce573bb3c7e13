import type { Review } from '../../../../contract/reviews/reviews.ts'
import { Sheet } from '../../../ui/content/Sheet.tsx'
import { ReportPart } from '../../reports/components/ReportPart.tsx'

interface Props {
  /** The reported review; null = closed. */
  review: Review | null
  onClose: () => void
}

export function ReportSheet({ review, onClose }: Props) {
  return (
    <Sheet opened={review !== null} onClose={onClose} title="후기 신고">
      {review && (
        <ReportPart
          when
          key={review.id}
          kind="review"
          id={review.id}
          author={review.author?.nickname ?? null}
          portrait={Boolean(review.author?.photo)}
          photos={review.photos}
          onDone={onClose}
        />
      )}
    </Sheet>
  )
}
