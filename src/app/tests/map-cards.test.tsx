import { createMemoryHistory } from '@tanstack/react-router'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { MapPin } from '../../../contract/places/place-clusters.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import type { CreateMap, MapEvents, MapView } from '../../platform/map/engine.ts'
import type { Spot } from '../../platform/map/geocoder.ts'
import { sampleCard, samplePlace } from '../../platform/testing/sample-place.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 60_000 })
afterEach(() => vi.restoreAllMocks())

let events: MapEvents
let looked: Partial<MapView>[] = []
let searched: string[] = []
const BOX = { south: 37, west: 126, north: 38, east: 127 }
const spot = (name: string, placeId: number | null): Spot => ({
  key: name,
  name,
  detail: '',
  placeId,
  find: async () => ({ lat: 37.5, lng: 126.9, zoom: 15 }),
})
const openMap: CreateMap = async (container, options) => {
  events = options
  queueMicrotask(() => options.onIdle({ lat: 37.56, lng: 126.92, zoom: 12 }, BOX, 'call'))
  return {
    setView: (view) => looked.push(view),
    fit: () => {},
    zoomBy: () => {},
    place: (element) => {
      container.append(element)
      return () => element.remove()
    },
    setPosition: () => {},
    geocoder: {
      search: async (words) => {
        searched.push(words)
        return [spot('둘째 카페', 2), spot('강원 강릉시', null)]
      },
      positionOf: async () => null,
      addressOf: async () => '서울 마포구',
    },
    destroy: () => {},
  }
}
vi.mock('../../platform/map/engine.ts', async (original) => ({
  ...(await original<object>()),
  openMap: (...given: Parameters<CreateMap>) => openMap(...given),
}))

const places = [1, 2].map((id) => samplePlace({ id, name: id === 1 ? '첫째 카페' : '둘째 카페', lat: 37.5 + id / 10 }))

async function onTheMap() {
  looked = []
  searched = []
  stubApi({
    'GET /site-config': { brand: '댕댕로드', kakaoMapKey: null, mapStyleUrl: null, mapTilesUrl: null },
    'GET /groups': [],
    'GET /options': [],
    'GET /places': { items: places.map((place) => sampleCard(place)), cursor: null, corrected: false },
    'GET /places/count': { count: 2, capped: false },
    'GET /places/clusters': { clusters: [], pins: places as MapPin[], count: 2, corrected: false },
    'GET /places/1': places[0],
    'GET /places/2': places[1],
  })
  const history = createMemoryHistory({ initialEntries: ['/my/like', '/map'] })
  const router = createAppRouter({ queryClient: createQueryClient(), bot: false }, history)
  render(<App queryClient={router.options.context.queryClient} router={router} />)
  const pin = async (name: string) => (await screen.findAllByRole('button', { name: new RegExp(`^${name}(, |$)`) }))[0]!
  await pin('첫째 카페')
  return { router, pin }
}
const place = (router: ReturnType<typeof createAppRouter>) =>
  new URLSearchParams(router.state.location.searchStr).get('place')

test('Everyday use: back closes a card, another card replaces it, and the next back leaves the map', async () => {
  const { router, pin } = await onTheMap()
  await userEvent.click(await pin('첫째 카페'))
  await waitFor(() => expect(place(router)).toBe('1'))
  await userEvent.click(await pin('둘째 카페'))
  await waitFor(() => expect(place(router)).toBe('2'))
  // Moved meanwhile: the map stays there.
  events.onIdle({ lat: 36, lng: 127, zoom: 13 }, BOX, 'hand')
  await waitFor(() => expect(router.state.location.searchStr).toContain('at=36,127,13'))
  router.history.back()
  await waitFor(() => expect(place(router)).toBeNull())
  expect(router.state.location.pathname).toBe('/map')
  await waitFor(() => expect(router.state.location.searchStr).toContain('at=36,127,13'))
  expect(screen.queryByRole('region', { name: '고른 장소' })).toBeNull()
  router.history.back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/my/like'))
})

test('Everyday use: a card that is closed by its button leaves no step behind', async () => {
  const { router, pin } = await onTheMap()
  const steps = router.history.length
  await userEvent.click(await pin('첫째 카페'))
  await userEvent.click(await screen.findByRole('button', { name: '고른 장소 닫기' }))
  await waitFor(() => expect(place(router)).toBeNull())
  await userEvent.click(await pin('둘째 카페'))
  await waitFor(() => expect(place(router)).toBe('2'))
  expect(router.history.length).toBe(steps + 1)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(place(router)).toBeNull())
  router.history.back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/my/like'))
})

test('Everyday use: a map that comes to rest after back does not open the card again', async () => {
  const { router, pin } = await onTheMap()
  await userEvent.click(await pin('첫째 카페'))
  await waitFor(() => expect(place(router)).toBe('1'))
  router.history.back()
  events.onIdle({ lat: 36, lng: 127, zoom: 13 }, BOX, 'call')
  await waitFor(() => expect(router.state.location.searchStr).toContain('at=36,127,13'))
  expect(place(router)).toBeNull()
})

test('Everyday use: Enter in the search bar searches and keeps what was found; a place found by name opens its card', async () => {
  const { router } = await onTheMap()
  const field = await screen.findByRole('searchbox', { name: '지도에서 찾기' })
  await userEvent.type(field, '카페{Enter}')
  expect(await screen.findByRole('list', { name: '찾은 곳' })).toBeTruthy()
  expect(searched).toEqual(['카페'])
  await waitFor(() => expect(looked).toEqual([{ lat: 37.5, lng: 126.9, zoom: 15 }]))
  await waitFor(() => expect(place(router)).toBe('2'))
  expect(screen.getByRole('list', { name: '찾은 곳' })).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('카페')
  // Esc closes the list first, then the card.
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('list', { name: '찾은 곳' })).toBeNull()
  expect(place(router)).toBe('2')
})

test('Everyday use: the list says from where it is the nearest', async () => {
  await onTheMap()
  expect(await screen.findByText('지도 가운데에서 가까운 순이에요.')).toBeTruthy()
})
