import { beforeAll, describe, expect, test } from 'vitest'
import type { PlaceCard } from '../../../contract/places/places.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { freshness } from '../../../contract/policy/freshness.ts'
import { verdict, verdictOfAll } from '../../../contract/verdict/verdict.ts'
import { ask, refused } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { generatePlaces } from '../../testing/generate-places.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import type { PlaceInput } from './input.ts'
import { setSampleCounts } from './sample-store.ts'
import { insertPlaces } from '../../compose/places.ts'

interface Page {
  items: PlaceCard[]
  cursor: string | null
  corrected: boolean
}

const COUNT = 900
const TODAY = '2026-11-21'
/** A Saturday in Korea, 14:30. */
const clock = () => new Date(`${TODAY}T14:30:00+09:00`)

const database = useReferenceDatabase()
const app = () => testApp(database, { clock })
let places: Map<number, PlaceInput>

beforeAll(async () => {
  // Some have the same position, likes and rating: a page that ends among equal rows must lose none.
  const inputs = [...generatePlaces(COUNT, 3)].map((place, i) => (i < 60 ? { ...place, lat: 37.5, lng: 127 } : place))
  const ids = await insertPlaces(database.orm, inputs)
  places = new Map(ids.map((id, i) => [id, inputs[i] as PlaceInput]))
  await setSampleCounts(
    database.orm,
    ids.map((id, i) => ({ id, likeCount: i % 7, rating: i % 3 === 0 ? 0 : 3 + (i % 5) / 3, reviewCount: i % 3 })),
  )
}, 120_000)

/** Reads all pages of a list. */
async function readAll(query: Record<string, string | number>): Promise<PlaceCard[]> {
  const items: PlaceCard[] = []
  let cursor: string | null = null
  do {
    const page: Page = await ask<Page>(app(), '/places', { limit: 50, ...query, ...(cursor && { cursor }) })
    items.push(...page.items)
    cursor = page.cursor
  } while (cursor)
  return items
}

/** Distance from 37.5, 127 on the sphere. */
function metres({ lat, lng }: { lat: number; lng: number }): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(half(lat - 37.5) + cos(37.5) * cos(lat) * half(lng - 127)))
}

describe('orders', () => {
  const KEYS: Record<string, (place: PlaceCard) => number[]> = {
    liked: (place) => [-place.likeCount, -place.id],
    rated: (place) => [-(place.rating ?? 0), -place.reviewCount, -place.id],
    verified: (place) => [-Date.parse(place.policy.verifiedAt ?? '1970-01-01'), -place.id],
  }

  test.each(Object.entries(KEYS))('%s: all pages together hold every place once, in order', async (order, keyOf) => {
    const listed = await readAll({ order })
    expect(new Set(listed.map(({ id }) => id)).size).toBe(COUNT)
    expect(listed).toHaveLength(COUNT)
    expect(listed.map(keyOf)).toEqual(listed.map(keyOf).toSorted(compare))
  })

  test('near: all pages together hold every place once, none before one that is clearly nearer', async () => {
    const listed = await readAll({ order: 'near', lat: 37.5, lng: 127 })
    expect(new Set(listed.map(({ id }) => id)).size).toBe(COUNT)
    expect(listed).toHaveLength(COUNT)
    const distances = listed.map(metres)
    expect(distances.filter((distance, i) => distance < (distances[i - 1] ?? 0) * 0.998)).toEqual([])
    expect(listed.slice(0, 60).map(({ id }) => id)).toEqual([...places.keys()].slice(0, 60))
  })

  test('with a filter, pages continue in order beyond the first index scan', async () => {
    const listed = await readAll({ order: 'liked', limit: 7, options: 'resident-dog' })
    const keys = listed.map((place) => [-place.likeCount, -place.id])
    expect(keys).toEqual(keys.toSorted(compare))
    expect(listed).toHaveLength([...places.values()].filter(({ options }) => options.includes('resident-dog')).length)
  })

  const everyOrder: Record<string, string | number>[] = [
    { order: 'near', lat: 37.5, lng: 127 },
    { order: 'liked' },
    { order: 'rated' },
    { order: 'verified' },
    { order: 'relevance', q: '카페' },
  ]
  test.each(everyOrder)(
    '$order: a forged cursor with a fraction is refused or read, never an error of the server',
    async (query) => {
      const { cursor } = await ask<Page>(app(), '/places', { limit: 1, ...query })
      const [name, ...keys] = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as [string, ...number[]]
      expect(keys.length).toBeGreaterThan(2)
      for (const at of keys.keys()) {
        const forged = Buffer.from(JSON.stringify([name, ...keys.with(at, 1.5)])).toString('base64url')
        const { status } = await refused(app(), '/places', { ...query, cursor: forged })
        expect([200, 400], `key ${at}`).toContain(status)
      }
    },
  )

  test('defaults to the most recently verified first, to the nearest with a position, to the best match with words', async () => {
    const ids = async (query: Record<string, string | number>) =>
      (await ask<Page>(app(), '/places', query)).items.map(({ id }) => id)
    expect(await ids({})).toEqual(await ids({ order: 'verified' }))
    expect(await ids({ lat: 37.5, lng: 127 })).toEqual(await ids({ order: 'near', lat: 37.5, lng: 127 }))
    expect(await ids({ q: '카페', lat: 37.5, lng: 127 })).toEqual(await ids({ q: '카페', order: 'relevance' }))
    expect(await ids({ order: 'relevance' })).toEqual(await ids({ order: 'verified' }))
  })
})

