import { useInfiniteQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import { Button } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { useSession } from '../../session/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { myCorrectionsQuery } from '../queries.ts'
import { CorrectionCard } from './CorrectionCard.tsx'

/** A member's own corrections and their decisions. */
export function MyCorrections() {
  const { userId } = useSession()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(myCorrectionsQuery(userId))
  const corrections = data?.pages.flatMap(({ items }) => items)
  return (
    <Stack as="section" gap={12} aria-labelledby="proposed">
      <h2 id="proposed">정보 수정 제안</h2>
      {!corrections && !error && (
        <Loading>
          <Skeleton height="10rem" radius="0.75rem" />
        </Loading>
      )}
      {!corrections && error && (
        <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {corrections?.length === 0 && (
        <EmptyState icon={IconPencil} title="아직 보낸 제안이 없어요" text="장소 정보가 다르면 알려 주세요." />
      )}
      {userId !== null &&
        corrections?.map((correction) => <CorrectionCard key={correction.id} correction={correction} named />)}
      {hasNextPage && (
        <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
          더 보기
        </Button>
      )}
    </Stack>
  )
}
