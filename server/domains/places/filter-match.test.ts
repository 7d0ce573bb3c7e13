import { type SQL, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { MAX_DOGS_TOGETHER } from '../../../contract/dogs/dog-sizes.ts'
import { dogFilter } from '../../../contract/places/party.ts'
import { PlaceFilter } from '../../../contract/places/place-filter.ts'
import { matchesPlaceFilter } from '../../../contract/places/place-filter-match.ts'
import { FRESHNESS } from '../../../contract/policy/freshness.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import type { Sido } from '../../../contract/regions/regions.ts'
import { queryWords } from '../../../contract/text/search-words.ts'
import type { Db } from '../../db/index.ts'
import { hoursArbitrary, openAtArbitrary } from '../../testing/hours-arbitrary.ts'
import { dogArbitrary, maybe, momentArbitrary, policyArbitrary, rarely } from '../../testing/policy-arbitrary.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { matchCondition } from '../search/match-filter.ts'
import { placeConditions } from './filter.ts'
import type { PlaceInput } from './input.ts'
import { withoutInvalidCharacters } from './rows.ts'
import { insertPlaces } from '../../compose/places.ts'

const database = useReferenceDatabase()

const TODAY = '2026-11-22'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.parse(TODAY) - days * DAY_MS).toISOString().slice(0, 10)

// Few and close values, so that filters often hit boundaries.
const GROUPS = ['cafe', 'park', 'pension'] as const
const OPTIONS = ['parking', 'terrace', 'yard'] as const
const REGIONS: readonly [Sido, string][] = [
  ['강원', '속초시'],
  ['강원', '강릉시'],
  ['충북', '청주시 흥덕구'],
  ['부산', '중구'],
  ['서울', '중구'],
  ['세종', ''],
]
const NAMES = ['속초 파도결 카페', '파도 Café 24', '멍멍이 반려견동반 펜션', '닭갈비', '솦속', 'ㅋㅋ펫', '24시', '카페']
const STREETS = ['강원특별자치도 속초시 중앙로 12', '서울 중구 남산길 3-1', '파도로 24번길 5']
const TEXTS = [
  ...NAMES,
  ...STREETS,
  '강원특별자치도',
  '속초카페',
  '청주시카페',
  '동반',
  '반려견 동반',
  'ㅍㄷㄱ',
  '속ㅊ',
  'ㅅ',
  '파',
]

const latitude = fc.constantFrom(37.5, 37.501, 37.9, 38.2)
const longitude = fc.constantFrom(126.9, 127, 127.001, 128.58)
const place: fc.Arbitrary<PlaceInput> = fc
  .record({
    name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })),
    group: fc.constantFrom(...GROUPS),
    region: fc.constantFrom(...REGIONS),
    roadAddress: maybe(fc.constantFrom(...STREETS)),
    lotAddress: maybe(fc.constantFrom(...STREETS)),
    lat: latitude,
    lng: longitude,
    hours: hoursArbitrary,
    options: fc.subarray([...OPTIONS]),
    indoor: maybe(fc.boolean()),
    outdoor: maybe(fc.boolean()),
    policy: policyArbitrary,
    fee: fc.constantFrom('free' as const, 'paid' as const, 'unknown' as const),
    verifiedAt: maybe(fc.constantFrom(0, -3, 180, 181, 365, 366, 4000).map(daysAgo)),
  })
  .map(({ region: [sido, sigungu], policy, fee, verifiedAt, ...rest }) => ({
    phone: null,
    homepage: null,
    parking: null,
    admission: null,
    description: null,
    photos: [],
    guideHtml: null,
    sample: false,
    sido,
    sigungu,
    policy: { ...policy, verifiedAt, fee: { ...UNKNOWN_POLICY.fee, kind: fee } },
    ...rest,
  }))

const given = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const flag = given(fc.constant(true as const))

/** Words that occur in some place, and parts of them. */
const words = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc
    .tuple(fc.constantFrom(...TEXTS), fc.nat(8), fc.integer({ min: 1, max: 5 }))
    .map(([text, from, length]) => text.slice(from, from + length).trim()),
  fc.constantFrom('!?', 'ㄳ', '없는 말'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }).map((text) => text.replaceAll('\0', '').trim()),
)

