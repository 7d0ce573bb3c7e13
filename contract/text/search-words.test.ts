import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bigram } from './hangul.ts'
import { searchText, type Searchable, townName } from './search-text.ts'
import {
  gramsOf,
  holdsWords,
  isPair,
  patternOf,
  phrase,
  queryWords,
  startGrams,
  toWord,
  type Word,
} from './search-words.ts'

const place: Searchable = {
  name: '속초 파도결 카페',
  sido: '강원',
  sigungu: '속초시',
  roadAddress: '강원특별자치도 속초시 중앙로 12',
  lotAddress: '강원특별자치도 속초시 금호동 34-5',
}
const text = searchText(place, ['카페', '커피숍'])
const finds = (query: string) => holdsWords(text, queryWords(query))
/** A word whose last syllable is still being typed. */
const open = (folded: string): Word => ({ folded, kind: 'mixed', open: true })

describe('What fell 14: the words of a query', () => {
  test.each([
    ['속초 카페', ['속초', '카페']],
    ['카페 카페', ['카페']],
    ['강아지 동반 카페', ['카페']],
    ['강아지 동반', ['강아지', '동반']],
    ['', []],
    ['!?', []],
    ['가 나 다 라 마 바 사 아 자', ['가', '나', '다', '라', '마', '바', '사', '아']],
  ])('of %j are %j', (query, words) => {
    expect(queryWords(query).map(({ folded }) => folded)).toEqual(words)
  })

  test.each([
    ['파도', 'letters'],
    ['ㅍㄷ', 'initials'],
    ['파ㄷ', 'mixed'],
  ] as const)('%s is compared by its %s', (word, kind) => {
    expect(toWord(word)).toEqual({ folded: word, kind, open: false })
  })

  test('joined are one word, which is as open as its last', () => {
    expect(phrase([toWord('속초'), toWord('카페')])).toEqual({ folded: '속초카페', kind: 'letters', open: false })
    expect(phrase([toWord('속초'), open('카')])).toEqual({ folded: '속초카', kind: 'mixed', open: true })
    expect(phrase([open('소'), toWord('카페')])).toEqual({ folded: '소카페', kind: 'letters', open: false })
  })

  test('an open word matches the syllables that its last may become, and no others', () => {
    const pattern = new RegExp(`^${patternOf(open('소'))}$`)
    for (const syllable of ['소', '속', '솧']) expect(syllable).toMatch(pattern)
    for (const other of ['손속', '쇠', '셰', '고', 'ㅅ']) expect(other).not.toMatch(pattern)
    expect('파돗').toMatch(new RegExp(`^${patternOf(open('파도'))}$`))
  })
})

test('What fell 14: the grams of a word whose last syllable is open are those before it, and of its 초성', () => {
  const grams = gramsOf(open('파도겨'))
  expect(grams).toContain(bigram('파', '도'))
  expect(grams).not.toContain(bigram('도', '겨'))
  expect(grams).toContain(bigram('ㄷ', 'ㄱ'))
})

test('What fell 14: two letters are a pair, one or three are none, nor are 초성', () => {
  expect(['파', '파도', '파도결', 'ab', 'abc', 'ㅍㄷ'].filter((word) => isPair(toWord(word)))).toEqual(['파도', 'ab'])
})

describe('What fell 14: a place is found', () => {
  test.each([
    '속초',
    '파도결',
    '도결',
    '속초 카페',
    '속초카페',
    'ㅍㄷㄱ',
    '파ㄷ',
    'ㅅㅊ',
    '강원',
    '강원특별자치도',
    '커피숍',
    '중앙로',
    '금호동',
    '속',
    'ㅅ',
    '카',
    '결',
  ])('by %s', (query) => {
    expect(finds(query)).toBe(true)
  })

  test.each(['바다', '속초 바다', '파결', 'ㅍㄱ', '서울', 'ㅎ', '12', '34-5', '속카페'])('not by %s', (query) => {
    expect(finds(query)).toBe(false)
  })

  test('by an incomplete syllable at the start of a word, not within one', () => {
    for (const word of ['소', '파', '카']) expect([word, holdsWords(text, [open(word)])]).toEqual([word, true])
    for (const word of ['도', '겨', '초']) expect([word, holdsWords(text, [open(word)])]).toEqual([word, false])
    expect(holdsWords(text, [open('파도겨')])).toBe(true)
    expect(holdsWords(text, [open('파도가')])).toBe(false)
  })

  test('by every part of its name, whatever the name', () => {
    const syllables = fc.string({
      unit: fc.constantFrom(...Array.from('가나속초파도결카페삽ab12')),
      minLength: 2,
      maxLength: 10,
    })
    fc.assert(
      fc.property(syllables, fc.nat(8), fc.integer({ min: 2, max: 10 }), (name, from, length) => {
        const part = name.slice(Math.min(from, name.length - 2)).slice(0, length)
        expect(holdsWords(searchText({ ...place, name }, []), [toWord(part)])).toBe(true)
      }),
    )
  })

  test('by twelve words of its address and no number alone', () => {
    const words = Array.from({ length: 13 }, (_, i) => `거리${String.fromCharCode(97 + i)}`)
    const found = searchText({ ...place, roadAddress: ['77', ...words].join(' '), lotAddress: null }, [])
    const has = (query: string) => holdsWords(found, queryWords(query))
    expect(words.map(has)).toEqual([...Array<boolean>(12).fill(true), false])
    expect(has('77')).toBe(false)
    expect(found.folded).not.toContain('77')
  })

  test('needs every gram of a word: a place without one of them isn’t read further', () => {
    expect(gramsOf(toWord('파도'))).toHaveLength(1)
    expect(gramsOf(toWord('파도'), '<', '>')).toHaveLength(3)
    for (const word of [toWord('파도'), toWord('ㅍㄷ'), toWord('파ㄷ'), open('파도')])
      expect([word.folded, gramsOf(word).every((gram) => text.grams.includes(gram))]).toEqual([word.folded, true])
    expect(gramsOf(open('파도'))).not.toContain(gramsOf(toWord('파도'))[0])
    expect(startGrams(toWord('속')).length).toBe(startGrams(toWord('ㅅ')).length + 1)
  })

  test('a pair of letters or digits by its gram alone, whatever else stands beside it', () => {
    const texts = ['파도 소리 1호점', '도파민', 'A1 카페', 'ㅍㄷ', '파', '도', '소 리', '１호', '바a1다'].map((name) =>
      searchText({ ...place, name }, ['카페']),
    )
    const words = texts.flatMap(({ folded }) => Array.from(folded, (_, i) => toWord(folded.slice(i, i + 2))))
    const pairs = words.filter(isPair)
    expect(pairs.map(({ folded }) => folded)).toEqual(expect.arrayContaining(['파도', 'a1', '1호']))
    expect(pairs.map(({ folded }) => folded)).not.toContain('ㅍㄷ')
    for (const pair of pairs)
      for (const { folded, grams } of texts)
        expect([pair.folded, folded, gramsOf(pair).every((gram) => grams.includes(gram))]).toEqual([
          pair.folded,
          folded,
          folded.includes(pair.folded),
        ])
  })

  test.each([
    ['속초시', '속초'],
    ['옹진군', '옹진'],
    ['중구', '중구'],
    ['흥덕구', '흥덕'],
    ['제주', '제주'],
  ])('by the name of its town as people say it: %s, %s', (town, said) => {
    expect(townName(town)).toBe(said)
  })
})
