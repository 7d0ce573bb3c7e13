import { describe, expect, it } from 'vitest'
import { ALL_DAYS, type Day } from '../time/days.ts'
import { type DogPolicy, type Fee, type Limit, UNKNOWN_POLICY } from './policy.ts'
import { limitText } from './limit-text.ts'
import { daysText, describePolicy, feeText, maxDogsText, requirementText } from './policy-text.ts'

it.each([
  [[0, 1, 2, 3, 4, 5, 6, 7], '모든 날'],
  [[1, 2, 3, 4, 5], '평일'],
  [[0, 6], '주말'],
  [[6, 0, 7], '주말·공휴일'],
  [[7], '공휴일'],
  [[1, 2, 3, 4, 5, 7], '평일·공휴일'],
  [[0, 1, 2, 3, 4, 5, 6], '공휴일 외 모든 날'],
  [[0, 1, 2, 3, 4, 6, 7], '금요일 외 모든 날'],
  [[0, 3, 4, 5, 6, 7], '월·화요일 외 모든 날'],
  [[5], '금요일'],
  [[1, 3, 5], '월·수·금요일'],
  [[5, 6, 0], '금요일·주말'],
  [[1, 2, 3, 4, 5, 6], '일요일·공휴일 외 모든 날'],
] as [Day[], string][])('days %j read "%s"', (days, text) => {
  expect(daysText(days)).toBe(text)
})

it('names every set of days differently, and none by nothing', () => {
  const names = new Set<string>()
  for (let mask = 1; mask < 256; mask++) names.add(daysText(ALL_DAYS.filter((day) => mask & (1 << day))))
  expect(names.size).toBe(255)
  expect(names).not.toContain('')
})

it.each([
  [{ weight: { bound: 'lt', kg: 15 }, sizes: null }, '15kg 미만'],
  [{ weight: { bound: 'lte', kg: 4.5 }, sizes: null }, '4.5kg 이하'],
  [{ weight: { bound: 'gte', kg: 8 }, sizes: null }, '8kg 이상'],
  [{ weight: { bound: 'gt', kg: 8 }, sizes: null }, '8kg 초과'],
  [{ weight: null, sizes: ['medium', 'small'] }, '소형견·중형견'],
  [{ weight: { bound: 'lte', kg: 3 }, sizes: ['small'] }, '3kg 이하 소형견'],
  [{ weight: null, sizes: ['small', 'medium', 'large'] }, ''],
  [{ weight: null, sizes: null }, ''],
] as [Pick<Limit, 'weight' | 'sizes'>, string][])('limit %j reads "%s"', (limit, text) => {
  expect(limitText(limit)).toBe(text)
})

const fee = (own: Partial<Fee>): Fee => ({ kind: 'paid', minWon: null, maxWon: null, per: null, capWon: null, ...own })
it.each([
  [fee({ kind: 'free' }), '무료'],
  [fee({ kind: 'unknown' }), '확인 필요'],
  [fee({ kind: 'varies' }), '상황에 따라 달라요'],
  [fee({}), '유료 (금액 확인 필요)'],
  [fee({ minWon: 10_000 }), '10,000원'],
  [fee({ maxWon: 10_000, per: 'dog' }), '한 마리당 10,000원'],
  [fee({ minWon: 10_000, maxWon: 20_000, per: 'night' }), '1박에 10,000~20,000원'],
  [fee({ minWon: 5000, maxWon: 5000, per: 'visit', capWon: 15_000 }), '한 번에 5,000원 (최대 15,000원)'],
])('fee %j reads "%s"', (given, text) => {
  expect(feeText(given)).toBe(text)
})

it('states whom and where a requirement concerns', () => {
  expect(requirementText({ kind: 'leash', who: 'all', indoor: false, detail: null })).toBe('목줄')
  expect(requirementText({ kind: 'mannerBelt', who: 'male', indoor: true, detail: null })).toBe('매너벨트 (수컷, 실내)')
  expect(requirementText({ kind: 'vaccination', who: 'all', indoor: false, detail: '5차' })).toBe('예방접종 (5차)')
})

it('states the unit by which dogs are counted', () => {
  expect(maxDogsText({ maxDogs: 2, maxDogsPer: null })).toBe('2마리까지')
  expect(maxDogsText({ maxDogs: 2, maxDogsPer: 'party' })).toBe('한 팀당 2마리까지')
  expect(maxDogsText({ maxDogs: null, maxDogsPer: null })).toBe('')
})

describe('describePolicy', () => {
  const lines = (policy: DogPolicy) =>
    describePolicy(policy).map(({ label, values }) => `${label}: ${values.join(' / ')}`)

  it('lists the open questions of an unknown policy and omits what is not stated', () => {
    expect(lines(UNKNOWN_POLICY)).toEqual([
      '동반 구역: 동반 여부 확인 필요',
      '크기·몸무게: 확인 필요',
      '추가 요금: 확인 필요',
    ])
  })

  it('lists a whole policy', () => {
    const weekend: Limit = { days: [0, 6], weight: { bound: 'lte', kg: 8 }, sizes: null }
    expect(
      lines({
        ...UNKNOWN_POLICY,
        entry: 'some',
        entryDays: [1, 2, 3, 4, 5],
        coveredDays: [...ALL_DAYS],
        limits: [weekend, { ...weekend, days: null, sizes: ['small'] }],
        maxHeightCm: 40,
        maxDogs: 2,
        maxDogsPer: 'room',
        minAgeMonths: 6,
        requirements: [{ kind: 'leash', who: 'all', indoor: false, detail: null }],
        exclusions: ['aggressive'],
        restrictedBreeds: 'banned',
        bannedBreeds: ['진돗개'],
        fee: fee({ kind: 'free' }),
      }),
    ).toEqual([
      '동반 구역: 일부 구역만 동반 가능',
      '동반 가능한 날: 평일',
      '크기·몸무게: 주말 8kg 이하 / 8kg 이하 소형견 / 체고 40cm 이하',
      '마릿수: 객실당 2마리까지',
      '나이: 생후 6개월부터',
      '준비물·조건: 목줄',
      '이용 제한: 공격성이 있는 강아지',
      '견종 제한: 맹견 / 진돗개',
      '추가 요금: 무료',
    ])
    expect(lines({ ...UNKNOWN_POLICY, coveredDays: [...ALL_DAYS] })).toContain('크기·몸무게: 제한 없음')
  })
})
