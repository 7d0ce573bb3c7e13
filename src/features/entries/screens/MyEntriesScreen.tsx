import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { IconDoorEnter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOverlayEntry } from '../../../platform/navigation/overlay-entry.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Heading } from '../../../ui/content/Heading.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { useMyDogs } from '../../dogs/queries.ts'
import { useSession } from '../../session/state.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { EntryNotes } from '../components/EntryNotes.tsx'
import { EntrySheet } from '../components/EntrySheet.tsx'
import { entriesKey, myEntriesQuery } from '../queries.ts'

/** All entry reports of a member; below them, once their height is known, the member's other contributions (`children`). */
export function MyEntriesScreen({ children }: { children: ReactNode }) {
  const { userId } = useSession()
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(myEntriesQuery(userId))
  const mine = useMyDogs()
  const sheet = useOverlayEntry('entry')
  const reports = data?.pages.flatMap(({ items }) => items)
  const close = () => {
    sheet.close()
    void queryClient.invalidateQueries({ queryKey: entriesKey(userId) })
  }

  return (
    <Stack gap={24}>
      <Heading level={1} text="다녀온 곳의 입장 소식과 보낸 제보, 제안이에요.">
        내 제보
      </Heading>
      <Stack as="section" gap={12} aria-labelledby="told">
        <h2 id="told">다녀온 곳의 입장 소식</h2>
        {reports ? (
          reports.length > 0 ? (
            <EntryNotes notes={reports.map((own) => ({ ...own, own }))} named onChange={(id) => sheet.open(id)} />
          ) : (
            <EmptyState
              icon={IconDoorEnter}
              title="아직 알린 곳이 없어요"
              text="장소에서 들어갔는지 한 번만 눌러 알려 주세요."
            />
          )
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Loading>
            <Skeleton height="10rem" radius="0.75rem" />
          </Loading>
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            더 보기
          </Button>
        )}
      </Stack>
      {(reports || error) && children}
      <EntrySheet report={reports?.find(({ id }) => id === sheet.value) ?? null} mine={mine} onClose={close} />
    </Stack>
  )
}
