import { IconPencil } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { grouped } from '../../../lib/number-text.ts'
import { isNoAnswer } from '../../../platform/api/api.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { latestReviewsQuery } from '../queries.ts'
import { ReviewList } from './ReviewList.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { Stars } from './Stars.tsx'

export interface PlaceReviewsProps {
  place: { id: number; rating: number | null; reviewCount: number }
}

const SHOWN = 3

/** On the page of a place: the latest reviews, and links to all of them and to the member's own. */
export function PlaceReviews({ place: { id, rating, reviewCount } }: PlaceReviewsProps) {
  const list = useInfiniteQuery(latestReviewsQuery(id))
  // What arrives is drawn in slices that a touch interrupts: a query's own update is one task.
  const data = useDeferredValue(list.data)
  const reviews = data?.pages[0]?.items.slice(0, SHOWN) ?? []
  const offline = list.isError && isNoAnswer(list.error)
  return (
    <Stack as="section" columns="one" gap={16} aria-labelledby="reviews">
      <Heading
        id="reviews"
        text={
          rating !== null && (
            <Row as="span" inline gap={6} align="center">
              <Stars value={rating} /> {rating.toFixed(1)} · {grouped(reviewCount)}개
            </Row>
          )
        }
        action={
          <ButtonLink
            to="/place/$id/review/create"
            params={{ id }}
            variant="light"
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
          >
            후기 쓰기
          </ButtonLink>
        }
      >
        후기
      </Heading>
      {!data && !list.isError && reviewCount > 0 && <ReviewSkeleton count={Math.min(SHOWN, reviewCount)} />}
      {list.isError && reviews.length === 0 && (
        <ErrorState
          message={offline ? '후기는 연결되면 볼 수 있어요.' : list.error.message}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {data && reviews.length === 0 && (
        <Text pad={20} tone="quiet" ground="sunken" round={12}>
          아직 후기가 없어요. 다녀오셨다면 강아지와 어땠는지 들려주세요.
        </Text>
      )}
      <ReviewList placeId={id} reviews={reviews} />
      {reviews.length > 0 && (
        <ButtonLink to="/place/$id/review" params={{ id }} variant="default" fullWidth>
          후기 모두 보기
        </ButtonLink>
      )}
    </Stack>
  )
}
