import { IconMessage2Star, IconPencil } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import { isNoAnswer } from '../../../platform/api/api.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { LoadMore } from '../../../ui/actions/LoadMore.tsx'
import { openDogSheet } from '../../dogs/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text, TextLink } from '../../../ui/kit/Text.tsx'
import { RatingSummary } from '../components/RatingSummary.tsx'
import { ReviewFilters } from '../components/ReviewFilters.tsx'
import { ReviewList } from '../components/ReviewList.tsx'
import { ReviewPhotos } from '../components/ReviewPhotos.tsx'
import { ReviewSkeleton } from '../components/ReviewSkeleton.tsx'
import { isFiltered } from '../model.ts'
import type { ReviewSearch } from '../search-model.ts'
import { reviewListQuery, reviewPhotosQuery, reviewSummaryQuery } from '../queries.ts'
import classes from '../components/Reviews.module.css'

interface Props {
  placeId: number
  /** null if it can't be loaded. */
  placeName: string | null
  search: ReviewSearch
  /** Where the list begins, if not at the start. */
  after?: string | undefined
  onChange: (search: ReviewSearch) => void
  dog: Dog | null
}

const NOT_KEPT = '지금은 연결할 수 없고, 이 후기는 아직 이 기기에 없어요. 연결되면 다시 시도해 주세요.'

/** All reviews of a place. */
export function ReviewListScreen({ placeId, placeName, search, after, onChange, dog }: Props) {
  const list = useInfiniteQuery(reviewListQuery({ placeId, search, dog, after }))
  const { data: summary, isPending: summing } = useQuery(reviewSummaryQuery(placeId))
  const { isPending: collecting } = useInfiniteQuery(reviewPhotosQuery(placeId))
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? []
  const retry = { onRetry: () => void list.refetch(), retrying: list.isFetching }
  // At first the list and what is above it are shown together: the latter would otherwise push down the list or its skeleton.
  const [complete, setComplete] = useState(false)
  const waiting = !complete && (summing || collecting || list.isPending)
  if (!complete && !waiting) setComplete(true)
  const asksForDog = search.order === 'similar' && !dog

  return (
    <Stack columns="one" gap={20} wide room={704} padY={20} padX={16} centered>
      <Row as="header" gap={16} align="center" justify="between" className={classes.head}>
        <Box shrink>
          <Text as="h1" size="title">
            후기
          </Text>
          {placeName && (
            <TextLink tone="quiet" underlined tall={44} to="/place/$id" params={{ id: placeId }}>
              {placeName}
            </TextLink>
          )}
        </Box>
        <ButtonLink
          to="/place/$id/review/create"
          params={{ id: placeId }}
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
        >
          후기 쓰기
        </ButtonLink>
      </Row>
      {!waiting && summary && summary.reviewCount > 0 && (
        <>
          <RatingSummary summary={summary} />
          {summary.withPhotos > 0 && <ReviewPhotos placeId={placeId} />}
          <ReviewFilters search={search} onChange={onChange} summary={summary} hasDog={dog !== null} />
        </>
      )}
      {asksForDog && (
        <Stack as="p" gap={12} items="start" padY={16} padX={20} ground="sunken" round={12}>
          몸무게와 크기를 알려 주시면 비슷한 강아지의 후기부터 보여 드려요.
          <Button variant="light" onClick={openDogSheet}>
            우리 강아지 알려 주기
          </Button>
        </Stack>
      )}
      {(waiting || list.isPending) && <ReviewSkeleton count={6} />}
      {list.isError && reviews.length === 0 && (
        <ErrorState message={isNoAnswer(list.error) ? NOT_KEPT : list.error.message} {...retry} />
      )}
      {!waiting &&
        list.isSuccess &&
        reviews.length === 0 &&
        (isFiltered(search) ? (
          <EmptyState title="조건에 맞는 후기가 없어요" text="조건을 풀면 다른 후기를 볼 수 있어요.">
            <Button variant="default" onClick={() => onChange({ order: search.order })}>
              조건 풀기
            </Button>
          </EmptyState>
        ) : (
          <EmptyState
            icon={IconMessage2Star}
            title="아직 후기가 없어요"
            text="다녀오셨다면 강아지와 어땠는지 처음으로 들려주세요."
          />
        ))}
      {!waiting && <ReviewList placeId={placeId} reviews={reviews} />}
      {list.isFetchNextPageError ? (
        <ErrorState
          message={list.error?.message ?? ''}
          onRetry={() => void list.fetchNextPage()}
          retrying={list.isFetchingNextPage}
        />
      ) : (
        !waiting &&
        list.hasNextPage && (
          <LoadMore
            label="후기 더 보기"
            loading={list.isFetching}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        )
      )}
    </Stack>
  )
}
