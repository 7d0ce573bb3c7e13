import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { getVisitorDog } from '../../features/dogs/state.ts'
import { groupsQuery } from '../../features/groups/queries.ts'
import { optionsQuery } from '../../features/options/queries.ts'
import { readPlaceSearch } from '../../features/places/model.ts'
import { placeCountQuery, placeListQuery } from '../../features/places/queries.ts'
import { PlaceListScreen } from '../../features/places/screens/PlaceListScreen.tsx'
import { currentOrigin } from '../../features/places/state.ts'
import { reportSearch } from '../../features/search/mutations.ts'

export const Route = createFileRoute('/_place-list/search/list')({
  validateSearch: readPlaceSearch,
  // The router adds what it was given and nobody asked for: read again, it is gone.
  loaderDeps: ({ search }) => readPlaceSearch(search),
  // Begun here, shown by the screen: it has its skeletons.
  loader: ({ context: { queryClient }, deps: search }) => {
    const ask = { search, dog: getVisitorDog(), from: currentOrigin() }
    void queryClient.prefetchInfiniteQuery(placeListQuery(ask))
    void queryClient.prefetchQuery(placeCountQuery(ask))
    void queryClient.prefetchQuery(groupsQuery)
    void queryClient.prefetchQuery(optionsQuery)
  },
  head: ({ match }) => ({ meta: [{ title: match.search.q ? `${match.search.q} 검색 결과` : '검색 결과' }] }),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch({ select: readPlaceSearch, structuralSharing: true })
  const navigate = useNavigate()
  const { data: groups = [], isPending: groupsPending } = useQuery(groupsQuery)
  const { data: options = [], isPending: optionsPending } = useQuery(optionsQuery)
  return (
    <PlaceListScreen
      title={search.q ? `‘${search.q}’ 검색 결과` : '검색 결과'}
      search={search}
      onChange={(next) => void navigate({ to: '/search/list', search: next, replace: true })}
      groups={groups}
      options={options}
      waiting={groupsPending || optionsPending}
      onOpen={() => search.q && reportSearch(search.q)}
    />
  )
}
