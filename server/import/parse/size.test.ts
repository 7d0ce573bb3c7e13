import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accuracy, parts, readText, sharedData, shownSize } from '../fixture/reading.ts'
import { EXPECTED_SIZES } from '../fixture/size-texts.ts'
import { readSize } from './size.ts'

describe('the sizes of dogs that a place admits', () => {
  test.each(EXPECTED_SIZES)('%s → %s', (text, reading) => {
    expect(shownSize(readSize(text))).toEqual(parts(reading))
  })

  test('a bound is inherited from the next weight, and days that are not named stay unknown', () => {
    const { reading } = readSize('주말 8kg, 평일 12kg 미만')
    expect(reading.limits).toEqual([
      { days: [0, 6], sizes: null, weight: { bound: 'lt', kg: 8 } },
      { days: [1, 2, 3, 4, 5], sizes: null, weight: { bound: 'lt', kg: 12 } },
    ])
    expect(reading.coveredDays).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test.each([
    '10kg',
    '10kg 소형 5kg',
    '소형 5kg 이하, 중형 15kg 이하',
    '30~25kg',
    '말티즈만',
    '체고 40cm',
    '상담 후 결정',
    '모두 가능, 10kg 이하',
  ])('what can be read in two ways is not read: %s', (text) => {
    expect(readSize(text).reading.unparsed).not.toEqual([])
  })

  test('full-width letters, spaces and spellings of kg make no difference', () => {
    for (const text of ['１０ｋｇ 이하', '10 kg이하', '10㎏ 이하', '10킬로 이하', ' 10KG  이하 ']) {
      expect(shownSize(readSize(text))).toEqual(['<=10'])
    }
  })

  test('any text is either parsed or listed as unparsed, and none throws', () => {
    const word = fc.constantFrom(
      '소형',
      '대형',
      '10kg',
      '이하',
      '미만',
      '주말',
      '공휴일',
      '모두 가능',
      '고양이',
      ',',
      '~',
      '/',
      ' ',
      '은',
      '(',
      ')',
    )
    const text = fc.oneof(
      fc.constantFrom('X', '𝓧'),
      fc.string({ unit: 'grapheme' }),
      fc.array(word).map((words) => words.join('')),
    )
    fc.assert(
      fc.property(text, (source) => {
        const { dogs, reading } = readSize(source)
        const { coveredDays, unparsed, maxHeightCm, entry } = reading
        const speaks = coveredDays.length + unparsed.length > 0 || maxHeightCm !== null || entry === 'none'
        expect(speaks).toBe(dogs === true)
        expect(reading.limits.length === 0 || reading.coveredDays.length > 0).toBe(true)
      }),
    )
  })
})

describe.runIf(sharedData('kcisa-size-values.csv'))(
  'the real vocabulary of sizes (of a file beside the repository, which is not part of it)',
  () => {
    test('at least 99 % of its rows are read as the table says', () => {
      const rows: { size: string; rows: string }[] = parse(readText(sharedData('kcisa-size-values.csv') ?? ''), {
        columns: true,
      })
      const expected = new Map(EXPECTED_SIZES)
      const result = accuracy(new Map(rows.map((row) => [row.size, Number(row.rows)])), (value) => {
        const reading = expected.get(value)
        return reading !== undefined && shownSize(readSize(value)).join() === parts(reading).join()
      })
      expect(result.rows).toBeGreaterThan(20_000)
      expect(result).toMatchObject({ wrong: [], share: 1 })
    })
  },
)
