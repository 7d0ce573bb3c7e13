import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PlaceListScreen } from '../../features/places/list/screens/PlaceListScreen.tsx'
import { SearchTabs } from '../../features/search/components/SearchTabs.tsx'
import { readTab } from '../../features/search/found-model.ts'
import { reportSearch } from '../../features/search/mutations.ts'
import { FoundScreen } from '../../features/search/screens/FoundScreen.tsx'
import { FoundLine } from '../-found-line.tsx'
import { SearchBack } from '../-search-back.tsx'
import { placeListRoute, usePlaceList } from '../-place-lists.ts'
import { startSearch } from '../-search-list.ts'

export const Route = createFileRoute('/_place-list/search/list')({
  ...placeListRoute,
  // In one chunk: nothing of the tabs is loaded before other first screens.
  codeSplitGroupings: [['loader', 'component']],
  loader: (visit) => startSearch(visit),
  head: ({ match }) => ({ meta: [{ title: match.search.q ? `${match.search.q} 검색 결과` : '검색 결과' }] }),
  component: Screen,
})

function Screen() {
  const { q, tab, after } = Route.useSearch()
  const queryClient = useQueryClient()
  const onOpen = useCallback(() => q && reportSearch(queryClient, q), [queryClient, q])
  const shown = q ? readTab(tab) : null
  if (!q || !shown) return <Places q={q} onOpen={onOpen} />
  const renderLine = (found: Parameters<typeof FoundLine>[0]['found']) => <FoundLine found={found} />
  return (
    <FoundScreen
      key={shown}
      q={q}
      tab={shown}
      after={after}
      back={<SearchBack q={q} />}
      renderLine={renderLine}
      onOpen={onOpen}
    />
  )
}

function Places({ q, onOpen }: { q: string | undefined; onOpen: () => void }) {
  const list = usePlaceList('/search/list')
  return (
    <PlaceListScreen
      back={<SearchBack q={q} />}
      title={q ? `‘${q}’ 검색 결과` : '검색 결과'}
      tabs={q && <SearchTabs q={q} current="place" />}
      onOpen={onOpen}
      {...list}
    />
  )
}
