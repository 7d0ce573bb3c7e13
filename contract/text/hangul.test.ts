import { getChoseong } from 'es-hangul'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bigrams, fold, foldMapped, foldWords, initialsOf, mixedPattern, unigram, wordKind } from './hangul.ts'

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
const text = fc
  .array(
    fc.oneof(
      syllable,
      fc.constantFrom(...Array.from('ㄱㅎㄳㅏ 1aZ%_\\<>~@#\'"()·ＡＢ㈜é漢')),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
  )
  .map((parts) => parts.join(''))

describe('folding', () => {
  test.each([
    ['속초 해변-카페 (1호점)', '속초해변카페1호점'],
    ['CAFÉ Ｄｏｇ', 'cafédog'],
    ['ㄳ', 'ㄱㅅ'],
    ['ㅅㅊㅋㅍ', 'ㅅㅊㅋㅍ'],
    ['속초'.normalize('NFD'), '속초'],
    ['100% 멍_멍\\', '100멍멍'],
    ['🐶!', ''],
  ])('%s is compared as %s', (original, folded) => {
    expect(fold(original)).toBe(folded)
  })

  test('leaves letters and digits alone, so that nothing in it means anything to LIKE, a regular expression or a marker', () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(fold(original)).toMatch(/^[\p{L}\p{N}]*$/u)
      }),
    )
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(fold(fold(original))).toBe(fold(original))
      }),
    )
  })

  test('with a map, each character has its original position', () => {
    fc.assert(
      fc.property(text, (original) => {
        const composed = original.normalize('NFC')
        const { folded, start, end } = foldMapped(composed)
        expect(folded).toBe(fold(composed))
        expect([start.length, end.length]).toEqual([folded.length, folded.length])
        for (let i = 0; i < folded.length; i++) {
          expect(fold(composed.slice(start[i], end[i]))).toContain(folded[i])
        }
      }),
    )
  })

  test('words are parted by spaces and punctuation', () => {
    expect(foldWords(' 속초-해변 (카페), 2호점 ')).toEqual(['속초', '해변', '카페', '2호점'])
  })
})

describe('초성', () => {
  test('are those of es-hangul', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(syllable, fc.constantFrom(...Array.from('ㄱㅎ1az<>@'))), { minLength: 1 }),
        (parts) => {
          const folded = parts.join('')
          expect(initialsOf(folded)).toBe(getChoseong(folded, { keepNonHangul: true }))
        },
      ),
    )
  })

  test('determine how a word is compared', () => {
    expect(['카페', 'ㅋㅍ', '카ㅍ', 'cu', 'cuㅍ'].map(wordKind)).toEqual([
      'letters',
      'initials',
      'mixed',
      'letters',
      'initials',
    ])
  })

  test('of a mixed word stand for any syllable that they begin', () => {
    const pattern = new RegExp(`^${mixedPattern('속ㅊ카ㅍ')}$`)
    expect(['속초카페', '속찬카프', '속조카페', '속초가페'].map((word) => pattern.test(word))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('grams', () => {
  test('differ for different neighbours, in Hangul and ASCII', () => {
    fc.assert(
      fc.property(syllable, syllable, syllable, syllable, (a, b, c, d) => {
        expect(bigrams(a + b)[0] === bigrams(c + d)[0]).toBe(a === c && b === d)
      }),
    )
    const symbols = '가힣ㄱㅎㅏaz09<>~@#'
    expect(new Set(Array.from(symbols, unigram)).size).toBe(symbols.length)
  })

  test('fit an int4 and are never those of a single character', () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(bigrams(fold(original)).filter((gram) => gram < 2 ** 14 || gram >= 2 ** 28)).toEqual([])
      }),
    )
  })
})
