import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { boardsApi } from '../../../contract/boards/boards-api.ts'
import type { Board } from '../../../contract/boards/boards.ts'
import { postsApi } from '../../../contract/posts/posts-api.ts'
import type { Post } from '../../../contract/posts/posts.ts'
import { ApiError, call, isNoAnswer } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE, IN_PASSING } from '../../platform/api/display.ts'
import { readOrLeave } from '../../platform/api/read-or-leave.ts'
import { freshFor } from '../../platform/offline/fresh-for.ts'
import { kept, memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'
import { checkOfSession, getSession, useSession } from '../session/state.ts'
import { readAfter } from '../../platform/navigation/after.ts'
import { type FeedSearch, readFeedSearch } from './search-model.ts'

const MINUTE = 60_000

export const postKeys = {
  feeds: ['posts'] as const,
  lists: ['posts', 'feed'] as const,
  one: (id: number) => ['post', id] as const,
  mine: (author: number | null) => memberKey(author, 'posts'),
  /** What that member reads on boards that only some may read. */
  read: (reader: number | null) => memberKey(reader, 'read', 'posts'),
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
 * for readers without script. `reader`: the member who reads it, if only some may read its board.
 */
export const feedQuery = (search: FeedSearch, after?: string, reader: number | null = null) =>
  infiniteQueryOptions({
    queryKey: [
      ...(reader === null ? postKeys.lists : [...postKeys.read(reader), 'feed']),
      after ? { ...search, after } : search,
    ],
    meta: {
      ...(reader === null ? !after && kept(postsApi.listPosts) : memberPersisted('listPostsForMe')),
      shows: AS_CONTENT,
      countsNews: true,
    },
    queryFn: ({ pageParam, signal }) =>
      call(reader === null ? postsApi.listPosts : postsApi.listPostsForMe, {
        query: pageParam ? { ...search, cursor: pageParam } : search,
        signal,
        ...fresh(),
      }),
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
export const newPostsQuery = (
  { board, category }: FeedSearch,
  newest: number | undefined,
  reader: number | null = null,
) =>
  queryOptions({
    queryKey: [...(reader === null ? postKeys.feeds : postKeys.read(reader)), 'new', { board, category, newest }],
    queryFn: ({ signal }) =>
      call(reader === null ? postsApi.countNewPosts : postsApi.countNewPostsForMe, {
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
function renewCounts(client: QueryClient, lists: readonly unknown[], { id, commentCount, viewCount }: Post): void {
  type Feed = ReturnType<typeof feedQuery>
  for (const query of client.getQueryCache().findAll({ queryKey: lists })) {
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
      renewCounts(client, postKeys.lists, post)
      return post
    },
    staleTime: freshFor(30_000),
    refetchOnWindowFocus: true,
  })

/** The same of a board that only some may read, as that member reads it. */
export const postForMeQuery = (reader: number | null, id: number) =>
  queryOptions({
    queryKey: [...postKeys.read(reader), 'one', id],
    meta: { ...memberPersisted('getPostForMe'), shows: AS_CONTENT },
    queryFn: async ({ signal, client }) => {
      const post = await call(postsApi.getPostForMe, { params: { id }, signal })
      renewCounts(client, [...postKeys.read(reader), 'feed'], post)
      return post
    },
    enabled: reader !== null,
    staleTime: freshFor(30_000),
    refetchOnWindowFocus: true,
  })

/** It is there, but only for members of some role. */
export const isForReaders = (error: unknown) => error instanceof ApiError && error.code === 'POST_FOR_READERS'

/**
 * A post as its reader sees it: the answer for everybody or, if only some may read it, one for this member. Without a network the device has
 * one of them. `reader`: whose answer it is; null: everybody's.
 */
export function usePost(id: number, { enabled = true } = {}) {
  const { userId } = useSession()
  const open = useQuery({ ...postQuery(id), enabled })
  const isShut = isForReaders(open.error) || (open.data === undefined && isNoAnswer(open.error))
  const reader = isShut ? userId : null
  const forMe = useQuery({ ...postForMeQuery(reader, id), enabled: enabled && reader !== null })
  return { reader, post: reader === null ? open : forMe }
}

export async function loadPost(queryClient: QueryClient, id: number): Promise<Post | null> {
  void queryClient.prefetchQuery(boardsQuery)
  try {
    return await readOrLeave(queryClient, postQuery(id), 'POST_NOT_FOUND', 'POST_FOR_READERS')
  } catch (error) {
    await checkOfSession()
    const { userId } = getSession()
    if (userId === null) throw error
    if (isForReaders(error)) {
      const post = await readOrLeave(queryClient, postForMeQuery(userId, id), 'POST_NOT_FOUND').catch(() => undefined)
      if (post !== undefined) return post
    }
    // Hidden, perhaps: its author still sees it.
    await readOrLeave(queryClient, myPostQuery(userId, id), 'POST_NOT_FOUND')
    return null
  }
}

/** Comments have changed the post's own count. */
export function renewPost(queryClient: QueryClient, id: number) {
  markPosted()
  const keys = [postKeys.one(id), postForMeQuery(getSession().userId, id).queryKey]
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
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
