import { expect, test } from 'vitest'
import { spaceText } from './list-model.ts'
import { toDevicePlace, MAX_RECENT, readSavedSearch, withPlace, without } from './model.ts'

const place = (id: number, at = id) => toDevicePlace({ id, name: `곳 ${id}`, lat: 37, lng: 127 }, at)
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test('C5 the last 50 opened places are stored: the oldest is dropped, and a reopened one comes first', () => {
  let list = Array.from({ length: MAX_RECENT + 3 }, (_, index) => place(index + 1)).reduce(
    (kept, one) => withPlace(kept, one, MAX_RECENT),
    [] as ReturnType<typeof withPlace>,
  )
  expect(list).toHaveLength(MAX_RECENT)
  expect(ids(list).slice(0, 2)).toEqual([53, 52])
  expect(ids(list).at(-1)).toBe(4)
  list = withPlace(list, place(10, 100), MAX_RECENT)
  expect(ids(list).slice(0, 2)).toEqual([10, 53])
  expect(list).toHaveLength(MAX_RECENT)
})

test('C5 undoing a removal restores the position', () => {
  const list = [place(3), place(2), place(1)]
  expect(ids(withPlace(without(list, 2), place(2), 10))).toEqual([3, 2, 1])
})

test('C5 only what lists and maps need is stored of a place', () => {
  const whole = { id: 1, name: '곳', lat: 37, lng: 127, photos: [] }
  expect(toDevicePlace(whole, 5)).toEqual({ id: 1, name: '곳', lat: 37, lng: 127, at: 5 })
})

test.each([
  [{}, {}],
  [{ sort: 'near' }, { sort: 'near' }],
  [{ tab: 'recent', sort: 'near' }, { tab: 'recent' }],
  [{ tab: 'all', sort: 7 }, {}],
])('an address with %j is read as %j', (raw, search) => {
  expect(readSavedSearch(raw)).toEqual(search)
})

test.each([
  [300_000, '1MB 미만'],
  [3_440_000, '3.4MB'],
  [128_400_000, '128MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(spaceText(bytes)).toBe(text)
})