const compare = (a: number[], b: number[]) =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0

describe('filters', () => {
  const dog = {
    name: null,
    weightKg: 14,
    size: 'medium',
    breed: null,
    restricted: false,
    guide: false,
    count: 1,
  } as const
  const small = { ...dog, weightKg: 5, size: 'small' } as const
  const saturday = { day: 6, weekday: 6, minute: 870 } as const
  const level = (policy: DogPolicy) => verdict(dog, policy, saturday).level
  const isOpen = ({ hours }: PlaceInput) =>
    hours.periods?.some(({ weekday, open, close }) => {
      const start = weekday * 1440 + open
      return [6 * 1440 + 870, 13 * 1440 + 870].some((minute) => minute >= start && minute < start + close - open)
    }) ?? false

  const FILTERS: Record<string, { query: Record<string, string | number>; passes: (place: PlaceInput) => boolean }> = {
    'a kind': { query: { group: 'cafe' }, passes: (place) => place.group === 'cafe' },
    'several kinds': { query: { group: 'park,beach' }, passes: (place) => ['park', 'beach'].includes(place.group) },
    'a 시도': { query: { sido: '강원' }, passes: (place) => place.sido === '강원' },
    'a 시군구': {
      query: { sido: '부산', sigungu: '중구' },
      passes: (place) => place.sido === '부산' && place.sigungu === '중구',
    },
    '세종, which has none': { query: { sido: '세종', sigungu: '' }, passes: (place) => place.sido === '세종' },
    'all of some options': {
      query: { options: 'terrace,parking' },
      passes: ({ options }) => options.includes('parking') && options.includes('terrace'),
    },
    indoors: { query: { indoor: 1 }, passes: (place) => place.indoor === true },
    outdoors: { query: { outdoor: 1 }, passes: (place) => place.outdoor === true },
    'without a fee': { query: { free: 1 }, passes: (place) => place.policy.fee.kind === 'free' },
    fresh: {
      query: { freshness: 'fresh' },
      passes: ({ policy, group }) => freshness(policy.verifiedAt, TODAY, group) === 'fresh',
    },
    'due or never confirmed': {
      query: { freshness: 'unknown,due' },
      passes: ({ policy, group }) => ['due', 'unknown'].includes(freshness(policy.verifiedAt, TODAY, group)),
    },
    stale: {
      query: { freshness: 'stale' },
      passes: ({ policy, group }) => freshness(policy.verifiedAt, TODAY, group) === 'stale',
    },
    'open at a moment': { query: { openAt: '6-870' }, passes: isOpen },
    'my dog may enter': {
      query: { fits: 'can', weight: 14, size: 'medium', day: 6 },
      passes: ({ policy }) => ['yes', 'conditions'].includes(level(policy)),
    },
    'my dog might enter': {
      query: { fits: 'maybe', weight: 14, size: 'medium', day: 6 },
      passes: ({ policy }) => level(policy) !== 'no',
    },
    'all my dogs may enter together': {
      query: { fits: 'can', weight: '5,14', size: 'small,medium', dogs: 2, day: 6 },
      passes: ({ policy }) => ['yes', 'conditions'].includes(verdictOfAll([dog, small], policy, saturday)!.level),
    },
    'many at once': {
      query: { fits: 'can', weight: 14, size: 'medium', day: 6, group: 'cafe', indoor: 1, options: 'parking' },
      passes: (place) =>
        ['yes', 'conditions'].includes(level(place.policy)) &&
        place.group === 'cafe' &&
        place.indoor === true &&
        place.options.includes('parking'),
    },
    'an option of no place': { query: { options: 'grooming' }, passes: () => false },
  }

  describe.each(Object.entries(FILTERS))('R2.04 %s', (_title, { query, passes }) => {
    const expected = () => new Set([...places].filter(([, place]) => passes(place)).map(([id]) => id))

    test.each(['liked', 'near'])('in the order %s lists those places and no others', async (order) => {
      const listed = await readAll({ ...query, order, lat: 36.5, lng: 127.8 })
      expect(new Set(listed.map(({ id }) => id))).toEqual(expected())
      expect(listed).toHaveLength(expected().size)
    })

    test('counts them', async () => {
      expect(await ask(app(), '/places/count', query)).toEqual({ count: expected().size, capped: false })
    })
  })

  test('a guide dog may enter everywhere, so that nothing is narrowed', async () => {
    const query = { fits: 'can', weight: 14, size: 'medium', guide: 1 }
    expect(await ask(app(), '/places/count', query)).toEqual({ count: COUNT, capped: false })
  })

  test.each([
    [{ sigungu: '강릉시' }, 'sigungu'],
    [{ fits: 'can', size: 'small' }, 'weight'],
    [{ fits: 'can', weight: 3 }, 'weight'],
    [{ order: 'near', lng: 127 }, 'lat'],
    [{ order: 'near', lat: 37 }, 'lng'],
    [{ q: '속초\0카페' }, 'q'],
    [{ sido: '강원', sigungu: '\0' }, 'sigungu'],
    [{ fits: 'can', weight: 3, size: 'small', breed: '\0' }, 'breed'],
  ])('%o is refused at its field', async (query, field) => {
    expect(await refused(app(), '/places', query as Record<string, string | number>)).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.stringMatching(/요\.$/) },
    })
  })
})

