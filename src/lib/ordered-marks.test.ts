import { expect, test } from 'vitest'
import { type PlaceSort, sortPlaces } from './ordered-marks.ts'

test.each<[PlaceSort, string[]]>([
  [undefined, ['하늘 카페', '가람 펜션', '나래 공원']],
  ['near', ['나래 공원', '하늘 카페', '가람 펜션']],
  ['name', ['가람 펜션', '나래 공원', '하늘 카페']],
])('C5 places of one’s own are ordered by when, how far, or name: %s', (order, names) => {
  const seoul = { name: '하늘 카페', lat: 37.55, lng: 126.98 }
  const busan = { name: '가람 펜션', lat: 35.16, lng: 129.16 }
  const daejeon = { name: '나래 공원', lat: 36.35, lng: 127.38 }
  const list = [seoul, busan, daejeon]
  expect(sortPlaces(list, order, { lat: 36.4, lng: 127.4 }).map(({ name }) => name)).toEqual(names)
})