const question = fc
  .record({
    // All filters at once would find nothing: mostly one or two of these.
    parts: fc.subarray(
      ['q', 'group', 'region', 'options', 'inside', 'free', 'freshness', 'open', 'hours', 'box', 'fits'],
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    q: words,
    group: fc.subarray([...GROUPS], { minLength: 1 }),
    region: fc.tuple(fc.constantFrom(...REGIONS), fc.boolean()),
    options: fc.subarray([...OPTIONS], { minLength: 1 }),
    indoor: flag,
    outdoor: flag,
    freshness: fc.subarray([...FRESHNESS].sort(), { minLength: 1 }),
    openAt: openAtArbitrary,
    edges: fc.tuple(latitude, latitude, longitude, longitude),
    dogs: fc.oneof(fc.tuple(dogArbitrary), fc.array(dogArbitrary, { minLength: 2, maxLength: MAX_DOGS_TOGETHER })),
    when: rarely(null, momentArbitrary),
    fits: fc.constantFrom('can' as const, 'maybe' as const),
  })
  .map((told): PlaceFilter => {
    const has = (part: string) => told.parts.includes(part)
    const [[sido, sigungu], whole] = told.region
    const [a, b, c, d] = told.edges
    const about = dogFilter(told.dogs, told.when ?? { day: 0, weekday: 0 })
    const { day: _day, weekday: _weekday, ...party } = about
    return {
      ...(has('q') && told.q !== '' && { q: told.q.normalize('NFC') }),
      ...(has('group') && { group: told.group }),
      ...(has('region') && { sido, ...(!whole && { sigungu }) }),
      ...(has('options') && { options: told.options }),
      ...(has('inside') && told.indoor && { indoor: true }),
      ...(has('inside') && told.outdoor && { outdoor: true }),
      ...(has('free') && { free: true }),
      ...(has('freshness') && { freshness: told.freshness }),
      ...(has('open') && { openAt: told.openAt }),
      ...(has('hours') && { hours: 'unknown' as const }),
      ...(has('box') &&
        a !== b &&
        c !== d && { south: Math.min(a, b), north: Math.max(a, b), west: Math.min(c, d), east: Math.max(c, d) }),
      ...(has('fits') && { fits: told.fits, ...(told.when ? about : party) }),
    }
  })

/** A filter as query parameters. */
const asTexts = (filter: PlaceFilter) =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, value === true ? '1' : String(value)]))

function conditionOf(filter: PlaceFilter): SQL {
  const { city, others } = placeConditions(filter, TODAY)
  const wanted = filter.q ? queryWords(filter.q) : null
  // The service answers such a query without asking the database.
  if (wanted?.length === 0) return sql`false`
  const all = [city, ...others, wanted && matchCondition(wanted)].filter((condition) => condition !== null)
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

/** Runs all filters in one statement: returns pairs of filter and place. */
async function askDatabase(db: Db, filters: readonly PlaceFilter[]): Promise<Set<string>> {
  const answers = filters.map(
    (filter, index) => sql`select ${index}::int as q, id from places where status = 'open' and ${conditionOf(filter)}`,
  )
  const { rows } = await db.execute<{ q: number; id: number }>(sql.join(answers, sql` union all `))
  return new Set(rows.map(({ q, id }) => `${q}:${id}`))
}

/** Filter keys that must each have matched at least one place. */
const PARTS = [
  'q',
  'group',
  'sido',
  'sigungu',
  'options',
  'indoor',
  'outdoor',
  'free',
  'freshness',
  'openAt',
  'hours',
  'south',
  'fits',
]

class Undone extends Error {}

it('decides of a place what the SQL decides, for any place and filter', { timeout: 240_000 }, async () => {
  const { rows } = await database.orm.execute<{ key: string; names: string[] }>(
    sql`select key, array_prepend(name, aliases) as names from groups`,
  )
  const names = new Map(rows.map(({ key, names }) => [key, names]))
  const context = { today: TODAY, kindNames: (group: string) => names.get(group) ?? [] }
  const hits = new Map<string, number>()

  await fc.assert(
    fc.asyncProperty(
      fc.array(place, { minLength: 1, maxLength: 24, size: 'max' }),
      fc.array(question, { minLength: 1, maxLength: 40, size: 'max' }),
      async (places, filters) => {
        // Parsed as the server parses the page's query.
        const read = filters.map((filter) => v.parse(PlaceFilter, asTexts(filter)))
        expect(read).toEqual(filters)
        const undone = database.orm.transaction(async (tx) => {
          const ids = await insertPlaces(tx, places)
          const expected = await askDatabase(tx, read)
          const pairs = read.flatMap((filter, q) =>
            places.flatMap((each, i) => {
              if (!matchesPlaceFilter(withoutInvalidCharacters(each), filter, context)) return []
              for (const key of Object.keys(filter)) hits.set(key, (hits.get(key) ?? 0) + 1)
              return [`${q}:${ids[i]}`]
            }),
          )
          expect(new Set(pairs)).toEqual(expected)
          throw new Undone()
        })
        await expect(undone).rejects.toBeInstanceOf(Undone)
      },
    ),
    { numRuns: 40 },
  )
  // Each part of a filter has matched something.
  const silent = PARTS.filter((part) => !hits.has(part))
  expect(silent).toEqual([])
})
