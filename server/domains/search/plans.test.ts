import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { generatePlaces } from '../../testing/generate-places.ts'
import { scannedBy } from '../../testing/engines/plans.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { insertPlaces } from '../../compose/places.ts'

/** Enough rows that the planner has reason to prefer an index to a sequential scan. */
const COUNT = 12_000

const database = useReferenceDatabase()

beforeAll(async () => {
  await insertPlaces(database.orm, [...generatePlaces(COUNT, 11)])
  await database.pool.query('update places set like_count = (id * 7919) % 1000')
  await database.pool.query('vacuum (analyze)')
}, 180_000)

/** Tables that grow with the number of places and that a statement of the call would scan sequentially. */
const scanned = (path: string, query: Record<string, string | number>) =>
  scannedBy(database, { path, query, tables: /^place(s|_details|_search)$/ })

const DOG = { fits: 'can', weight: 14, size: 'medium', day: 6 }
const PACK = {
  ...DOG,
  weight: '3,8.5,14,31',
  size: 'small,medium,large',
  dogs: 4,
  breed: '말티즈,시바견,진돗개,푸들',
  restricted: 1,
}
const NEAR = { order: 'near', lat: 37.5, lng: 127 }

describe('nothing is scanned', () => {
  test.each([
    ['two syllables that are rare', '봉포'],
    ['two syllables that are common', '카페'],
    ['one syllable', '멍'],
    ['a rare syllable', '뜰'],
    ['two 초성', 'ㅋㅍ'],
    ['one 초성', 'ㅅ'],
    ['four 초성', 'ㅅㅊㅋㅍ'],
    ['letters and 초성', '속ㅊ카페'],
    ['region and kind', '속초 카페'],
    ['region and kind in one', '제주펜션'],
    ['three words', '달빛 정원 펜션'],
    ['an address', '초당동'],
    ['a typoDistance', '달빚정원'],
    ['a name that nobody has', '없는이름이야'],
  ])('to search %s', async (_title, q) => {
    expect(await scanned('/places', { q })).toEqual([])
  })

  test.each(['소', '속ㅊ', '캎', '제주 숙', '달빛정'])('to complete %s', async (q) => {
    expect(await scanned('/search/suggestions', { q })).toEqual([])
  })

  test.each([
    ['in any order', { order: 'liked' }],
    ['by stars', { order: 'rated' }],
    ['by freshness', {}],
    ['nearby', NEAR],
    ['of a city', { sido: '강원', sigungu: '강릉시' }],
    [
      'of a city by likes, of a kind, that my dog may enter',
      {
        sido: '강원',
        sigungu: '강릉시',
        order: 'liked',
        group: 'cafe',
        fits: 'can',
        weight: 14,
        size: 'medium',
        day: 6,
      },
    ],
    ['of a city from afar', { sido: '제주', sigungu: '제주시', ...NEAR }],
    ['that my dog may enter', { fits: 'can', weight: 14, size: 'medium', day: 6 }],
    ['nearby that my dog may enter', { ...NEAR, fits: 'can', weight: 14, size: 'medium', day: 6 }],
    ['that four dogs may enter together', PACK],
    ['nearby that four dogs may enter together', { ...NEAR, ...PACK }],
    ['of a city that four dogs may enter together', { sido: '강원', sigungu: '강릉시', order: 'liked', ...PACK }],
    ['with a rare option', { options: 'resident-cat' }],
  ] as [string, Record<string, string | number>][])('to list places %s', async (_title, query) => {
    expect(await scanned('/places', query)).toEqual([])
  })

  test.each([
    ['a district', { south: 37.5, west: 127, north: 37.53, east: 127.05, zoom: 14 }],
    ['a city that my dog may enter', { south: 35.1, west: 129, north: 35.2, east: 129.1, zoom: 12, ...DOG }],
    ['a city that four dogs may enter', { south: 35.1, west: 129, north: 35.2, east: 129.1, zoom: 12, ...PACK }],
  ])('to show %s on the map', async (_title, query) => {
    expect(await scanned('/places/clusters', query)).toEqual([])
  })

  test.each(['/places/77', '/places/77/nearby', '/regions', '/groups', '/search/popular'])('for %s', async (path) => {
    expect(await scanned(path, {})).toEqual([])
  })
})

describe('common words', () => {
  interface Found {
    id: number
    name: string
    likes: number
    folded: string
    initials: string
  }

  /** Reference implementation of the tier with plain string functions; null if the place doesn't match. */
  function tierOf({ folded, initials }: Found, words: string[]): number | null {
    const text = /^[ㄱ-ㅎ]/.test(words[0] as string) ? initials : folded
    const single = words.length === 1 && words[0]?.length === 1
    const named = (word: string) => text.slice(0, text.indexOf('>')).includes(word)
    const whole = words.join('')
    const begins = (mark: string) => text.includes(mark + whole)
    if (begins('<') && text.startsWith(`<${whole}>`)) return 0
    if (begins('<')) return 1
    if (begins('~')) return 2
    const initialAlone = single && text === initials
    if (words.every(named) && !(initialAlone && !begins('@'))) return 3
    if (words.length === 1 && begins('@')) return 4
    return !single && words.every((word) => text.includes(word)) ? 5 : null
  }

  test.each(['카페', '애견카페', '멍', '가', 'ㅋㅍ', 'ㅅ', '제주', '제주 숙소', '달빛 정원', '초당동 카페'])(
    '%s: pages hold the best matches in order, whichever way they were found',
    async (q) => {
      const { rows } = await database.pool.query(
        `select id, name, like_count as likes, folded, initials from places join place_search on place_id = id`,
      )
      const expected = (rows as Found[])
        .map((row) => ({ ...row, tier: tierOf(row, q.split(' ')) }))
        .filter(({ tier }) => tier !== null)
        .sort((a, b) => Number(a.tier) - Number(b.tier) || b.likes - a.likes || b.id - a.id)
      const found: number[] = []
      let cursor: string | null = null
      do {
        const page: { items: { id: number }[]; cursor: string | null } = await ask(testApp(database), '/places', {
          q,
          limit: 50,
          ...(cursor && { cursor }),
        })
        found.push(...page.items.map(({ id }) => id))
        cursor = page.cursor
      } while (cursor && found.length < 400)
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(expected.slice(0, found.length).map(({ id }) => id))
      expect(cursor === null).toBe(found.length === expected.length)
    },
  )
})

test('the test detects a scan', async () => {
  expect(await scanned('/places/count', { indoor: 1 })).toHaveLength(1)
})
