import { beforeAll, describe, expect, test } from 'vitest'
import type { Autocomplete } from '../../../contract/search/search.ts'
import { ask, refused } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { insertPlaces } from '../../compose/places.ts'
import { countKinds, countRegions } from './autocomplete-store.ts'

const database = useReferenceDatabase()
const completed = (q: string) => ask<Autocomplete[]>(testApp(database), '/search/suggestions', { q })
const meant = async (q: string) => {
  const lines = await ask<Autocomplete[]>(testApp(database), '/search/suggestions', { q, slips: '1' })
  return lines.map(({ kind, text }) => (kind === 'word' ? `${text}?` : text))
}
const texts = async (q: string) => (await completed(q)).map(({ text }) => text)

let ids: number[]
beforeAll(async () => {
  ids = await insertPlaces(database.orm, [
    placeInput({ name: '속초카페' }),
    placeInput({ name: '손님맞이', sigungu: '강릉시' }),
    placeInput({ name: '카누타는곳', group: 'camping', sigungu: '강릉시' }),
    ...Array.from({ length: 12 }, (_, i) =>
      placeInput({ name: `바닷가 ${i}호점`, group: 'hotel', sido: '부산', sigungu: '중구' }),
    ),
  ])
})

describe('R2.05 autocomplete', () => {
  test('name regions and kinds to list, then places to open', async () => {
    expect(await completed('속초')).toEqual([
      {
        kind: 'region',
        text: '강원 속초시',
        detail: '1곳',
        highlights: [[3, 5]],
        placeId: null,
        group: null,
        sido: '강원',
        sigungu: '속초시',
      },
      {
        kind: 'place',
        text: '속초카페',
        detail: '강원 속초시',
        highlights: [[0, 2]],
        placeId: ids[0],
        group: 'cafe',
        sido: '강원',
        sigungu: '속초시',
      },
    ])
  })

  test.each([
    ['a syllable that is not whole yet', '소', ['강원 속초시', '손님맞이', '속초카페']],
    ['a final consonant that will begin the next syllable', '속촠', ['속초카페']],
    ['초성', 'ㅅㅊ', ['강원 속초시', '속초카페']],
    ['초성 behind a syllable', '속ㅊ', ['강원 속초시', '속초카페']],
    ['a 시도 by its full name', '강원특별', ['강원']],
    ['a kind by another word', '글램', ['캠핑장']],
    ['region and kind', '강릉 캠', ['강원 강릉시 캠핑장', '카누타는곳']],
    ['kind and region', '카페 속', ['강원 속초시 카페', '속초카페']],
  ])('read %s', async (_title, q, expected) => {
    expect((await texts(q)).slice(0, expected.length)).toEqual(expected)
  })

  test.each([
    ['a wrong letter', '속쵸카페', ['속초카페?', '속초카페']],
    ['a wrong letter in a kind', '캠핑쟝', ['캠핑장?', '캠핑장', '카누타는곳']],
    ['a missing letter', '손니맞이', ['손님맞이?', '손님맞이']],
    ['a doubled letter', '속초ㅗ카페', ['속초카페?', '속초카페']],
    ['a doubled consonant', '손님ㅁ맞이', ['손님맞이?', '손님맞이']],
    ['letters not joined', '손님마ㅈ이', ['손님맞이?', '손님맞이']],
    ['an English keyboard', 'thrchzkvp', ['속초카페?', '속초카페']],
    ['an English keyboard, a word not whole yet', 'thrchzkv', ['속초카페']],
    ['an English keyboard and a capital', 'Zksn', ['카누?', '카누타는곳']],
    ['a typo in one of two words', '강능 캠핑', ['강릉 캠핑?', '강원 강릉시 캠핑장', '카누타는곳']],
  ])('Everyday use: ask about %s', async (_title, q, expected) => {
    expect((await meant(q)).slice(0, expected.length)).toEqual(expected)
  })

  test('Everyday use: ask about nothing that is found, that finds nothing either, or that is too long', async () => {
    expect(await meant('속초')).toEqual(await texts('속초'))
    expect(await meant('없는말이에요')).toEqual([])
    expect(await meant('cafe bakery')).toEqual([])
    expect(await meant('쵸'.repeat(60))).toEqual([])
    expect(await meant('속쵸 강능 캠핑쟝 손닌맞이 카누타느곳')).toEqual([])
  })

  test('Everyday use: pages of before, which do not ask for slips, get none', async () => {
    expect(await completed('속쵸카페')).toEqual([])
  })

  test('are eight at most', async () => {
    expect(await completed('바닷')).toHaveLength(8)
  })

  test('are empty for input without letters', async () => {
    for (const q of ['!?', '🐶']) {
      expect(await completed(q)).toEqual([])
      expect(await meant(q), 'no typos to correct either').toEqual([])
    }
  })

  test('refuse invalid characters', async () => {
    expect(await refused(testApp(database), '/search/suggestions', { q: '속\0초' })).toMatchObject({
      status: 422,
      fields: { q: expect.any(String) },
    })
    expect((await refused(testApp(database), '/search/suggestions', { q: '' })).status).toBe(422)
  })
})

test('What fell: regions and kinds are counted with their open places: most places first, kinds in display order', async () => {
  const regions = async (group: string | null) =>
    (await countRegions(database.orm, group)).map(({ sido, sigungu, count }) => [sido, sigungu, count])
  expect(await regions(null)).toEqual([
    ['부산', '중구', 12],
    ['부산', null, 12],
    ['강원', null, 3],
    ['강원', '강릉시', 2],
    ['강원', '속초시', 1],
  ])
  expect(await regions('camping')).toEqual([
    ['강원', '강릉시', 1],
    ['강원', null, 1],
  ])
  expect(await regions('pension')).toEqual([])
  const { rows } = await database.pool.query<{ key: string }>('select key from groups order by position, id')
  const inOrder = rows.map(({ key }) => key).filter((key) => ['cafe', 'camping', 'hotel'].includes(key))
  const counts: Record<string, number> = { cafe: 2, camping: 1, hotel: 12 }
  expect((await countKinds(database.orm)).map(({ key, count }) => [key, count])).toEqual(
    inOrder.map((key) => [key, counts[key]]),
  )
})
