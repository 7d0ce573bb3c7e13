import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { FoundCount, Searched } from '../../../contract/search/found.ts'
import { foundApi } from '../../../contract/search/found-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE } from '../../platform/api/display.ts'
import { kept, persistedUndated } from '../../platform/offline/kept.ts'
import { mutesQuery } from '../mutes/queries.ts'
import { myReportsQuery } from '../reports/queries.ts'
import { memberKey } from '../session/model.ts'
import { useSession } from '../session/state.ts'
import type { Found, Tab } from './found-model.ts'

const MINUTE = 60_000
const ENDPOINTS = { post: foundApi.searchPosts, notice: foundApi.searchNotices, answer: foundApi.searchAnswers }

export const foundKeys = { lists: ['search', 'found'] as const }

interface Page {
  items: Found[]
  cursor: string | null
  corrected: boolean
}

/** Results of one kind, page by page. `after`: where the page before ended, for readers without script. */
export const foundQuery = (tab: Tab, q: string, after?: string) =>
  infiniteQueryOptions({
    queryKey: [...foundKeys.lists, tab, q, ...(after ? [after] : [])],
    queryFn: ({ pageParam, signal }): Promise<Page> => {
      const options = { query: { q, ...(pageParam && { cursor: pageParam }) }, signal }
      if (tab === 'post') return call(foundApi.searchPosts, options)
      return tab === 'notice' ? call(foundApi.searchNotices, options) : call(foundApi.searchAnswers, options)
    },
    initialPageParam: after ?? (null as string | null),
    getNextPageParam: (last) => last.cursor,
    meta: { ...(!after && kept(ENDPOINTS[tab])), shows: AS_CONTENT },
    staleTime: MINUTE,
  })

/** How much each tab holds. */
export const foundCountsQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', 'counts', q],
    queryFn: ({ signal }) => call(foundApi.countFound, { query: { q }, signal }),
    meta: { ...persistedUndated(foundApi.countFound), shows: IF_POSSIBLE },
    staleTime: MINUTE,
  })

/** How many posts the member sees of those that are counted; asked for only who mutes or has reported somebody. */
const ownCountQuery = (userId: number | null, q: string, hides: string) =>
  queryOptions({
    queryKey: memberKey(userId, 'found', q, hides),
    queryFn: ({ signal }) => call(foundApi.countFoundForMe, { query: { q }, signal }),
    meta: { shows: IF_POSSIBLE },
    enabled: userId !== null && hides !== '',
    staleTime: MINUTE,
  })

/** How much each tab holds for this reader: the same as its list. Without a number as long as that isn't known. */
export function useFoundCounts(q: string): { [Tab in Searched]: FoundCount | undefined } | undefined {
  const { userId } = useSession()
  const { data: counts } = useQuery(foundCountsQuery(q))
  const { data: mutes = [] } = useQuery(mutesQuery(userId))
  const { data: reports = [] } = useQuery(myReportsQuery(userId))
  const hides = [
    ...mutes.map(({ id }) => `m${id}`),
    ...reports.flatMap(({ kind, id }) => (kind === 'post' ? `r${id}` : [])),
  ].join()
  const own = useQuery(ownCountQuery(userId, q, hides))
  if (!counts || hides === '') return counts
  // If it can't be asked for, more than there is to see is better than nothing.
  return { ...counts, post: own.data?.post ?? (own.isError ? counts.post : undefined) }
}

/** Starts what the tab shows, without waiting for it. */
export function startFound(client: QueryClient, tab: Tab | null, q: string, after?: string): void {
  void client.prefetchQuery(foundCountsQuery(q))
  if (tab) void client.prefetchInfiniteQuery(foundQuery(tab, q, after))
}
