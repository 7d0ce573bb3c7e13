import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RouterContext } from '../app/router-context.ts'
import { getTravelDogs } from '../features/dogs/travel/queries.ts'
import { groupsQuery } from '../features/groups/queries.ts'
import { optionsQuery } from '../features/options/queries.ts'
import { type PlaceSearch, readPlaceSearch } from '../features/places/model.ts'
import { placeCountQuery, placeListQuery } from '../features/places/queries.ts'
import { currentOrigin } from '../features/places/hooks.ts'
import { afterOf } from './-after.ts'
import { bookmarkAction } from './-mark-action.tsx'

/** The names of kinds and options, by which places are shown and filtered. */
export function beginCatalog(client: QueryClient): void {
  void client.prefetchQuery(groupsQuery)
  void client.prefetchQuery(optionsQuery)
}

const NONE: readonly never[] = []

export function useCatalog() {
  const { data: groups = NONE, isPending: groupsPending } = useQuery(groupsQuery)
  const { data: options = NONE, isPending: optionsPending } = useQuery(optionsQuery)
  return { groups, options, waiting: groupsPending || optionsPending }
}

type ListSearch = PlaceSearch & {
  after?: string
  /** Of a search. Read by its loader and its screen: the router leaves what `validateSearch` doesn't know in the address. */
  tab?: unknown
}

/** Shared by the routes with a list of places: the address holds the filters, and the queries follow from it. */
export const placeListRoute = {
  validateSearch: (raw: Record<string, unknown>): ListSearch => ({ ...readPlaceSearch(raw), ...afterOf(raw) }),
  // The router adds search parameters that were not requested; reading them again drops those.
  loaderDeps: ({ search }: { search: ListSearch }) => ({ ...readPlaceSearch({ ...search }), ...afterOf(search) }),
  // Prefetched without awaiting: the screen shows skeletons meanwhile.
  loader: ({ context, deps: { after, ...search } }: { context: RouterContext; deps: ListSearch }) => {
    const dogs = getTravelDogs(context.queryClient)
    // If the travelling dogs aren't known yet, the screen requests the list.
    if (dogs || !search.fits) {
      const ask = { search, dogs: dogs ?? [], from: currentOrigin(), after }
      void context.queryClient.prefetchInfiniteQuery(placeListQuery(ask))
      void context.queryClient.prefetchQuery(placeCountQuery(ask))
    }
    beginCatalog(context.queryClient)
  },
}

/** Props of the screen of such a route. */
export function usePlaceList(to: '/place' | '/search/list') {
  const search = useSearch({ strict: false, select: readPlaceSearch, structuralSharing: true })
  const { after } = useSearch({ strict: false, select: afterOf, structuralSharing: true })
  const navigate = useNavigate()
  return {
    search,
    after,
    // Filters replace the history entry: back leads to where the visitor came from.
    onChange: (next: PlaceSearch) => void navigate({ to, search: next, replace: true, state: true }),
    actionsOf: bookmarkAction,
    ...useCatalog(),
  }
}
