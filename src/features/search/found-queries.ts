import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { foundApi } from '../../../contract/found-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE } from '../../platform/api/display.ts'
import { kept, persistedUndated } from '../../platform/offline/kept.ts'
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

/** Starts what the tab shows, without waiting for it. */
export function startFound(client: QueryClient, tab: Tab | null, q: string, after?: string): void {
  void client.prefetchQuery(foundCountsQuery(q))
  if (tab) void client.prefetchInfiniteQuery(foundQuery(tab, q, after))
}
