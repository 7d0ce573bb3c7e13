import { expect, test } from 'vitest'
import { SIDO_KEYS } from '../../../contract/regions.ts'
import { PROVINCES } from './labels.ts'

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
