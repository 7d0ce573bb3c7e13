import { IconPhoto } from '@tabler/icons-react'
import {
  REVIEW_ORDERS,
  REVIEW_TAG_NAME,
  type ReviewOrder,
  type ReviewSummary,
} from '../../../../contract/reviews/reviews.ts'
import { grouped } from '../../../lib/number-text.ts'
import { Chip } from '../../../ui/actions/Chip.tsx'
import { openDogSheet } from '../../dogs/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import type { ReviewSearch } from '../search-model.ts'
import classes from './Reviews.module.css'

const ORDER_NAME: Record<ReviewOrder, string> = { new: '최신순', helpful: '도움순', similar: '비슷한 강아지 후기' }

interface Props {
  search: ReviewSearch
  onChange: (search: ReviewSearch) => void
  summary: ReviewSummary
  /** A dog is known, so that reviews can be ordered by similarity to it. */
  hasDog: boolean
}

/** The order and the filters of reviews. */
export function ReviewFilters({ search, onChange, summary, hasDog }: Props) {
  const { order = 'new', tag, photos } = search
  const choose = (wish: ReviewOrder) => {
    onChange({ ...search, order: wish === 'new' ? undefined : wish })
    if (wish === 'similar' && !hasDog) openDogSheet()
  }
  return (
    <Stack gap={8} shrink>
      <Row as="fieldset" gap={8} strip bare className={classes.row} aria-label="정렬">
        {REVIEW_ORDERS.map((one) => (
          <Chip key={one} selected={order === one} onClick={() => choose(one)}>
            {ORDER_NAME[one]}
          </Chip>
        ))}
      </Row>
      <Row as="fieldset" gap={8} strip bare className={classes.row} aria-label="골라 보기">
        {summary.withPhotos > 0 && (
          <Chip
            selected={photos !== undefined}
            icon={<IconPhoto size={18} aria-hidden />}
            onClick={() => onChange({ ...search, photos: photos ? undefined : '1' })}
          >
            사진 있는 후기 {grouped(summary.withPhotos)}
          </Chip>
        )}
        {summary.tags.map((one) => (
          <Chip
            key={one.tag}
            selected={tag === one.tag}
            onClick={() => onChange({ ...search, tag: tag === one.tag ? undefined : one.tag })}
          >
            {REVIEW_TAG_NAME[one.tag]} {grouped(one.count)}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
