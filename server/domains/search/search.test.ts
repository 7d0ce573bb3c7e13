import { beforeAll, describe, expect, test } from 'vitest'
import type { PlaceCard } from '../../../contract/places/places.ts'
import { ask, refused } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { setSampleCounts } from '../places/sample-store.ts'
import { insertPlaces } from '../../compose/places.ts'

interface Page {
  items: PlaceCard[]
  cursor: string | null
  corrected: boolean
}

const database = useReferenceDatabase()
const app = () => testApp(database)
const search = (q: string, more: Record<string, string | number> = {}) => ask<Page>(app(), '/places', { q, ...more })
const names = async (q: string, more?: Record<string, string | number>) =>
  (await search(q, more)).items.map(({ name }) => name)

const GANGNEUNG = { sigungu: '강릉시', lat: 37.75, lng: 128.9 }

beforeAll(async () => {
  const ids = await insertPlaces(database.orm, [
    placeInput({ name: '속초카페' }),
    placeInput({ name: '속초카페 2호점' }),
    placeInput({ name: '푸른 속초 카페' }),
    placeInput({ name: '내속초카페랑' }),
    placeInput({ name: '파도소리', lotAddress: '강원특별자치도 속초시 영랑동 12-3' }),
    placeInput({ name: '별헤는밤', group: 'pension', ...GANGNEUNG }),
    placeInput({ name: '솔향기 카페', ...GANGNEUNG, roadAddress: '강원특별자치도 강릉시 속초카페로 1' }),
    placeInput({ name: 'Café MUNG 38', ...GANGNEUNG }),
    placeInput({ name: '몽돌 (Mongdol) 펜션', group: 'pension', sido: '경남', sigungu: '거제시' }),
    placeInput({ name: '100%_멍', group: 'park', sido: '부산', sigungu: '중구' }),
  ])
  await setSampleCounts(
    database.orm,
    ids.map((id, i) => ({ id, likeCount: i, rating: 0, reviewCount: 0 })),
  )
})

describe('R2.04 search', () => {
  test('ranks exact name, prefix, later word, substring, region and kind, address', async () => {
    expect(await names('속초카페')).toEqual([
      '속초카페',
      '속초카페 2호점',
      '푸른 속초 카페',
      '내속초카페랑',
      '파도소리',
      '솔향기 카페',
    ])
  })

  test('orders equal matches by likes', async () => {
    expect(await names('속초시')).toEqual(['파도소리', '내속초카페랑', '푸른 속초 카페', '속초카페 2호점', '속초카페'])
  })

  test.each([
    ['one syllable', '별', ['별헤는밤']],
    ['one syllable inside of a name', '헤', ['별헤는밤']],
    ['two syllables', '향기', ['솔향기 카페']],
    ['a part of a word', '헤는', ['별헤는밤']],
    ['across a space of the name', '솔향기카', ['솔향기 카페']],
    ['with a space that the name has not', '별헤는 밤', ['별헤는밤']],
    ['region and kind', '강릉 펜션', ['별헤는밤']],
    ['region and kind in one', '강릉펜션', ['별헤는밤']],
    ['kind by another word', '강릉 숙소', ['별헤는밤']],
    ['the full name of a 시도', '경상남도 펜션', ['몽돌 (Mongdol) 펜션']],
    ['a word of the address', '영랑동', ['파도소리']],
    ['초성', 'ㅅㅎㄱ', ['솔향기 카페']],
    ['초성 of region and kind', 'ㄱㄹ ㅍㅅ', ['별헤는밤']],
    ['초성 that the keyboard joined', 'ㅄ', ['100%_멍']],
    ['one 초성 at the beginning of a word', 'ㅁ', ['몽돌 (Mongdol) 펜션', '100%_멍']],
    ['letters and 초성 mixed', '솔ㅎ기', ['솔향기 카페']],
    ['Latin letters in any case, with or without accents composed', 'CAFE\u0301 mung', ['Café MUNG 38']],
    ['digits', '38', ['Café MUNG 38']],
    ['decomposed Hangul', '별헤는밤'.normalize('NFD'), ['별헤는밤']],
    ['words that are said of every place', '별헤는밤 애견동반', ['별헤는밤']],
  ])('finds by %s', async (_title, q, found) => {
    const page = await search(q)
    expect(page.items.map(({ name }) => name)).toEqual(found)
    expect(page.corrected).toBe(false)
  })

  test('finds 속초카페 by ㅅㅊㅋㅍ', async () => {
    expect((await names('ㅅㅊㅋㅍ')).slice(0, 4)).toEqual([
      '속초카페',
      '속초카페 2호점',
      '푸른 속초 카페',
      '내속초카페랑',
    ])
  })

  test('every word must match', async () => {
    expect(await names('속초 펜션')).toEqual([])
    expect(await names('카페 푸른')).toEqual(['푸른 속초 카페'])
  })

  test('supports filters, orders and paging like any list', async () => {
    expect(await names('카페', { sido: '강원', sigungu: '강릉시', order: 'liked' })).toEqual([
      'Café MUNG 38',
      '솔향기 카페',
    ])
    expect((await names('카페', { order: 'near', lat: 37.75, lng: 128.9 })).slice(0, 2).toSorted()).toEqual([
      'Café MUNG 38',
      '솔향기 카페',
    ])
    const whole = await names('카페')
    const paged: string[] = []
    let cursor: string | null = null
    do {
      const page: Page = await search('카페', { limit: 2, ...(cursor && { cursor }) })
      paged.push(...page.items.map(({ name }) => name))
      cursor = page.cursor
    } while (cursor)
    expect(paged).toEqual(whole)
    expect(await ask(app(), '/places/count', { q: '카페' })).toEqual({ count: whole.length, capped: false })
  })

  test.each([
    ['속초카페', '푸른 속초 카페', [[3, 8]]],
    [
      '푸른 카페',
      '푸른 속초 카페',
      [
        [0, 2],
        [6, 8],
      ],
    ],
    ['ㅅㅎㄱ', '솔향기 카페', [[0, 3]]],
    ['솔ㅎ', '솔향기 카페', [[0, 2]]],
    ['mung', 'Café MUNG 38', [[5, 9]]],
    ['돌 mong', '몽돌 (Mongdol) 펜션', [[1, 8]]],
    ['영랑동', '파도소리', []],
  ])('%s is marked in %s', async (q, name, highlights) => {
    const found = (await search(q)).items.find((place) => place.name === name)
    expect(found?.highlights).toEqual(highlights)
  })
})

