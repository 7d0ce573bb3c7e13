import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { commentsApi } from '../../../contract/comments/comments-api.ts'
import type { CommentOrder } from '../../../contract/comments/comments.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { freshFor } from '../../platform/offline/fresh-for.ts'
import { kept, memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

export const commentKeys = {
  ofPost: (postId: number) => ['comments', postId] as const,
  threads: (postId: number) => [...commentKeys.ofPost(postId), 'threads'] as const,
  /** Of a post that only some may read, as that member reads them. */
  read: (reader: number | null, postId: number) => memberKey(reader, 'read', 'comments', postId),
  mine: (author: number | null) => memberKey(author, 'comments'),
}

/** Posts on which this page has commented: answers in HTTP caches are older than that. */
const written = new Set<number>()
export const markCommented = (postId: number): void => void written.add(postId)
const fresh = (postId: number) => (written.has(postId) ? { fresh: true } : {})

/**
 * @param after where the page before ended, for readers without script
 * @param reader the member who reads them, if only some may read the post
 */
export const threadsQuery = (postId: number, order: CommentOrder, after?: string, reader: number | null = null) =>
  infiniteQueryOptions({
    queryKey: [
      ...(reader === null ? commentKeys.threads(postId) : [...commentKeys.read(reader, postId), 'threads']),
      after ? { order, after } : order,
    ],
    meta: {
      ...(reader === null ? !after && kept(commentsApi.listComments) : memberPersisted('listCommentsForMe')),
      shows: AS_CONTENT,
    },
    queryFn: ({ pageParam, signal }) =>
      call(reader === null ? commentsApi.listComments : commentsApi.listCommentsForMe, {
        params: { id: postId },
        query: { ...(order !== 'old' && { order }), ...(pageParam && { cursor: pageParam }) },
        signal,
        ...fresh(postId),
      }),
    initialPageParam: after ?? (null as string | null),
    getNextPageParam: (last) => last.cursor,
    // Another order replaces the one before without a gap, which would move the page.
    placeholderData: (shown, before) => (before?.queryKey.includes(postId) ? shown : undefined),
    staleTime: freshFor(30_000),
    refetchOnWindowFocus: true,
  })

/** Without awaiting: the post stands before them. */
export const startComments = (client: QueryClient, postId: number, after?: string): void =>
  void client.prefetchInfiniteQuery(threadsQuery(postId, 'old', after))

/** All answers to a comment, once more are wanted than stand below it. */
export const answersQuery = (postId: number, id: number, reader: number | null = null) =>
  infiniteQueryOptions({
    queryKey: [...(reader === null ? commentKeys.ofPost(postId) : commentKeys.read(reader, postId)), 'answers', id],
    meta: {
      ...(reader === null ? kept(commentsApi.listCommentAnswers) : memberPersisted('listCommentAnswersForMe')),
      shows: AS_CONTENT,
    },
    queryFn: ({ pageParam, signal }) =>
      call(reader === null ? commentsApi.listCommentAnswers : commentsApi.listCommentAnswersForMe, {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
        ...fresh(postId),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    staleTime: freshFor(30_000),
    refetchOnWindowFocus: true,
  })

export const myCommentsQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...commentKeys.mine(userId), 'all'],
    meta: { ...memberPersisted('listMyComments'), shows: AS_CONTENT },
    queryFn: ({ pageParam, signal }) =>
      call(commentsApi.listMyComments, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    enabled: userId !== null,
  })
