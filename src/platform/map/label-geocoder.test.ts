import { expect, test } from 'vitest'
import { stubApi } from '../testing/stub-api.ts'
import { labelGeocoder, nameOf } from './label-geocoder.ts'

const suggestion = (change: object) => ({
  ...{ kind: 'region', text: '', detail: '', highlights: [], placeId: null, group: null, sido: null, sigungu: null },
  ...change,
})

test('finds what our own search suggests: a region by its name on the map, a place where it is', async () => {
  stubApi({
    'GET /search/suggestions': [
      suggestion({ kind: 'group', text: '카페', group: 'cafe' }),
      suggestion({ text: '강원 강릉시', detail: '3곳', sido: '강원', sigungu: '강릉시' }),
      suggestion({ text: '서울 중구', detail: '2곳', sido: '서울', sigungu: '중구' }),
      suggestion({ kind: 'place', text: '파도결 카페', detail: '강원 강릉시', placeId: 7 }),
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
    { lat: 37.75, lng: 128.88, zoom: 11 },
    // Of 서울's districts no name stands on the map: 서울 as a whole.
    { lat: 37.56, lng: 126.99, zoom: 9.6 },
    { lat: 37.77, lng: 128.94, zoom: 15.5 },
  ])
})

test('names what is near, and nothing where nothing is', () => {
  expect(nameOf({ lat: 37.76, lng: 128.9 })).toBe('강릉 근처')
  expect(nameOf({ lat: 37.55, lng: 126.98 })).toBe('서울 근처')
  expect(nameOf({ lat: 36.2, lng: 133 })).toBeNull()
})
