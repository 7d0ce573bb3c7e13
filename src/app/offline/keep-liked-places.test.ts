import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { MAX_PINNED_LIKES } from '../../../contract/offline/pinning.ts'
import type { Like } from '../../../contract/likes/likes.ts'
import { likesQuery } from '../../features/likes/queries.ts'
import { savePlace } from '../../features/saved/state.ts'
import { markLoggedIn, markLoggedOut } from '../../features/session/state.ts'
import { type requestPersistentStorage, requestPinning } from '../../platform/offline/keep-places.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { keepPlaces } from './keep-places.ts'

vi.mock(import('../../platform/offline/keep-places.ts'), () => ({
  requestPinning: vi.fn<typeof requestPinning>().mockResolvedValue(null),
  requestPersistentStorage: vi.fn<typeof requestPersistentStorage>(),
}))

const ME = 7
const like = (id: number): Like => ({ kind: 'place', id, likedAt: '2026-11-01T00:00:00.000Z', note: '', listIds: [] })
const told = () => vi.mocked(requestPinning).mock.lastCall?.[0]

// In a file of its own: what another test has started to keep goes on, and would tell of the same places.
test('C5 a member’s likes are sent after saved places once they are known, and no longer after logout', async () => {
  let answer: (likes: Like[]) => void = () => {}
  const places = Array.from({ length: MAX_PINNED_LIKES + 2 }, (_, index) => index + 1)
  stubApi({
    'GET /likes': () => new Promise<Like[]>((resolve) => (answer = resolve)),
    ...Object.fromEntries(places.map((id) => [`GET /places/${id}`, samplePlace({ id, hasGuide: false })])),
  })
  savePlace({ id: 1, name: '곳', lat: 37, lng: 127, at: 1 })
  markLoggedIn({ id: ME, role: 'member' })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  keepPlaces(queryClient)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1))
  expect(told(), 'nothing is released while the member’s likes aren’t known').toBeUndefined()

  answer(places.map(like))
  await vi.waitFor(() => expect(told()).toBeDefined())
  const { saved, liked, recent } = told()!
  expect([saved, recent]).toEqual([[1], []])
  expect(liked).toEqual(places.slice(1, MAX_PINNED_LIKES))

  queryClient.setQueryData(likesQuery(ME).queryKey, [like(2)])
  await vi.waitFor(() => expect(told()?.liked).toEqual([2]))

  markLoggedOut()
  queryClient.removeQueries({ queryKey: ['member'] })
  await vi.waitFor(() => expect(told()).toEqual({ saved: [1], liked: [], recent: [] }))

  // Once there is a network again all is sent anew, and likes that could not be read are asked for again.
  vi.mocked(requestPinning).mockClear()
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(told()).toEqual({ saved: [1], liked: [], recent: [] }))
  const asked = vi.fn(() => failure(500))
  stubApi({ 'GET /likes': asked })
  markLoggedIn({ id: 8, role: 'member' })
  await vi.waitFor(() => expect(queryClient.getQueryState(likesQuery(8).queryKey)?.status).toBe('error'))
  const before = asked.mock.calls.length
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before))
})
