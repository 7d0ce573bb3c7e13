import { expect, test } from 'vitest'
import { stubApi } from '../testing/stub-api.ts'
import { labelGeocoder } from './label-geocoder.ts'

const line = (change: object) => ({
  kind: 'region',
  text: '',
  detail: '',
  highlights: [],
  placeId: null,
  group: null,
  sido: null,
  sigungu: null,
  ...change,
})

test('finds what our own search suggests: a region by its name on the map, a place where it is', async () => {
  stubApi({
    'GET /search/suggestions': [
      line({ kind: 'group', text: '카페', group: 'cafe' }),
      line({ text: '강원 강릉시', detail: '3곳', sido: '강원', sigungu: '강릉시' }),
      line({ text: '서울 중구', detail: '2곳', sido: '서울', sigungu: '중구' }),
      line({ kind: 'place', text: '파도결 카페', detail: '강원 강릉시', placeId: 7 }),
    ],
    'GET /places/7': { lat: 37.77, lng: 128.94 },
  })
  const found = await labelGeocoder.search('강릉', { lat: 36, lng: 127 })
  expect(found.map(({ name, detail }) => [name, detail])).toEqual([
    ['강원 강릉시', '3곳'],
    ['서울 중구', '2곳'],
    ['파도결 카페', '강원 강릉시'],
  ])
  expect(new Set(found.map(({ key }) => key)).size).toBe(3)
  expect(await Promise.all(found.map((spot) => spot.find()))).toEqual([
    { lat: 37.78, lng: 128.9, zoom: 10.4 },
    { lat: 37.56, lng: expect.closeTo(127, 1), zoom: 11.6 },
    { lat: 37.77, lng: 128.94, zoom: 15.5 },
  ])
})

test('knows regions by their names and positions by their regions, as far as there are some', async () => {
  expect(await labelGeocoder.positionOf('강원 강릉시')).toMatchObject({ lat: 37.78, lng: 128.9 })
  expect(await labelGeocoder.positionOf('강원 없는시')).toMatchObject({ lat: 37.75, lng: 128.3 })
  expect(await labelGeocoder.positionOf('어디에도 없는 길')).toBeNull()
  expect(await labelGeocoder.addressOf({ lat: 37.76, lng: 128.9 })).toBe('강원 강릉시')
  expect(await labelGeocoder.addressOf({ lat: 36.2, lng: 133 })).toBeNull()
})
