import { beforeAll, describe, expect, test } from 'vitest'
import type { DataOf } from '../../../contract/api/endpoint.ts'
import type { placesApi } from '../../../contract/places/places-api.ts'
import { MAX_CELLS, MAX_PINS } from '../../../contract/regions/map-grid.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import { ask, refused } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { generatePlaces } from '../../testing/generate-places.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import type { PlaceInput } from './input.ts'
import { insertPlaces } from '../../compose/places.ts'

type Found = DataOf<typeof placesApi.clusterPlaces>
type Box = Record<'south' | 'west' | 'north' | 'east', number>

const COUNTRY = { south: 33, west: 124.5, north: 38.7, east: 132 }
const database = useReferenceDatabase()
let places: PlaceInput[]

beforeAll(async () => {
  places = [...generatePlaces(1500, 5)]
  await insertPlaces(database.orm, places)
}, 120_000)

const clusters = (query: Record<string, string | number>) => ask<Found>(testApp(database), '/places/clusters', query)
const inside = ({ south, west, north, east }: Box) =>
  places.filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
const shown = ({ clusters: groups, pins }: Found) => groups.reduce((sum, { count }) => sum + count, pins.length)

describe('the map in clusters', () => {
  test.each([
    ['the country', COUNTRY, 6],
    ['a province', { south: 37, west: 127.5, north: 38.2, east: 129.3 }, 9],
    ['a city', { south: 37.45, west: 126.9, north: 37.6, east: 127.1 }, 12],
    ['the west of a meridian that bends', { south: 34.6, west: 126.2, north: 35, east: 126.6 }, 11],
  ])('%s holds every place of the box once', async (_title, box, zoom) => {
    const found = await clusters({ ...box, zoom })
    expect(found.count).toBe(inside(box).length)
    expect(found.count).toBeGreaterThan(0)
    expect(shown(found)).toBe(found.count)
    for (const { lat, lng, south, north, west, east } of found.clusters) {
      expect(lat).toBeGreaterThanOrEqual(south)
      expect(lat).toBeLessThanOrEqual(north)
      expect(lng).toBeGreaterThanOrEqual(west)
      expect(lng).toBeLessThanOrEqual(east)
    }
  })

  test('at low zoom there are clusters, and markers for isolated places', async () => {
    const found = await clusters({ ...COUNTRY, zoom: 6 })
    expect(found.clusters.length).toBeGreaterThan(10)
    expect(Math.min(...found.clusters.map(({ count }) => count))).toBeGreaterThan(1)
  })

  test('a cluster splits within the box that it names', async () => {
    const [first] = (await clusters({ ...COUNTRY, zoom: 6 })).clusters.toSorted((a, b) => b.count - a.count)
    if (!first) throw new Error('no cluster')
    const { south, west, north, east, count } = first
    const found = await clusters({ south, west, north, east, zoom: 10 })
    expect(found.count).toBe(count)
    expect(found.clusters.length + found.pins.length).toBeGreaterThan(1)
  })

  test('What fell 14: the bound of pins is exact: one place more is shown in clusters', async () => {
    const lats = places.map(({ lat }) => lat).sort((a, b) => a - b)
    /** The box whose northern edge lies between two places. */
    const southmost = (count: number) => ({
      ...COUNTRY,
      north: Number(((lats[count - 1]! + lats[count]!) / 2).toFixed(6)),
      zoom: 6,
    })
    const full = await clusters(southmost(MAX_PINS))
    expect([full.count, full.pins.length, full.clusters.length]).toEqual([MAX_PINS, MAX_PINS, 0])
    const over = await clusters(southmost(MAX_PINS + 1))
    expect(over.count).toBe(MAX_PINS + 1)
    expect(over.clusters.length).toBeGreaterThan(0)
    expect(shown(over)).toBe(MAX_PINS + 1)
  })

  test('few places are pins, with what a verdict needs', async () => {
    const box = { south: 33.1, west: 126.1, north: 33.6, east: 127 }
    const found = await clusters({ ...box, zoom: 9, group: 'beach' })
    expect(found.count).toBeLessThanOrEqual(MAX_PINS)
    expect(found.clusters).toEqual([])
    expect(found.pins.map(({ name }) => name).sort()).toEqual(
      inside(box)
        .filter(({ group }) => group === 'beach')
        .map(({ name }) => name)
        .sort(),
    )
    expect(found.pins[0]?.policy).toHaveProperty('entry')
  })

  test('an answer is bounded however large the box and deep the zoom', async () => {
    const found = await clusters({ ...COUNTRY, zoom: 18 })
    expect(found.clusters.length + found.pins.length).toBeLessThanOrEqual(MAX_CELLS)
    expect(shown(found)).toBe(places.length)
  })

  test('takes the filters of the list, which takes the box', async () => {
    const filter = { ...COUNTRY, fits: 'can', weight: 14, size: 'medium', day: 6, sido: '강원', q: '카페' }
    const found = await clusters({ ...filter, zoom: 7 })
    const { count } = await ask<{ count: number }>(testApp(database), '/places/count', filter)
    expect(found.count).toBeGreaterThan(0)
    expect(found.count).toBe(count)
    const box = { south: 37.5, west: 128, north: 38.1, east: 129 }
    const list = await ask<{ items: PlaceCard[] }>(testApp(database), '/places', {
      ...filter,
      ...box,
      order: 'near',
      lat: 37.8,
      lng: 128.5,
      limit: 50,
    })
    const narrowed = await clusters({ ...filter, ...box, zoom: 9 })
    expect(list.items.length).toBe(Math.min(50, narrowed.count))
    for (const { lat, lng } of list.items) {
      expect(lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east).toBe(true)
    }
  })

  test('words that match elsewhere are not corrected as typos', async () => {
    const found = await clusters({ south: 30, west: 120, north: 30.1, east: 120.1, zoom: 12, q: '카페' })
    expect(found).toEqual({ clusters: [], pins: [], count: 0, corrected: false })
  })

  test('hidden places are on no map', async () => {
    await database.pool.query(`update places set status = 'hidden' where id = (select max(id) from places)`)
    expect((await clusters({ ...COUNTRY, zoom: 6 })).count).toBe(places.length - 1)
    await database.pool.query(`update places set status = 'open'`)
  })

  test.each([
    [{ ...COUNTRY, south: 39 }, 'north'],
    [{ ...COUNTRY, west: 133 }, 'east'],
  ])('refuses a box that is none: %j', async (box, field) => {
    const { status, fields } = await refused(testApp(database), '/places/clusters', { ...box, zoom: 7 })
    expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]])
  })

  test('a list refuses half a box', async () => {
    const { fields } = await refused(testApp(database), '/places', { south: 33 })
    expect(fields).toHaveProperty('south')
  })
})
