import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { likeCountQuery, likesQuery } from '../../features/likes/queries.ts'
import { placeQuery } from '../../features/places/queries.ts'
import { markLoggedIn, markLoggedOut } from '../../features/session/state.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { followLikes, LIKES_CHANNEL, tellLike } from './other-tabs.ts'

const ME = 7
let otherTab: BroadcastChannel
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
const say = (told: unknown) => otherTab.postMessage(told)
beforeEach(() => {
  otherTab = new BroadcastChannel(LIKES_CHANNEL)
  markLoggedIn({ id: ME, role: 'member' })
})
afterEach(() => otherTab.close())

test('Everyday use: a like of another tab is counted in this one, and the member’s likes are loaded again', async () => {
  const client = new QueryClient()
  const { queryKey } = placeQuery(3)
  client.setQueryData(queryKey, samplePlace({ id: 3, likeCount: 10 }))
  client.setQueryData(likesQuery(ME).queryKey, [])
  client.setQueryData(likeCountQuery(ME, { kind: 'place', id: 3 }).queryKey, 10)
  const stop = followLikes(client)
  say({ id: 'x' })
  say({ id: 3, likeCount: 11 })
  await vi.waitFor(() => expect(client.getQueryData(queryKey)?.likeCount).toBe(11))
  expect(client.getQueryData(likeCountQuery(ME, { kind: 'place', id: 3 }).queryKey)).toBeUndefined()
  expect(client.getQueryState(likesQuery(ME).queryKey)?.isInvalidated).toBe(true)
  stop()
})

test('Everyday use: a like is told to the other tabs, and a visitor’s tab changes nothing', async () => {
  const heard: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => heard.push(data))
  tellLike({ id: 3, likeCount: 12 })
  await vi.waitFor(() => expect(heard).toEqual([{ id: 3, likeCount: 12 }]))

  markLoggedOut()
  const client = new QueryClient()
  const { queryKey } = placeQuery(3)
  client.setQueryData(queryKey, samplePlace({ id: 3, likeCount: 10 }))
  const stop = followLikes(client)
  say({ id: 3, likeCount: 11 })
  // Answered in order: once this one is heard, the one before was, too.
  tellLike({ id: 4, likeCount: 1 })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(client.getQueryData(queryKey)?.likeCount).toBe(10)
  stop()
})
