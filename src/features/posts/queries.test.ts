import { expect, test } from 'vitest'
import type { Post, PostCard } from '../../../contract/posts/posts.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { feedQuery, postQuery } from './queries.ts'

const shared = (id: number) => ({
  id,
  board: 'daily',
  category: null,
  title: `글 ${id}`,
  dog: null,
  likeCount: 2,
  commentCount: 0,
  viewCount: 3,
  createdAt: '2026-11-20T00:00:00.000Z',
  editedAt: null,
  sample: false,
  author: null,
  anonymous: false,
  place: null,
})
const card = (id: number): PostCard => ({ ...shared(id), excerpt: '', photos: [], photoCount: 0 })
const post = (id: number): Post => ({ ...shared(id), text: '글', html: null, photos: [] })

test('Community: the counts of a post that is read are those of its card in the lists, which get no younger by it', async () => {
  const client = createQueryClient()
  const feed = feedQuery({}).queryKey
  const pages = [{ items: [card(5), card(6)], cursor: null }]
  client.setQueryData(feed, { pages, pageParams: [null] }, { updatedAt: 1000 })
  stubApi({ 'GET /posts/5': { ...post(5), likeCount: 9, commentCount: 1, viewCount: 4 }, 'GET /posts/6': post(6) })
  await client.fetchQuery(postQuery(5))
  const shown = client.getQueryData(feed)
  expect(shown?.pages[0]?.items).toEqual([{ ...card(5), commentCount: 1, viewCount: 4 }, card(6)])
  expect(client.getQueryState(feed)?.dataUpdatedAt).toBe(1000)
  await client.fetchQuery(postQuery(6))
  expect(client.getQueryData(feed), 'nothing has changed').toBe(shown)
})
