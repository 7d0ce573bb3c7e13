import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { placeQuery } from '../../features/places/queries.ts'
import { forgetAll, getDevicePlaces, recordOpened, savePlace } from '../../features/saved/state.ts'
import { markLoggedOut } from '../../features/session/state.ts'
import { requestPersistentStorage, requestPinning } from '../../platform/offline/keep-places.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { hideSnackbar, overlays } from '../../ui/overlays/state.ts'
import { keepPlaces } from './keep-places.ts'

vi.mock(import('../../platform/offline/keep-places.ts'), () => ({
  requestPinning: vi.fn<typeof requestPinning>().mockResolvedValue(null),
  requestPersistentStorage: vi.fn<() => Promise<void>>(),
}))

const told = () => vi.mocked(requestPinning).mock.lastCall?.[0]

beforeEach(() => {
  vi.mocked(requestPinning).mockClear()
  forgetAll('saved')
  forgetAll('recent')
})

test('Everyday use: a full device is announced once, and again when a place is added, but not at each visit', async () => {
  stubApi(Object.fromEntries([1, 2].map((id) => [`GET /places/${id}`, samplePlace({ id, hasGuide: false })])))
  vi.mocked(requestPinning).mockResolvedValue({ full: true, missing: [1] })
  const save = (id: number) => savePlace({ id, name: '곳', lat: 37, lng: 127, at: id })
  const visit = async () => {
    vi.mocked(requestPersistentStorage).mockClear()
    keepPlaces(new QueryClient())
    await vi.waitFor(() => expect(requestPersistentStorage, 'the answer is evaluated').toHaveBeenCalled())
  }
  const announced = () => overlays().snackbar.visible
  save(1)
  await visit()
  expect(announced()).toBe(true)
  hideSnackbar()
  await visit()
  expect(announced()).toBe(false)
  save(2)
  await vi.waitFor(() => expect(announced()).toBe(true))
})

test('What fell: a place that was merged into another is that one on the device, which is told of what was marked', async () => {
  vi.mocked(requestPinning).mockResolvedValue(null)
  const into = samplePlace({ id: 9, name: '속초 파도 카페', hasGuide: false })
  stubApi({ 'GET /places/1': into, 'GET /places/9': into })
  savePlace({ id: 1, name: '파도 카페', lat: 37, lng: 127, at: 5 })
  markLoggedOut()
  keepPlaces(new QueryClient())
  await vi.waitFor(() => expect(getDevicePlaces().saved).toMatchObject([{ id: 9, name: '속초 파도 카페', at: 5 }]))
  expect(overlays().snackbar.message).toBe('찜한 ‘파도 카페’ 정보가 합쳐져서, 이제 ‘속초 파도 카페’에서 볼 수 있어요.')
  await vi.waitFor(() => expect(told()).toMatchObject({ saved: [9] }))
})

test('What fell 14: one that was only opened follows its merge too, without a word', async () => {
  hideSnackbar()
  const client = new QueryClient()
  keepPlaces(client)
  recordOpened({ id: 3, name: '하나', lat: 37, lng: 127 })
  client.setQueryData(placeQuery(3).queryKey, samplePlace({ id: 9, name: '속초 파도 카페' }))
  expect(getDevicePlaces().recent).toMatchObject([{ id: 9 }])
  expect(overlays().snackbar.visible).toBe(false)
})