describe('cursors', () => {
  const first = (query: Record<string, string | number> = {}) => ask<Page>(app(), '/places', { limit: 5, ...query })

  test('do not mind another page size', async () => {
    const { cursor } = await first()
    const rest = await ask<Page>(app(), '/places', { limit: 50, cursor: cursor as string })
    expect(rest.items).toHaveLength(50)
  })

  test('end with the list', async () => {
    expect((await ask<Page>(app(), '/places', { sido: '세종', limit: 50 })).cursor).toBeNull()
  })

  test.each([
    ['another order', { order: 'liked' }],
    ['another filter', { indoor: 1 }],
    ['other words', { q: '카페', order: 'verified' }],
  ])('of %s are refused', async (_title, query) => {
    const { cursor } = await first()
    expect(await refused(app(), '/places', { ...query, cursor: String(cursor) })).toMatchObject({
      status: 400,
      code: 'BAD_CURSOR',
    })
  })

  test('of another position are refused where it matters', async () => {
    const { cursor } = await first({ order: 'near', lat: 37.5, lng: 127 })
    expect(
      (await refused(app(), '/places', { order: 'near', lat: 37.6, lng: 127, cursor: cursor as string })).code,
    ).toBe('BAD_CURSOR')
  })

  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.each(['x', 'e30', forged([]), forged(['abcdefgh', 0, 1, 2]), forged({ list: 1 }), forged(null)])(
    'that were never issued (%s) are refused',
    async (cursor) => {
      expect((await refused(app(), '/places', { cursor })).code).toBe('BAD_CURSOR')
    },
  )

  test.each([[['1; drop table places', 1]], [[1e300, 1]], [[null, 1]], [[1]], [[1, 2, 3, 4, 5]]])(
    'with keys of another kind (%j) are refused',
    async (keys) => {
      const { cursor } = await first()
      const [list, corrected] = JSON.parse(Buffer.from(cursor as string, 'base64url').toString()) as unknown[]
      expect((await refused(app(), '/places', { limit: 5, cursor: forged([list, corrected, ...keys]) })).code).toBe(
        'BAD_CURSOR',
      )
    },
  )
})
