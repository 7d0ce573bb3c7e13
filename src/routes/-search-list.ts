import { boardsQuery } from '../features/posts/queries.ts'
import { readTab } from '../features/search/found-model.ts'
import { startFound } from '../features/search/found-queries.ts'
import { placeListRoute } from './-place-lists.ts'

type Visit = Parameters<typeof placeListRoute.loader>[0] & { location: { search: { tab?: unknown } } }

/** Starts what the list's address asks for, without waiting for it. */
export function startSearch({ context, deps, location: { search } }: Visit): void {
  const { q, after } = deps
  const tab = readTab(search.tab)
  if (q) startFound(context.queryClient, tab, q, after)
  if (!q || !tab) placeListRoute.loader({ context, deps })
  else if (tab === 'post') void context.queryClient.prefetchQuery(boardsQuery)
}
