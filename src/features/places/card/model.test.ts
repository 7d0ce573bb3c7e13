import { describe, expect, it } from 'vitest'
import { ALL_DAYS, type Day } from '../../../../contract/time/days.ts'
import { UNKNOWN_POLICY } from '../../../../contract/policy/policy.ts'
import { regionName } from '../region-model.ts'
import { checkedAgo, distanceM, formatDistance, policyGist } from './model.ts'

const weight = (kg: number, days: null | [6, 0] = null) => ({
  days,
  weight: { bound: 'lte' as const, kg },
  sizes: null,
})
const known = { ...UNKNOWN_POLICY, entry: 'all' as const, coveredDays: [...ALL_DAYS] }

describe('distance', () => {
  it('is that of the sphere', () => {
    const seoul = { lat: 37.5665, lng: 126.978 }
    expect(distanceM(seoul, seoul)).toBe(0)
    expect(distanceM(seoul, { lat: 35.1796, lng: 129.0756 })).toBeCloseTo(325_100, -3)
  })

  it.each([
    [40, '바로 앞'],
    [340, '350m'],
    [949, '950m'],
    [950, '1.0km'],
    [1_249, '1.2km'],
    [9_960, '10km'],
    [34_499, '34km'],
    [1_234_000, '1,234km'],
  ])('%d m reads %s', (metres, text) => expect(formatDistance(metres)).toBe(text))
})

describe('a policy in a few words', () => {
  it.each([
    [UNKNOWN_POLICY, '동반 조건 확인 필요'],
    [known, '크기 제한 없음 · 모든 구역'],
    [{ ...known, limits: [weight(15)] }, '15kg 이하 · 모든 구역'],
    [
      { ...known, entry: 'outdoor' as const, limits: [{ days: null, weight: null, sizes: ['small' as const] }] },
      '소형견만 · 야외만',
    ],
    [
      { ...known, limits: [{ days: null, weight: null, sizes: ['small' as const, 'medium' as const] }] },
      '소형견·중형견만 · 모든 구역',
    ],
    [{ ...known, limits: [weight(15), weight(7, [6, 0])] }, '15kg 이하 (요일별 다름) · 모든 구역'],
    [{ ...known, limits: [weight(7, [6, 0])] }, '요일별로 달라요 · 모든 구역'],
    [{ ...known, entry: 'none' as const, limits: [weight(15)] }, '동반 불가'],
    [{ ...known, entry: 'unknown' as const, coveredDays: [] }, '동반 조건 확인 필요'],
    [{ ...known, fee: { ...known.fee, kind: 'free' as const } }, '크기 제한 없음 · 모든 구역 · 동반 무료'],
    [{ ...known, unparsed: ['사장님 재량'], fee: { ...known.fee, kind: 'free' as const } }, '동반 조건 확인 필요'],
    [{ ...known, entry: 'unknown' as const }, '동반 조건 확인 필요'],
    [{ ...known, coveredDays: [1, 2, 3, 4, 5] as Day[] }, '요일별로 달라요 · 모든 구역'],
  ])('case %#', (policy, text) => expect(policyGist(policy)).toBe(text))
})

it('says how long ago a policy was confirmed', () => {
  expect(checkedAgo('2026-11-21', '2026-11-21')).toBe('오늘 확인')
  expect(checkedAgo('2026-11-01', '2026-11-21')).toBe('20일\u00a0전 확인')
  expect(checkedAgo('2026-08-01', '2026-11-21')).toBe('3개월\u00a0전 확인')
  expect(checkedAgo('2025-11-21', '2026-11-21')).toBe('1년\u00a0전 확인')
  expect(checkedAgo('2022-01-01', '2026-11-21')).toBe('4년\u00a0전 확인')
  expect(checkedAgo(null, '2026-11-21')).toBe('확인 날짜 없음')
  expect(checkedAgo('2026-08-01', null)).toBe('2026.08 확인')
})

it('names a region', () => {
  expect(regionName({ sido: '강원', sigungu: '강릉시' })).toBe('강원 강릉시')
  expect(regionName({ sido: '세종', sigungu: '' })).toBe('세종')
})
