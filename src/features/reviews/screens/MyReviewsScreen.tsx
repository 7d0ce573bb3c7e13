import { IconMessage2Star } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MyReview } from '../../../../contract/reviews/reviews.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { Card } from '../../../ui/kit/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { PagedList } from '../../../ui/content/PagedList.tsx'
import { HiddenNote } from '../../reports/components/HiddenNote.tsx'
import { useSession } from '../../session/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { HelpfulButton } from '../components/HelpfulButton.tsx'
import { ReviewActions } from '../components/ReviewActions.tsx'
import { ReviewCard } from '../components/ReviewCard.tsx'
import { ReviewSkeleton } from '../components/ReviewSkeleton.tsx'
import { removeReview } from '../mutations.ts'
import { myReviewsQuery } from '../queries.ts'
import classes from '../components/Reviews.module.css'

/** The member's own reviews, the latest first. */
export function MyReviewsScreen() {
  const removal = useCommand(removeReview)
  const { userId } = useSession()
  const list = useInfiniteQuery(myReviewsQuery(userId))
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? []

  return (
    <Stack columns="one" gap={20}>
      <Heading level={1}>내 후기</Heading>
      <PagedList
        list={list}
        none={reviews.length === 0}
        loading={<ReviewSkeleton />}
        empty={
          <EmptyState
            icon={IconMessage2Star}
            title="아직 쓴 후기가 없어요"
            text="다녀온 이야기를 남기면 다른 보호자에게 큰 도움이 돼요."
          >
            <ButtonLink to="/place">장소 찾기</ButtonLink>
          </EmptyState>
        }
        label="후기 더 보기"
      >
        <Stack as="ul" gap={12}>
          {reviews.map((review) => (
            <Card key={review.id} as="li" shrink round={12}>
              <HiddenNote kind="review" id={review.id} />
              <ReviewCard
                review={{ ...review, photos: review.photos.map(({ photo }) => photo) }}
                title={<PlaceName {...review.place} />}
              >
                <HelpfulButton id={review.id} count={review.helpfulCount} own />
                <ReviewActions
                  id={review.id}
                  onDelete={() => void removal.run({ id: review.id, placeId: review.place.id })}
                />
              </ReviewCard>
            </Card>
          ))}
        </Stack>
      </PagedList>
    </Stack>
  )
}

function PlaceName({ id, name, shown }: MyReview['place']) {
  return (
    <Text as="h2" size="lg" className={classes.place}>
      {shown ? (
        <Link to="/place/$id" params={{ id }}>
          {name}
        </Link>
      ) : (
        <>
          {name}{' '}
          <Text as="span" size="sm" weight={400} tone="quiet">
            지금은 볼 수 없는 곳
          </Text>
        </>
      )}
    </Text>
  )
}
