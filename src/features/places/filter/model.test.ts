import { describe, expect, it } from 'vitest'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import { activeFilters } from './model.ts'
import { widenings } from './widening-model.ts'

const kong: Dog = { name: '콩이', weightKg: 14, size: 'medium', breed: null, restricted: false, guide: false, count: 1 }
const names = {
  group: (key: string) => ({ cafe: '카페', pension: '펜션' })[key] ?? key,
  option: (key: string) => ({ pool: '수영장' })[key] ?? key,
  dogs: [kong],
}

describe('R2.04 the chips of active filters', () => {
  it('name each filter, and each removes itself', () => {
    const search = {
      q: '바다',
      g: 'cafe,pension',
      sido: '강원' as const,
      sigungu: '강릉시',
      opt: 'pool',
      open: 1 as const,
      fits: 'can' as const,
    }
    const chips = activeFilters(search, names)
    expect(chips.map(({ label }) => label)).toEqual([
      '콩이가 갈 수 있는 곳',
      '카페',
      '펜션',
      '강원 강릉시',
      '지금 영업 중',
      '수영장',
    ])
    expect(chips.find(({ label }) => label === '카페')?.without).toEqual({ ...search, g: 'pension' })
    expect(chips.find(({ label }) => label === '강원 강릉시')?.without).toEqual({
      q: '바다',
      g: 'cafe,pension',
      opt: 'pool',
      open: 1,
      fits: 'can',
    })
  })

  it('name a dog that was typed, and none if none is described', () => {
    expect(activeFilters({ fits: 'can', kg: 30 }, names)[0]).toMatchObject({
      label: '30kg 대형견이 갈 수 있는 곳',
      without: {},
    })
    expect(activeFilters({ fits: 'can' }, { ...names, dogs: [] })).toEqual([])
  })

  it('name those who travel together', () => {
    const label = (...called: string[]) =>
      activeFilters({ fits: 'can' }, { ...names, dogs: called.map((name) => ({ ...kong, name })) })[0]?.label
    expect(label('콩이', '보리')).toBe('콩이·보리가 갈 수 있는 곳')
    expect(label('콩이', '보리', '초롱')).toBe('콩이 외 2마리가 갈 수 있는 곳')
    expect(label('아주아주긴이름을가진강아지', '보리')).toBe('아주아주긴이름… 외 1마리가 갈 수 있는 곳')
  })
})

describe('R2.04 widening an empty list', () => {
  it('takes one step each, and keeps the search words', () => {
    const steps = widenings({ q: '바다', g: 'cafe', sido: '강원', sigungu: '강릉시', fits: 'can', free: 1 }, names)
    expect(steps.map(({ action }) => action)).toEqual([
      '강원 전체에서 찾기',
      '모든 종류에서 찾기',
      '확인이 필요한 곳도 보기',
      '‘동반 요금 없음’ 빼기',
    ])
    expect(steps[0]?.search).toEqual({ q: '바다', g: 'cafe', sido: '강원', fits: 'can', free: 1 })
    expect(steps.map(({ label }) => label)).toEqual(['강릉시', '카페', '콩이가 갈 수 있는 곳', '동반 요금 없음'])
    expect(steps[2]?.search).toMatchObject({ fits: 'maybe' })
    expect(steps.every((step) => step.search.q === '바다')).toBe(true)
  })

  it('is not offered without filters', () => expect(widenings({ q: '바다' }, names)).toEqual([]))
})
