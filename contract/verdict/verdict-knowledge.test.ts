import { describe, expect, it } from 'vitest'
import type { Dog } from '../dogs/dogs.ts'
import { type RequirementKind, type Concern } from '../policy/policy.ts'
import { verdict } from './verdict.ts'
import { kong, dog, place, kg, sizes, needs, saturday, level, texts } from './verdict-cases.ts'

describe('requirements', () => {
  it('does not count what the law asks of every dog: leash, waste bags, name tag', () => {
    const requirements = [needs('leash'), needs('wasteBags'), needs('nameTag')]
    expect(level({}, { requirements })).toBe('yes')
    expect(texts({}, { requirements }, 'info')).toEqual(['목줄·배변봉투·인식표를 챙겨 주세요'])
    expect(texts({}, { requirements: [needs('leash')] }, 'info')).toEqual(['목줄을 챙겨 주세요'])
  })

  it.each([
    ['muzzle', '입마개를 해야 해요'],
    ['carrier', '이동장에 넣어야 해요'],
    ['carrierOrHeld', '이동장·유모차에 태우거나 안고 있어야 해요'],
    ['vaccination', '예방접종을 마쳐야 해요'],
    ['reservation', '미리 문의하거나 예약해야 해요'],
    ['assignedArea', '정해진 구역만 이용할 수 있어요'],
  ] as [RequirementKind, string][])('%s is a condition', (kind, text) => {
    expect(level({}, { requirements: [needs(kind)] })).toBe('conditions')
    expect(texts({}, { requirements: [needs(kind)] }, 'conditions')).toEqual([text])
  })

  it.each([
    ['small', { size: 'small' }, { size: 'large' }, '소형견은 입마개를 해야 해요'],
    ['medium', { size: 'medium' }, { size: 'small' }, '중형견은 입마개를 해야 해요'],
    ['large', { size: 'large' }, { size: 'medium' }, '대형견은 입마개를 해야 해요'],
  ] as [Concern, Partial<Dog>, Partial<Dog>, string][])('of %s dogs concerns those alone', (who, yes, no, text) => {
    const requirements = [needs('muzzle', who)]
    expect(texts(yes, { requirements }, 'conditions')).toEqual([text])
    expect(level(no, { requirements })).toBe('yes')
  })

  it('of 맹견 does not concern others', () => {
    expect(level({}, { requirements: [needs('muzzle', 'restricted')] })).toBe('yes')
    expect(texts({ restricted: true }, { requirements: [needs('pledge', 'restricted')] }, 'conditions')).toContain(
      '맹견은 서약서를 써야 해요',
    )
  })

  it('says "if" of what a visitor is not asked', () => {
    const requirements = [
      needs('mannerBelt', 'male'),
      needs('mannerBelt', 'unneutered', true),
      needs('mannerBelt', 'marking'),
      needs('mannerBelt', 'all', true),
      needs('vaccination', 'all', false, '5차'),
    ]
    expect(texts({}, { requirements }, 'conditions')).toEqual([
      '수컷이라면 매너벨트를 해야 해요',
      '중성화하지 않았다면 실내에서 매너벨트를 해야 해요',
      '마킹을 한다면 매너벨트를 해야 해요',
      '실내에서는 매너벨트를 해야 해요',
      '예방접종을 마쳐야 해요 (5차)',
    ])
  })

  it('takes height and age for conditions, and says a thing once', () => {
    expect(texts({}, { maxHeightCm: 40, minAgeMonths: 6 }, 'conditions')).toEqual([
      '체고 40cm 이하 강아지만 갈 수 있어요',
      '생후 6개월부터 갈 수 있어요',
    ])
    expect(texts({}, { requirements: [needs('pledge'), needs('pledge')] }, 'conditions')).toHaveLength(1)
  })
})

describe('what is known and what is not', () => {
  it('is unknown while a phrase was not understood, and quotes it', () => {
    expect(level({}, { unparsed: ['사장님 재량'] })).toBe('unknown')
    expect(texts({}, { unparsed: ['사장님 재량'] }, 'unknown')).toEqual([
      '‘사장님 재량’ 조건은 가기 전에 확인해 주세요',
    ])
  })

  it('is unknown where the source says nothing of size, not limited', () => {
    expect(level({}, { coveredDays: [] })).toBe('unknown')
    expect(texts({}, { coveredDays: [] })).toEqual(['크기·몸무게 조건이 확인되지 않았어요'])
  })

  it('quotes nothing where dogs are refused anyway', () => {
    expect(texts({}, { entry: 'none', unparsed: ['문의 바람'] })).toEqual(['반려견은 들어갈 수 없는 곳이에요'])
  })

  it('Truth: an unknown verdict never consoles', () => {
    const told = verdict(kong, place({ unparsed: ['?'] }), saturday)
    expect(told.reasons.map((reason) => reason.text).join()).not.toMatch(/제한 없이|조건에 맞/)
    expect(told.level).toBe('unknown')
  })

  it('Truth: says which of several things will do, for dogs of which weight, and how many a person may bring', () => {
    const heavy = { ...needs('carrier'), or: ['held' as const], weight: { bound: 'gte' as const, kg: 15 } }
    const told = (weightKg: number) => texts({ weightKg }, { requirements: [heavy] }).join()
    expect(told(15)).toContain('15kg 이상이면 이동장에 넣거나 안고 있어야 해요')
    expect(told(14.9)).not.toContain('이동장')
    const policy = place({ maxDogs: 1, maxDogsPer: 'person', requirements: [] })
    expect(verdict({ ...kong, count: 2 }, policy, saturday)).toMatchObject({
      level: 'conditions',
      reasons: [{ text: '한 사람당 1마리까지 갈 수 있어요' }, {}],
    })
  })

  it('lists terms below what is unknown', () => {
    const told = verdict(kong, place({ unparsed: ['?'], requirements: [needs('pledge'), needs('leash')] }), saturday)
    expect(told.reasons.map((reason) => reason.level)).toEqual(['unknown', 'conditions', 'info'])
  })

  it('says no to what is violated even where other things are unknown, and lists every violation', () => {
    const told = verdict(
      dog({ count: 3, restricted: true, breed: '진돗개' }),
      place({
        entry: 'unknown',
        entryDays: [1],
        coveredDays: [],
        limits: [kg('lte', 15), kg('lte', 15), sizes('small')],
        restrictedBreeds: 'banned',
        bannedBreeds: ['진돗개'],
        maxDogs: 2,
        unparsed: ['단, 예외 있음'],
        requirements: [needs('pledge')],
      }),
      saturday,
    )
    expect(told.level).toBe('no')
    expect(told.reasons.map((reason) => reason.text)).toEqual([
      '월요일에만 함께 갈 수 있어요 · 토요일은 안 돼요',
      '15kg 이하 강아지만 갈 수 있어요 · 우리 콩이는 16kg이에요',
      '소형견만 갈 수 있어요 · 우리 콩이는 중형견이에요',
      '맹견은 들어갈 수 없어요',
      '진돗개는 들어갈 수 없어요',
      '2마리까지 갈 수 있어요 · 함께 가는 강아지는 3마리예요',
      '‘단, 예외 있음’ 조건은 가기 전에 확인해 주세요',
    ])
  })
})
