import { array, assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MapPin, PlaceCluster } from '../../../../contract/places/place-clusters.ts'
import { UNKNOWN_POLICY } from '../../../../contract/policy/policy.ts'
import { isSingleBuilding, markersOf } from './marks-model.ts'

const pin = (id: number, lat: number, lng: number): MapPin => ({
  id,
  lat,
  lng,
  name: `곳 ${id}`,
  group: 'cafe',
  policy: UNKNOWN_POLICY,
})
const cluster = (count: number, lat: number, lng: number): PlaceCluster => ({
  count,
  lat,
  lng,
  south: lat - 0.01,
  north: lat + 0.01,
  west: lng - 0.01,
  east: lng + 0.01,
})
const lat = double({ min: 37.4, max: 37.7, noNaN: true })
const lng = double({ min: 126.8, max: 127.2, noNaN: true })
const places = array(tuple(lat, lng), { maxLength: 60 })
const at = (zoom: number) => (512 * 2 ** zoom) / 360

describe('markers on the map', () => {
  test('R2.03 none overlaps another, and none is lost', () => {
    assert(
      property(places, places, integer({ min: 5, max: 18 }), (singles, crowds, zoom) => {
        const found = {
          pins: singles.map(([y, x], id) => pin(id + 1, y, x)),
          clusters: crowds.map(([y, x], index) => cluster(index + 2, y, x)),
        }
        const marks = markersOf(found, zoom)
        const all = [
          ...marks.clusters.map((mark) => ({ ...mark, lift: 0 })),
          ...marks.pins.map((mark) => ({ ...mark, count: 1, lift: 20 })),
        ]
        const expected = found.pins.length + found.clusters.reduce((sum, { count }) => sum + count, 0)
        expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(expected)
        for (const [index, a] of all.entries())
          for (const b of all.slice(index + 1)) {
            const apart = Math.hypot((a.lng - b.lng) * at(zoom), ((a.lat - b.lat) * at(zoom)) / 0.805 + a.lift - b.lift)
            expect(apart).toBeGreaterThan(29.9)
          }
      }),
      { numRuns: 60 },
    )
  })

  test('markers separate when zooming in', () => {
    const found = { clusters: [], pins: [pin(1, 37.55, 126.98), pin(2, 37.552, 126.982)] }
    expect(markersOf(found, 9)).toMatchObject({ clusters: [{ count: 2, south: 37.55, north: 37.552 }], pins: [] })
    expect(markersOf(found, 16)).toMatchObject({ clusters: [], pins: found.pins })
  })

  test('the selected marker is drawn separately, with its label, whatever is near', () => {
    const found = { clusters: [], pins: [pin(1, 37.55, 126.98), pin(2, 37.55, 126.98), pin(3, 37.55, 126.98)] }
    const marks = markersOf(found, 12, 2)
    expect(marks.pins.map(({ id }) => id)).toEqual([2])
    expect(marks.clusters).toMatchObject([{ count: 2 }])
    expect([...marks.worded]).toEqual([2])
  })

  test('labels are omitted where they would overlap', () => {
    const wide = { clusters: [], pins: [pin(1, 37.55, 126.98), pin(2, 37.55, 126.98 + 150 / at(12))] }
    expect(markersOf(wide, 12).worded.size).toBe(2)
    const tight = { clusters: [], pins: [pin(1, 37.55, 126.98), pin(2, 37.55, 126.98 + 80 / at(12))] }
    expect([...markersOf(tight, 12).worded]).toEqual([1])
    const near = { clusters: [cluster(5, 37.55, 126.98 + 60 / at(12))], pins: [pin(1, 37.55, 126.98)] }
    expect([...markersOf(near, 12).worded]).toEqual([])
  })

  test('places in one building can’t be separated, those in one street can', () => {
    const house = { ...cluster(3, 37.55, 126.98), south: 37.55, north: 37.55, west: 126.98, east: 126.98 }
    expect(isSingleBuilding(house, 17)).toBe(true)
    expect(isSingleBuilding({ ...house, east: 126.982 }, 17)).toBe(false)
  })
})
