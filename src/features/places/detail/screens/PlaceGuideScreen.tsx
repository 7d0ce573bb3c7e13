import { useQuery } from '@tanstack/react-query'
import { IconBook2 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { Group } from '../../../../../contract/groups/groups.ts'
import { isUnderFoodLaw } from '../../../../../contract/policy/freshness.ts'
import { ApiError, isNoAnswer } from '../../../../platform/api/api.ts'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { RichText } from '../../../../ui/content/RichText.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { PlaceBackLink } from '../../../../ui/actions/PlaceBackLink.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { FoodLawChecklist } from '../components/FoodLawChecklist.tsx'
import { GuideSkeleton } from '../components/GuideSkeleton.tsx'
import { dateText } from '../../../../platform/dates/korean-dates.ts'
import { placeGuideQuery } from '../../queries.ts'
import classes from './PlaceGuideScreen.module.css'

const NotKept = lazy(async () => ({ default: (await import('../../known/components/NotKept.tsx')).NotKept }))

/** House rules and tips of a place. */
export function PlaceGuideScreen({ id, groups }: { id: number; groups: readonly Group[] }) {
  const { data: guide, error, refetch, isFetching } = useQuery({ ...placeGuideQuery(id), retryOnMount: false })
  if (guide) {
    return (
      <Stack as="article" gap={24} padTop={16} padX={16} padBottom={32} className={classes.guide}>
        <Stack as="header" gap={4}>
          <PlaceBackLink id={id} name={guide.placeName} />
          <h1 className={classes.title}>이용 안내</h1>
          <Text size="sm" tone="quiet">
            마지막 수정 {dateText(guide.updatedAt)}
          </Text>
        </Stack>
        <RichText html={guide.html} />
        {isUnderFoodLaw(guide.group) && (
          <Stack as="section" gap={12} aria-labelledby="food-law">
            <Heading id="food-law">2026년 법이 정한 기준</Heading>
            <FoodLawChecklist />
          </Stack>
        )}
        <ButtonLink to="/place/$id" params={{ id }} variant="default" className={classes.back}>
          장소 정보로 돌아가기
        </ButtonLink>
      </Stack>
    )
  }
  if (error instanceof ApiError && error.code === 'GUIDE_NOT_FOUND') {
    return (
      <EmptyState
        icon={IconBook2}
        title="이용 안내가 아직 없어요"
        text="동반 조건과 영업시간은 장소 정보에서 볼 수 있어요."
      >
        <ButtonLink to="/place/$id" params={{ id }}>
          장소 정보 보기
        </ButtonLink>
      </EmptyState>
    )
  }
  if (!error) return <GuideSkeleton />
  const retry = { onRetry: () => void refetch(), retrying: isFetching }
  if (!isNoAnswer(error)) return <ErrorState message={error.message} {...retry} />
  return (
    <Suspense fallback={<GuideSkeleton />}>
      <NotKept level={1} title="이 이용 안내는 아직 이 기기에 없어요" groups={groups} error={error} {...retry}>
        <ButtonLink to="/place/$id" params={{ id }} variant="default">
          장소 정보 보기
        </ButtonLink>
      </NotKept>
    </Suspense>
  )
}
