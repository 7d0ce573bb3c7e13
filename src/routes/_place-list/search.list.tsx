import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PlaceListScreen } from '../../features/places/list/screens/PlaceListScreen.tsx'
import { reportSearch } from '../../features/search/mutations.ts'
import { placeListRoute, usePlaceList } from '../-place-lists.ts'

export const Route = createFileRoute('/_place-list/search/list')({
  ...placeListRoute,
  head: ({ match }) => ({ meta: [{ title: match.search.q ? `${match.search.q} 검색 결과` : '검색 결과' }] }),
  component: Screen,
})

function Screen() {
  const list = usePlaceList('/search/list')
  const { q } = list.search
  const queryClient = useQueryClient()
  const onOpen = useCallback(() => q && reportSearch(queryClient, q), [queryClient, q])
  return <PlaceListScreen title={q ? `‘${q}’ 검색 결과` : '검색 결과'} onOpen={onOpen} {...list} />
}
