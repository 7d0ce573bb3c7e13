import { useInfiniteQuery } from '@tanstack/react-query'
import { IconMapPinPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Group } from '../../../../contract/groups/groups.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { useSession } from '../../session/state.ts'
import { myProposalsQuery } from '../queries.ts'
import { ProposalCard } from './ProposalCard.tsx'

interface Props {
  groups: readonly Group[]
  /** What follows, shown once the height of this is known. */
  children: ReactNode
}

/** The missing places that a member has proposed, and the way to propose one. */
export function MyProposals({ groups, children }: Props) {
  const { userId } = useSession()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(myProposalsQuery(userId))
  const proposals = data?.pages.flatMap(({ items }) => items)
  return (
    <>
      <Stack as="section" gap={12} aria-labelledby="missing-places">
        <Row justify="between" align="center" gap={12} wrap>
          <h2 id="missing-places">새 장소 제보</h2>
          <ButtonLink variant="light" to="/my/evidence/create">
            없는 장소 제보하기
          </ButtonLink>
        </Row>
        {!proposals && !error && (
          <Loading>
            <Skeleton height="10rem" radius="0.75rem" />
          </Loading>
        )}
        {!proposals && error && (
          <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {proposals?.length === 0 && (
          <EmptyState
            icon={IconMapPinPlus}
            title="아직 제보한 장소가 없어요"
            text="강아지와 갈 수 있는데 여기에 없는 곳을 알려 주세요."
          />
        )}
        {userId !== null &&
          proposals?.map((proposal) => <ProposalCard key={proposal.id} proposal={proposal} groups={groups} />)}
        {hasNextPage && (
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            더 보기
          </Button>
        )}
      </Stack>
      {(proposals || error) && children}
    </>
  )
}
