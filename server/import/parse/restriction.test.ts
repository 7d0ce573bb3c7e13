import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accuracy, parts, readText, sharedData, shown } from '../fixture/reading.ts'
import { EXPECTED_RESTRICTIONS } from '../fixture/restriction-texts.ts'
import { readRestriction } from './restriction.ts'

describe('house rules', () => {
  test.each(EXPECTED_RESTRICTIONS)('%s → %s', (text, reading) => {
    expect(shown(readRestriction(text))).toEqual(parts(reading))
  })

  test.each([
    ['맹견의 경우, 입마개 착용 필수- 배변봉투 지참 및 배변처리 필수', 'muzzle@restricted wasteBags'],
    [
      '- 주상절리길, 계곡입수 불가\n- 배변봉투 지참',
      'some assignedArea(주상절리길 불가) note(계곡입수 불가) wasteBags',
    ],
    ['바다 입수 가능하나 목줄 착용 필수', 'note(바다 입수 가능) leash'],
    ['1인당 1마리', 'max1/person'],
    ['3마리 이상 입장 불가', 'max2'],
    ['중형견 이상 입장 불가', 'small'],
    ['15kg 이상 입마개 착용', 'muzzle@>=15'],
    ['실외는 목줄 착용 후, 자유롭게 이동 가능', 'leash(실외)'],
    ['주말 및 공휴일 대형견 입장 제한', '@067:small+medium'],
    ['주말, 공휴일 대형견 입장 제한', '@067:small+medium'],
    ['소형견, 중형견만 입장 가능', 'small+medium'],
    ['15kg 이상 입장 불가', '<15'],
    ['15kg 초과 입장 불가', '<=15'],
    ['주말 입장 불가', 'days=123457'],
    ['목줄 미착용 시 입장 불가', 'leash'],
    ['대형견 사전문의', 'reservation@large'],
    ['고양이 등 다른 동물도 입장 가능', ''],
  ])('%s → %s', (text, reading) => {
    expect(shown(readRestriction(text))).toEqual(parts(reading))
  })

  test.each([
    '해수욕장 개장 기간에는 동반불가',
    '10kg 이상',
    '공격성',
    '맹견',
    '점심시간에는 테라스만 가능',
    '푸른견 입장 불가',
    '4개월 미만',
    '사장님 마음대로',
  ])('a rule that is not wholly understood leaves the verdict open: %s', (text) => {
    const reading = readRestriction(text)
    expect(reading.unparsed).toEqual([text])
    expect(shown(reading)).toHaveLength(1)
  })

  test('one unparsed rule does not affect the others', () => {
    expect(shown(readRestriction('목줄, 달밤에만 가능, 맹견 입장 불가'))).toEqual(
      parts('leash ?[달밤에만 가능] -restricted'),
    )
  })

  test('any text is either parsed or listed as unparsed, and none throws', () => {
    const word = fc.constantFrom(
      '목줄',
      '대형견',
      '맹견',
      '입장 불가',
      '필수',
      '실내',
      '야외',
      '만',
      '은',
      ', ',
      '- ',
      '\n',
      ' ',
      '10kg 이상',
      '평일',
      '공격성',
      '안거나',
      '푸들',
      '최대 2마리',
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word).map((words) => words.join('')),
    )
    fc.assert(
      fc.property(text, (source) => {
        const reading = readRestriction(source)
        for (const limit of reading.limits) expect(limit.weight !== null || limit.sizes !== null).toBe(true)
        for (const phrase of reading.unparsed) expect(phrase).not.toBe('')
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[가-힣]{7,12}$/), (nonsense) => {
        expect(shown(readRestriction(nonsense)).length).toBeGreaterThan(0)
      }),
    )
  })
})

describe.runIf(sharedData('kcisa-pet-facilities-sample.csv'))(
  'the real house rules (of a file beside the repository, which is not part of it)',
  () => {
    test('every row of the sample is read as the table says', () => {
      const rows: Record<string, string>[] = parse(readText(sharedData('kcisa-pet-facilities-sample.csv') ?? ''), {
        columns: true,
      })
      const counts = new Map<string, number>()
      for (const row of rows) {
        if (row['반려동물 동반 가능정보'] !== 'Y') continue
        const value = row['반려동물 제한사항'] ?? ''
        counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      const expected = new Map(EXPECTED_RESTRICTIONS)
      const result = accuracy(counts, (value) => {
        const reading = expected.get(value)
        return reading !== undefined && shown(readRestriction(value)).join() === parts(reading).join()
      })
      expect(result.rows).toBeGreaterThan(1000)
      expect(result).toMatchObject({ wrong: [], share: 1 })
    })
  },
)
