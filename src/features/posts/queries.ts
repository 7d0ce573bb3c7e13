import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { boardsApi } from '../../../contract/boards-api.ts'
import type { Board } from '../../../contract/boards.ts'
import { postsApi } from '../../../contract/posts-api.ts'
import type { Post } from '../../../contract/posts.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE, IN_PASSING } from '../../platform/api/display.ts'
import { readOrLeave } from '../../platform/api/read-or-leave.ts'
import { freshFor } from '../../platform/offline/fresh-for.ts'
import { kept, memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'
import { readAfter } from '../../platform/navigation/after.ts'
import { type FeedSearch, readFeedSearch } from './search-model.ts'

const MINUTE = 60_000

export const postKeys = {
  feeds: ['posts'] as const,
  lists: ['posts', 'feed'] as const,
  one: (id: number) => ['post', id] as const,
  mine: (author: number | null) => memberKey(author, 'posts'),
}

export const boardsQuery = queryOptions({
  queryKey: ['boards'],
  meta: { ...kept(boardsApi.listBoards), shows: IN_PASSING },
  queryFn: ({ signal }) => call(boardsApi.listBoards, { signal }),
  staleTime: 10 * MINUTE,
})

const NONE: readonly Board[] = []
export const useBoards = (): readonly Board[] => useQuery(boardsQuery).data ?? NONE

/** Set by a write of this page, and once new posts are known: answers in caches are older than that. */
let written = false
export const markPosted = (): void => void (written = true)
const fresh = () => (written ? { fresh: true } : {})

/**
 * What this page has loaded stays as it is, so that nothing jumps while somebody reads: new posts are counted (`newPostsQuery`) and
 * shown when the reader asks for them. What the device kept from an earlier visit is loaded again. `after`: where the page before ended,
 * for readers without script.
 */
export const feedQuery = (search: FeedSearch, after?: string) =>
  infiniteQueryOptions({
    queryKey: [...postKeys.lists, after ? { ...search, after } : search],
    meta: { ...(!after && kept(postsApi.listPosts)), shows: AS_CONTENT, countsNews: true },
    queryFn: ({ pageParam, signal }) =>
      call(postsApi.listPosts, { query: pageParam ? { ...search, cursor: pageParam } : search, signal, ...fresh() }),
    initialPageParam: after ?? (null as string | null),
    getNextPageParam: (last) => last.cursor,
    staleTime: freshFor(Number.POSITIVE_INFINITY),
    gcTime: 30 * MINUTE,
  })

/** Without awaiting: the screen shows skeletons meanwhile. */
export function loadFeed(queryClient: QueryClient, search: FeedSearch & { after?: unknown }): void {
  void queryClient.prefetchQuery(boardsQuery)
  void queryClient.prefetchInfiniteQuery(feedQuery(readFeedSearch(search), readAfter(search)))
}

/** How many posts were written after the newest one on the screen. */
export const newPostsQuery = ({ board, category }: FeedSearch, newest: number | undefined) =>
  queryOptions({
    queryKey: [...postKeys.feeds, 'new', { board, category, newest }],
    queryFn: ({ signal }) =>
      call(postsApi.countNewPosts, {
        query: { after: newest ?? 1, ...(board && { board }), ...(category && { category }) },
        signal,
        fresh: true,
      }),
    enabled: newest !== undefined,
    meta: { shows: IF_POSSIBLE },
    // Not at once: the list has just been loaded.
    initialData: { count: 0 },
    staleTime: 30_000,
    refetchInterval: MINUTE,
    gcTime: MINUTE,
  })

/** The numbers of a post that was just read, in the lists to which its reader goes back. Likes are patched by their own command. */
function renewCounts(client: QueryClient, { id, commentCount, viewCount }: Post): void {
  type Feed = ReturnType<typeof feedQuery>
  for (const query of client.getQueryCache().findAll({ queryKey: postKeys.lists })) {
    const queryKey = query.queryKey as Feed['queryKey']
    const card = client
      .getQueryData(queryKey)
      ?.pages.flatMap(({ items }) => items)
      .find((one) => one.id === id)
    if (!card || (card.commentCount === commentCount && card.viewCount === viewCount)) continue
    // The list is as old as it was.
    const { dataUpdatedAt: updatedAt } = query.state
    client.setQueryData(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((one) => (one.id === id ? { ...one, commentCount, viewCount } : one)),
          })),
        },
      { updatedAt },
    )
  }
}

export const postQuery = (id: number) =>
  queryOptions({
    queryKey: postKeys.one(id),
    meta: { ...kept(postsApi.getPost), shows: AS_CONTENT },
    queryFn: async ({ signal, client }) => {
      const post = await call(postsApi.getPost, { params: { id }, signal, ...fresh() })
      renewCounts(client, post)
      return post
    },
    staleTime: freshFor(30_000),
    refetchOnWindowFocus: true,
  })

export function loadPost(queryClient: QueryClient, id: number) {
  void queryClient.prefetchQuery(boardsQuery)
  return readOrLeave(queryClient, postQuery(id), 'POST_NOT_FOUND')
}

/** Comments have changed the post's own count. */
export function renewPost(queryClient: QueryClient, id: number) {
  markPosted()
  return queryClient.invalidateQueries({ queryKey: postKeys.one(id) })
}

export const myPostsQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...postKeys.mine(userId), 'all'],
    meta: { ...memberPersisted('listMyPosts'), shows: AS_CONTENT },
    queryFn: ({ pageParam, signal }) =>
      call(postsApi.listMyPosts, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    enabled: userId !== null,
  })

export const myPostQuery = (userId: number | null, id: number) =>
  queryOptions({
    queryKey: [...postKeys.mine(userId), 'one', id],
    queryFn: ({ signal }) => call(postsApi.getMyPost, { params: { id }, signal }),
    meta: { shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 0,
  })