describe('a typo of one letter', () => {
  test.each([
    ['a vowel', '별해는밤', '별헤는밤'],
    ['a final consonant', '솔향긴', '솔향기 카페'],
    ['a syllable', '별나는밤', '별헤는밤'],
    ['a syllable left out', '별는밤', '별헤는밤'],
    ['a syllable too many', '솔향기기', '솔향기 카페'],
    ['in one of two words', '강능 팬션', '별헤는밤'],
    ['a keyboard that was set to English', 'quffgpsmsqka', null],
    ['the same', 'ruddml', null],
  ])('%s: %s', async (_title, q, name) => {
    const page = await search(q)
    expect(page.items[0]?.name ?? null).toBe(name)
    expect(page.corrected).toBe(name !== null)
  })

  test('is corrected only if nothing is found as typed', async () => {
    expect((await search('속초')).corrected).toBe(false)
    expect(await search('속초 펜션')).toEqual({ items: [], cursor: null, corrected: false })
  })

  test('is counted and paged like the corrected word', async () => {
    const first = await search('속쵸카페', { limit: 1 })
    expect(first).toMatchObject({ corrected: true, items: [{ name: '속초카페', highlights: [[0, 4]] }] })
    const second = await search('속쵸카페', { limit: 1, cursor: first.cursor as string })
    expect(second).toMatchObject({ corrected: true, items: [{ name: '속초카페 2호점' }] })
    expect(await ask(app(), '/places/count', { q: '속쵸카페' })).toEqual({ count: 6, capped: false })
  })

  test.each(['없는이름이야', 'ㅋㅋㅋㅋㅋㅋ', 'qwzx', '가'])('%s finds nothing', async (q) => {
    expect(await search(q)).toEqual({ items: [], cursor: null, corrected: false })
  })
})

describe('hostile words', () => {
  test.each(['%', '_', '%%%', '\\', "'", '";', '<', '~', '.*', '[가-힣]', '🐶'])('%s finds nothing', async (q) => {
    expect(await names(q)).toEqual([])
  })

  test.each([
    ['<속초카페>', '속초카페'],
    ['@강원', '강원'],
    ['100%_멍', '100 멍'],
    ["속초'; drop table places; --카페", '속초 drop table places 카페'],
  ])('%s finds what %s finds', async (q, plain) => {
    expect(await names(q)).toEqual(await names(plain))
  })

  test('sixty characters are answered, more are refused', async () => {
    expect(await names('가 나 다 라 마 바 사 아 자 차 카 타 파 하 거 너 더 러 머 버')).toEqual([])
    expect(await refused(app(), '/places', { q: '가'.repeat(61) })).toMatchObject({
      status: 422,
      fields: { q: expect.any(String) },
    })
  })

  test('refuses only spaces', async () => {
    expect((await search('   ')).items).toHaveLength(10)
  })
})
