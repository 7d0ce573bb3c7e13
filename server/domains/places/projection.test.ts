import { expect, test } from 'vitest'
import { TOWNS } from '../../../contract/regions/towns.ts'
import { project } from './projection.ts'

const towns = Object.values(TOWNS).flatMap((list) => list.map(({ lat, lng }): [number, number] => [lat, lng]))

/** Distance on the sphere in metres. */
function haversine([lat1, lng1]: [number, number], [lat2, lng2]: [number, number]): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(half(lat2 - lat1) + cos(lat1) * cos(lat2) * half(lng2 - lng1)))
}

function projected(a: [number, number], b: [number, number]): number {
  const [from, to] = [project(...a), project(...b)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

test('the projected distance of any two towns is the true one within 0.2 %', () => {
  const errors = towns.flatMap((a) =>
    towns.filter((b) => a !== b && haversine(a, b) > 0).map((b) => Math.abs(projected(a, b) / haversine(a, b) - 1)),
  )
  expect(errors.length).toBeGreaterThan(40_000)
  expect(Math.round(errors.reduce((worst, error) => Math.max(worst, error), 0) * 10_000)).toBeLessThanOrEqual(20)
})

test.each([
  ['제주', 33.3, 126.5],
  ['고성', 38.5, 128.4],
])('north–south and east–west count alike in %s', (_town, lat, lng) => {
  const north = projected([lat, lng], [lat + 0.01, lng]) / haversine([lat, lng], [lat + 0.01, lng])
  const east = projected([lat, lng], [lat, lng + 0.01]) / haversine([lat, lng], [lat, lng + 0.01])
  expect(Math.abs(north / east - 1)).toBeLessThan(0.0001)
})

/** Rows have them: what is projected otherwise is compared with what is stored. */
test.each([
  ['the equator on the central meridian', 0, 127.75, 0, 0],
  ['서울', 37.5665, 126.978, -68_043, 4_177_489],
  ['독도', 37.2426, 131.8643, 364_282, 4_149_117],
  ['제주', 33.4996, 126.5312, -113_016, 3_725_654],
])('What fell: %s is where it has been stored, in metres to the east and to the north', (_where, lat, lng, x, y) => {
  const at = project(lat, lng)
  expect([Math.round(at.x), Math.round(at.y)]).toEqual([x, y])
})
