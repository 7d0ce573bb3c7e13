import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createKakaoGeocoder } from './kakao-geocoder.ts'

type Answer = (result: unknown[], status: string) => void
const addressSearch = vi.fn<(words: string, answer: Answer) => void>()
const coord2Address = vi.fn<(lng: number, lat: number, answer: Answer) => void>()
const keywordSearch = vi.fn<(words: string, answer: Answer, options: object) => void>()

class LatLng {
  constructor(
    readonly lat: number,
    readonly lng: number,
  ) {}
}

beforeEach(() => {
  const services = {
    Status: { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' },
    Geocoder: class {
      addressSearch = addressSearch
      coord2Address = coord2Address
    },
    Places: class {
      keywordSearch = keywordSearch
    },
  }
  vi.stubGlobal('kakao', { maps: { LatLng, services } })
  addressSearch.mockReset().mockImplementation((_, answer) => answer([], 'ZERO_RESULT'))
  keywordSearch.mockReset().mockImplementation((_, answer) => answer([], 'ZERO_RESULT'))
  coord2Address.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NEAR = { lat: 37.75, lng: 128.9 }
const addressed = (address_name: string, address_type: string) => ({
  address_name,
  address_type,
  x: '128.9',
  y: '37.7',
})
const named = (id: number, road: string) => ({
  id: String(id),
  place_name: `카페 ${id}`,
  road_address_name: road,
  address_name: '강릉시 견소동 1',
  x: '128.95',
  y: '37.77',
})

test('What fell: Kakao’s addresses come before its places; regions are shown from further away, and those are sought nearby', async () => {
  addressSearch.mockImplementation((_, answer) =>
    answer([addressed('강원 강릉시', 'REGION'), addressed('강릉시 창해로 1', 'ROAD_ADDR')], 'OK'),
  )
  keywordSearch.mockImplementation((_, answer) => answer([named(3, '창해로 20'), named(4, '')], 'OK'))
  const found = await createKakaoGeocoder().search('강릉', NEAR)
  const shown = await Promise.all(found.map(async (spot) => ({ ...spot, find: undefined, view: await spot.find() })))
  expect(shown).toEqual([
    {
      key: 'address 강원 강릉시',
      name: '강원 강릉시',
      detail: '주소',
      placeId: null,
      view: { lat: 37.7, lng: 128.9, zoom: 13 },
    },
    {
      key: 'address 강릉시 창해로 1',
      name: '강릉시 창해로 1',
      detail: '주소',
      placeId: null,
      view: { lat: 37.7, lng: 128.9, zoom: 16 },
    },
    { key: 'place 3', name: '카페 3', detail: '창해로 20', placeId: null, view: { lat: 37.77, lng: 128.95, zoom: 16 } },
    {
      key: 'place 4',
      name: '카페 4',
      detail: '강릉시 견소동 1',
      placeId: null,
      view: { lat: 37.77, lng: 128.95, zoom: 16 },
    },
  ])
  expect(addressSearch.mock.calls.map(([words]) => words)).toEqual(['강릉'])
  expect(keywordSearch.mock.calls.map(([words, , options]) => [words, options])).toEqual([
    ['강릉', { location: new LatLng(37.75, 128.9), size: 8 }],
  ])
})

test('What fell: no more of Kakao’s spots are shown than there is room for, and none is an answer', async () => {
  expect(await createKakaoGeocoder().search('없는 곳', NEAR)).toEqual([])
  addressSearch.mockImplementation((_, answer) => answer([addressed('강원 강릉시', 'REGION')], 'OK'))
  keywordSearch.mockImplementation((_, answer) =>
    answer(
      Array.from({ length: 8 }, (_one, index) => named(index, '')),
      'OK',
    ),
  )
  expect(await createKakaoGeocoder().search('카페', NEAR)).toHaveLength(8)
})

test('What fell: the position of an address is its first one, or none', async () => {
  expect(await createKakaoGeocoder().positionOf('없는 곳')).toBeNull()
  addressSearch.mockImplementation((_, answer) => answer([addressed('강릉시 창해로 1', 'ROAD_ADDR')], 'OK'))
  expect(await createKakaoGeocoder().positionOf('창해로 1')).toEqual({ lat: 37.7, lng: 128.9 })
})

test.each([
  ['its road', { address: { address_name: '견소동 1' }, road_address: { address_name: '창해로 1' } }, '창해로 1'],
  ['its lot, where no road has a name', { address: { address_name: '견소동 1' }, road_address: null }, '견소동 1'],
  ['nothing, at sea', undefined, null],
])('What fell: a position is named by %s', async (_by, found, name) => {
  coord2Address.mockImplementation((_lng, _lat, answer) => answer(found ? [found] : [], found ? 'OK' : 'ZERO_RESULT'))
  expect(await createKakaoGeocoder().addressOf({ lat: 37.7, lng: 128.9 })).toBe(name)
  expect(coord2Address.mock.lastCall?.slice(0, 2), 'longitude, then latitude').toEqual([128.9, 37.7])
})

test('What fell: a search of Kakao’s that fails, or never answers, fails', async () => {
  addressSearch.mockImplementation((_, answer) => answer([], 'ERROR'))
  await expect(createKakaoGeocoder().positionOf('강릉')).rejects.toThrow('ERROR')
  await expect(createKakaoGeocoder().search('강릉', NEAR)).rejects.toThrow('ERROR')
  vi.useFakeTimers()
  addressSearch.mockImplementation(() => undefined)
  const failed = createKakaoGeocoder().positionOf('강릉').catch(String)
  await vi.advanceTimersByTimeAsync(8000)
  expect(await failed).toContain('8000 ms')
})
