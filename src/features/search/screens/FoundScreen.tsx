import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Box } from '../../../ui/kit/Box.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { LoadMore } from '../../../ui/actions/LoadMore.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { useMuted } from '../../mutes/queries.ts'
import { useReported } from '../../reports/queries.ts'
import { FoundItem } from '../components/FoundItem.tsx'
import { NothingFound } from '../components/NothingFound.tsx'
import { SearchTabs } from '../components/SearchTabs.tsx'
import type { Found, Tab } from '../found-model.ts'
import { foundQuery, useFoundCounts } from '../found-queries.ts'

interface Props {
  q: string
  /** The way back, before the title. */
  back: ReactNode
  tab: Tab
  /** Where the list begins, if not at the start. */
  after?: string | undefined
  renderLine: (found: Found) => ReactNode
  onOpen: () => void
}

/** Results among posts, answers of mentors or notices. */
export function FoundScreen({ q, back, tab, after, renderLine, onOpen }: Props) {
  const list = useInfiniteQuery(foundQuery(tab, q, after))
  const counts = useFoundCounts(q)
  const isReported = useReported('post')
  const isMuted = useMuted()
  const all = list.data?.pages.flatMap(({ items }) => items) ?? []
  const found = all.filter((one) => !('board' in one && (isReported(one.id) || isMuted(one.author))))
  return (
    <>
      <SearchTabs q={q} current={tab} />
      <Stack columns="one" gap={16} wide room={704} padY={12} padX={16}>
        <Row gap={4} align="center">
          {back}
          <Heading level={1}>‘{q}’ 검색 결과</Heading>
        </Row>
        {list.isPending && (
          <Loading>
            <Skeleton height="7rem" />
            <Skeleton height="7rem" />
            <Skeleton height="7rem" />
          </Loading>
        )}
        {list.isError && found.length === 0 && (
          <ErrorState message={list.error.message} onRetry={() => void list.refetch()} retrying={list.isFetching} />
        )}
        {list.data?.pages[0]?.corrected && (
          <Box as="output" padY={12} padX={16} ground="sunken" round={12}>
            ‘{q}’에 꼭 맞는 것이 없어서 비슷한 말로 찾았어요.
          </Box>
        )}
        {list.isSuccess && found.length === 0 && !list.hasNextPage && <NothingFound q={q} tab={tab} counts={counts} />}
        <Stack as="ul" gap={12} aria-label="찾은 글">
          {found.map((one) => (
            <FoundItem key={one.id} found={one} line={renderLine(one)} onOpen={onOpen} />
          ))}
        </Stack>
        {list.isFetchNextPageError && (
          <ErrorState
            message={list.error?.message ?? ''}
            onRetry={() => void list.fetchNextPage()}
            retrying={list.isFetchingNextPage}
          />
        )}
        {list.hasNextPage && !list.isFetchNextPageError && (
          <LoadMore
            label="더 보기"
            loading={list.isFetching}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        )}
      </Stack>
    </>
  )
}
