import { commentsApi } from '../../../contract/comments/comments-api.ts'
import { COMMENT_PAGE, commentsOperations } from '../../../contract/comments/comments.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import { pageOf, readKeys, writeKeys } from '../../cursors/keyset.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import type { Reader } from '../../db/content/shown-posts.ts'
import type { CommentOrder } from '../../../contract/comments/comments.ts'
import { fail } from '../../refusals/refusal.ts'
import { keysOf, listCommentAnswers, listMyComments, listThreads, ORDER_KEYS, postOfThread } from './list-store.ts'
import type { CommentPorts } from './ports.ts'
import { createComment, deleteComment, updateComment } from './service.ts'

export function commentsRoutes({ db, clock }: Deps, ports: CommentPorts): Route[] {
  const deps = { db, clock, ports }
  interface Asked {
    params: { id: number }
    query: { order?: CommentOrder | undefined; cursor?: string | undefined; limit?: number | undefined }
  }

  async function threadsFor(
    { params: { id }, query: { order = 'old', cursor, limit = COMMENT_PAGE.default } }: Asked,
    reader: Reader,
  ) {
    const list = [id, order]
    const after = cursor === undefined ? null : readKeys(list, ORDER_KEYS[order], cursor)
    if (!(await ports.posts.isShown(db, id, reader))) return null
    const found = await listThreads(db, id, order, { after, limit: limit + 1 })
    return pageOf(found, limit, {
      item: (thread) => thread,
      cursor: (last) => writeKeys(list, keysOf(order, last)),
    })
  }

  async function answersFor(
    { params: { id }, query: { cursor, limit = COMMENT_PAGE.default } }: Asked,
    reader: Reader,
  ) {
    const postId = (await postOfThread(db, id)) ?? fail('COMMENT_NOT_FOUND')
    if (!(await ports.posts.isShown(db, postId, reader))) fail('COMMENT_NOT_FOUND')
    return idPage(await listCommentAnswers(db, id, { after: readIdCursor(cursor) ?? 0, limit: limit + 1 }), limit)
  }

  return serve(commentsApi, commentsOperations, {
    async listComments(asked) {
      const { id } = asked.params
      return (
        (await threadsFor(asked, null)) ??
        fail((await ports.posts.isForReaders(db, id)) ? 'POST_FOR_READERS' : 'POST_NOT_FOUND')
      )
    },

    listCommentAnswers: (asked) => answersFor(asked, null),

    listCommentsForMe: async (asked) => (await threadsFor(asked, asked.actor.userId)) ?? fail('POST_NOT_FOUND'),

    listCommentAnswersForMe: (asked) => answersFor(asked, asked.actor.userId),

    async listMyComments({ actor: { userId }, query: { cursor, limit = COMMENT_PAGE.default } }) {
      return idPage(await listMyComments(db, userId, { before: readIdCursor(cursor), limit: limit + 1 }), limit)
    },

    async createComment({ actor, params: { id }, body }) {
      return createComment(deps, { ...actor, postId: id }, body)
    },

    async updateComment({ actor, params: { id }, body }) {
      return updateComment(deps, { ...actor, id }, body)
    },

    async deleteComment({ actor: { userId }, params: { id } }) {
      return deleteComment(deps, { userId, id })
    },
  })
}
