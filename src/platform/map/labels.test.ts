import { expect, test } from 'vitest'
import { SIDO_KEYS } from '../../../contract/regions/regions.ts'
import { LABELS, PROVINCES } from './labels.ts'

test('What fell 14: every province has a position in Korea and a zoom at which it fills a phone', () => {
  expect(Object.keys(PROVINCES).toSorted()).toEqual(SIDO_KEYS.toSorted())
  for (const [lng, lat, zoom] of Object.values(PROVINCES)) {
    expect(lng).toBeGreaterThan(126)
    expect(lng).toBeLessThan(130)
    expect(lat).toBeGreaterThan(33)
    expect(lat).toBeLessThan(38.5)
    // From half of 강원 to a whole city.
    expect(zoom).toBeGreaterThanOrEqual(7)
    expect(zoom).toBeLessThanOrEqual(10.5)
  }
})

test('What fell 14: no name stands twice at one spot of the map, and a district of a city has its own', () => {
  const twice = LABELS.filter(({ name, lng, lat }, at) =>
    LABELS.some((other, nth) => nth > at && other.name === name && Math.hypot(other.lng - lng, other.lat - lat) < 0.3),
  )
  expect(twice).toEqual([])
  expect(LABELS.filter(({ kind }) => kind === 'district').map(({ name }) => name)).toContain('강남구')
})
