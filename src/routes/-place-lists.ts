import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RouterContext } from '../app/router-context.ts'
import { getTravelDogs } from '../features/dogs/travel/queries.ts'
import { groupsQuery } from '../features/groups/queries.ts'
import { optionsQuery } from '../features/options/queries.ts'
import { type PlaceSearch, readPlaceSearch } from '../features/places/model.ts'
import { placeCountQuery, placeListQuery } from '../features/places/queries.ts'
import { currentOrigin } from '../features/places/hooks.ts'
import { bookmarkAction } from './-mark-action.tsx'

/** The names of kinds and options, by which places are shown and filtered. */
export function beginCatalog(client: QueryClient): void {
  void client.prefetchQuery(groupsQuery)
  void client.prefetchQuery(optionsQuery)
}

export function useCatalog() {
  const { data: groups = [], isPending: groupsPending } = useQuery(groupsQuery)
  const { data: options = [], isPending: optionsPending } = useQuery(optionsQuery)
  return { groups, options, waiting: groupsPending || optionsPending }
}

/** The part that the routes with a list of places share: its filters are the address, the rest follows from them. */
export const placeListRoute = {
  validateSearch: readPlaceSearch,
  // The router adds what it was given and nobody asked for: read again, it is gone.
  loaderDeps: ({ search }: { search: PlaceSearch }) => readPlaceSearch({ ...search }),
  // Begun here, shown by the screen: it has its skeletons.
  loader: ({ context, deps: search }: { context: RouterContext; deps: PlaceSearch }) => {
    const dogs = getTravelDogs(context.queryClient)
    // Whom the list is narrowed to is learnt on the screen.
    if (dogs || !search.fits) {
      const ask = { search, dogs: dogs ?? [], from: currentOrigin() }
      void context.queryClient.prefetchInfiniteQuery(placeListQuery(ask))
      void context.queryClient.prefetchQuery(placeCountQuery(ask))
    }
    beginCatalog(context.queryClient)
  },
}

/** What the screen of such a route is given. */
export function usePlaceList(to: '/place' | '/search/list') {
  const search = useSearch({ strict: false, select: readPlaceSearch, structuralSharing: true })
  const navigate = useNavigate()
  return {
    search,
    // Filters don't pile up in the history: back leads to where the visitor came from.
    onChange: (next: PlaceSearch) => void navigate({ to, search: next, replace: true }),
    actionsOf: bookmarkAction,
    ...useCatalog(),
  }
}
