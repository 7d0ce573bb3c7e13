import { isbot } from 'isbot'
import { postsApi } from '../../../contract/posts/posts-api.ts'
import { POST_PAGE, type PostListQuery, postsOperations } from '../../../contract/posts/posts.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import { pageOf, readKeys, writeKeys } from '../../cursors/keyset.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import type { Reader } from '../../db/content/shown-posts.ts'
import { fail } from '../../refusals/refusal.ts'
import { countNewPosts, keysOf, listPosts, ORDER_KEYS } from './list-store.ts'
import type { PostPorts } from './ports.ts'
import { toCard, toPost } from './post-columns.ts'
import { readerOf } from './readers.ts'
import { createPost, deletePost, updatePost } from './service.ts'
import { findPost, getMyPost, isForReaders, listMyPosts } from './store.ts'
import { addView } from './view-store.ts'

export function postsRoutes({ db, clock, keys }: Deps, ports: PostPorts): Route[] {
  const deps = { db, clock, ports }

  const placesOf = (rows: readonly { place_id: number | null }[]) =>
    ports.places.cards(
      db,
      rows.flatMap(({ place_id }) => place_id ?? []),
    )

  async function feedOf(
    { board, category, order = 'new', cursor, limit = POST_PAGE.default }: PostListQuery,
    reader: Reader,
  ) {
    const list = [board, category, order]
    const after = cursor === undefined ? null : readKeys(list, ORDER_KEYS[order], cursor)
    const found = await listPosts(db, { board, category }, order, { reader, after, limit: limit + 1 })
    const places = await placesOf(found)
    return pageOf(found, limit, {
      item: (row) => toCard(row, places),
      cursor: (last) => writeKeys(list, keysOf(order, last)),
    })
  }

  async function postFor(id: number, reader: Reader) {
    const row = await findPost(db, id, reader)
    return row && toPost(row, await placesOf([row]))
  }

  return serve(postsApi, postsOperations, {
    listPosts: ({ query }) => feedOf(query, null),

    countNewPosts: async ({ query: { after, ...filter } }) => ({ count: await countNewPosts(db, filter, after, null) }),

    async getPost({ params: { id } }) {
      return (await postFor(id, null)) ?? fail((await isForReaders(db, id)) ? 'POST_FOR_READERS' : 'POST_NOT_FOUND')
    },

    listPostsForMe: ({ actor: { userId }, query }) => feedOf(query, userId),

    countNewPostsForMe: async ({ actor: { userId }, query: { after, ...filter } }) => ({
      count: await countNewPosts(db, filter, after, userId),
    }),

    getPostForMe: async ({ actor: { userId }, params: { id } }) =>
      (await postFor(id, userId)) ?? fail('POST_NOT_FOUND'),

    async createPost({ actor, body }) {
      return createPost(deps, actor, body)
    },

    async listMyPosts({ actor: { userId }, query: { cursor, limit = POST_PAGE.default } }) {
      return idPage(await listMyPosts(db, userId, { before: readIdCursor(cursor), limit: limit + 1 }), limit)
    },

    getMyPost: async ({ actor, params }) => (await getMyPost(db, actor.userId, params.id)) ?? fail('POST_NOT_FOUND'),

    async updatePost({ actor, params, body }) {
      return updatePost(deps, actor, params.id, body)
    },

    async deletePost({ actor: { userId }, params }) {
      await deletePost(deps, userId, params.id)
      return null
    },

    async viewPost({ actor: { userId }, params: { id } }) {
      await addView(db, id, { reader: readerOf(keys, id, { userId }), userId })
      return null
    },

    async visitPost({ params: { id }, ip, userAgent }) {
      const person = userAgent !== '' && !isbot(userAgent)
      await addView(db, id, { reader: person ? readerOf(keys, id, { ip, userAgent }) : null, userId: null })
      return null
    },
  })
}
