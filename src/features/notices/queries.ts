import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { noticesApi } from '../../../contract/notices/notices-api.ts'
import type { Notice } from '../../../contract/notices/notices.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { kept } from '../../platform/offline/kept.ts'
import { readAfter } from '../../platform/navigation/after.ts'
import { type NoticeSearch, readNoticeSearch } from './model.ts'

const lists = ['notices', 'list'] as const
export const noticeKeys = { lists, list: (search: object) => [...lists, search] }

/** Published notices, page by page: pinned first, then the latest. `after`: where the page before ended, for readers without script. */
export const noticesQuery = (search: NoticeSearch, after?: string) =>
  infiniteQueryOptions({
    queryKey: noticeKeys.list(after ? { ...search, after } : search),
    queryFn: ({ pageParam, signal }) =>
      call(noticesApi.listNotices, { query: { ...search, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: after ?? (null as string | null),
    getNextPageParam: (last) => last.cursor,
    meta: { ...(!after && kept(noticesApi.listNotices)), shows: AS_CONTENT },
    staleTime: 60_000,
  })

export const noticeQuery = (id: number) =>
  queryOptions({
    queryKey: ['notices', 'detail', id],
    queryFn: ({ signal }) => call(noticesApi.getNotice, { params: { id }, signal }),
    meta: { ...kept(noticesApi.getNotice), shows: AS_CONTENT },
    staleTime: 60_000,
  })

/** Starts what the list's address asks for, without waiting for it. */
export function startNotices(client: QueryClient, address: Record<string, unknown>): void {
  void client.prefetchInfiniteQuery(noticesQuery(readNoticeSearch(address), readAfter(address)))
}

/** For the title. One that doesn't exist throws, for the error page; any other failure is shown by the screen. */
export async function loadNotice(client: QueryClient, id: number): Promise<Notice | null> {
  try {
    return await client.ensureQueryData(noticeQuery(id))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOTICE_NOT_FOUND') throw error
    return null
  }
}
