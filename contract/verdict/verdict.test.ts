import { describe, expect, it } from 'vitest'
import { WEEKDAYS, WEEKEND } from '../time/days.ts'
import type { Size } from '../dogs/dog-sizes.ts'
import type { Dog } from '../dogs/dogs.ts'
import { momentInKorea } from '../time/korea-time.ts'
import { type Bound, type DogPolicy, ENTRIES, UNKNOWN_POLICY } from '../policy/policy.ts'
import { gistOf, verdict, verdictOfAll } from './verdict.ts'
import type { Level } from './verdict-levels.ts'
import {
  kong,
  dog,
  place,
  kg,
  sizes,
  needs,
  MON,
  FRI,
  SAT,
  SUN,
  HOLIDAY,
  on,
  saturday,
  level,
  texts,
} from './verdict-cases.ts'

describe('weight', () => {
  const boundaries: [bound: Bound, limit: number, weight: number, expected: Level][] = [
    ['lte', 15, 14.9, 'yes'],
    ['lte', 15, 15, 'yes'],
    ['lte', 15, 15.1, 'no'],
    ['lt', 15, 14.9, 'yes'],
    ['lt', 15, 15, 'no'],
    ['lt', 15, 15.1, 'no'],
    ['gte', 15, 14.9, 'no'],
    ['gte', 15, 15, 'yes'],
    ['gte', 15, 15.1, 'yes'],
    ['gt', 15, 14.9, 'no'],
    ['gt', 15, 15, 'no'],
    ['gt', 15, 15.1, 'yes'],
    ['lte', 4.5, 4.5, 'yes'],
    ['lte', 4.5, 4.6, 'no'],
    ['lt', 4.5, 4.4, 'yes'],
    ['lt', 4.5, 4.5, 'no'],
    ['lte', 2.3, 2.3, 'yes'],
    ['gte', 1.1, 1.1, 'yes'],
    ['gt', 1.1, 1.1, 'no'],
  ]
  it.each(boundaries)('%s %d kg: a dog of %d kg is told %s', (bound, limit, weightKg, expected) => {
    expect(level({ weightKg }, { limits: [kg(bound, limit)] })).toBe(expected)
  })

  it('needs every limit met: 13~25kg', () => {
    const limits = [kg('gte', 13), kg('lte', 25)]
    expect([12.9, 13, 25, 25.1].map((weightKg) => level({ weightKg }, { limits }))).toEqual(['no', 'yes', 'yes', 'no'])
  })

  it('says limit and weight, with the name and its particle', () => {
    const limits = [kg('lt', 15)]
    expect(texts({}, { limits })).toEqual(['15kg 미만 강아지만 갈 수 있어요 · 우리 콩이는 16kg이에요'])
    expect(texts({ name: '초롱' }, { limits })).toEqual(['15kg 미만 강아지만 갈 수 있어요 · 우리 초롱이는 16kg이에요'])
    expect(texts({ name: null }, { limits })).toEqual(['15kg 미만 강아지만 갈 수 있어요 · 우리 강아지는 16kg이에요'])
    expect(texts({ name: '  ' }, { limits })).toEqual(['15kg 미만 강아지만 갈 수 있어요 · 우리 강아지는 16kg이에요'])
    expect(texts({ weightKg: 4.6 }, { limits: [kg('lte', 4.5)] })).toEqual([
      '4.5kg 이하 강아지만 갈 수 있어요 · 우리 콩이는 4.6kg이에요',
    ])
  })

  it('says which limit a dog meets when it may come', () => {
    expect(texts({ weightKg: 12 }, { limits: [kg('lte', 15)] })).toEqual([
      '15kg 이하 조건에 맞아요 · 우리 콩이는 12kg이에요',
    ])
    expect(texts({}, {})).toEqual(['크기·몸무게 제한 없이 갈 수 있어요'])
  })
})

describe('size', () => {
  it.each([
    ['small', ['small'], 'yes'],
    ['medium', ['small'], 'no'],
    ['medium', ['small', 'medium'], 'yes'],
    ['large', ['small', 'medium'], 'no'],
    ['large', ['large'], 'yes'],
    ['small', ['large'], 'no'],
    ['large', ['small', 'medium', 'large'], 'yes'],
    ['large', [], 'yes'],
  ] as [Size, Size[], Level][])('a %s dog where %j are admitted: %s', (size, admitted, expected) => {
    expect(level({ size }, { limits: [sizes(...admitted)] })).toBe(expected)
  })

  it('takes an empty list of sizes for none told', () => {
    const limits = [{ days: null, weight: { bound: 'lte' as const, kg: 16 }, sizes: [] }]
    expect(texts({}, { limits })).toEqual(['16kg 이하 조건에 맞아요 · 우리 콩이는 16kg이에요'])
  })

  it('Truth: tells a dog in doubt no note that sounds like a permission', () => {
    const limits = [{ days: null, weight: { bound: 'lte' as const, kg: 5 }, sizes: ['small' as const] }]
    const note = { kind: 'note' as const, who: 'all' as const, indoor: false, detail: '실내 동반 가능' }
    const told = (size: 'small' | 'medium') => texts({ weightKg: 5, size }, { limits, requirements: [note] }).join()
    expect([told('small').includes('실내 동반 가능'), told('medium').includes('실내 동반 가능')]).toEqual([true, false])
  })

  it('Truth: leaves a dog in doubt that meets the weight of a limit and not its size, and names what is exceeded', () => {
    const limits = [{ days: null, weight: { bound: 'lte' as const, kg: 5 }, sizes: ['small' as const] }]
    expect(level({ weightKg: 5, size: 'small' }, { limits })).toBe('yes')
    expect(texts({ weightKg: 6, size: 'small' }, { limits })).toEqual([
      '5kg 이하 소형견만 갈 수 있어요 · 우리 콩이는 6kg이에요',
    ])
    expect(level({ weightKg: 5, size: 'medium' }, { limits })).toBe('unknown')
    expect(texts({ weightKg: 5, size: 'medium' }, { limits })).toEqual([
      '‘5kg 이하 소형견’에 드는지 가기 전에 확인해 주세요 · 우리 콩이는 5kg 중형견이에요',
    ])
    expect(level({ weightKg: 5, size: 'medium' }, { limits: [...limits, sizes('small')] })).toBe('no')
    expect(texts({}, { limits })).toEqual(['5kg 이하 소형견만 갈 수 있어요 · 우리 콩이는 16kg 중형견이에요'])
  })
})

describe('days', () => {
  const limits = [kg('lte', 8, [...WEEKEND]), kg('lte', 12, [...WEEKDAYS])]
  const split: Partial<DogPolicy> = { limits, coveredDays: [...WEEKDAYS, ...WEEKEND] }

  it('takes each day by its own limit: 주말 8kg, 평일 12kg', () => {
    const told = (weightKg: number) => [MON, FRI, SAT, SUN].map((day) => level({ weightKg }, split, on(day)))
    expect(told(8)).toEqual(['yes', 'yes', 'yes', 'yes'])
    expect(told(10)).toEqual(['yes', 'yes', 'no', 'no'])
    expect(told(12.1)).toEqual(['no', 'no', 'no', 'no'])
    expect(texts({ weightKg: 10 }, split)).toEqual(['주말은 8kg 이하 강아지만 갈 수 있어요 · 우리 콩이는 10kg이에요'])
  })

  it('is unknown on a holiday that the place does not mention', () => {
    expect(level({ weightKg: 5 }, split, on(HOLIDAY))).toBe('unknown')
    expect(texts({ weightKg: 5 }, split, 'unknown', on(HOLIDAY))).toEqual([
      '공휴일은 크기·몸무게 조건이 확인되지 않았어요',
    ])
  })

  it('treats a holiday on a Saturday as a weekend day', () => {
    const gaecheonjeol = momentInKorea(new Date('2026-10-03T12:00:00+09:00'))
    expect(level({ weightKg: 5 }, split, gaecheonjeol)).toBe('yes')
    expect(texts({ weightKg: 10 }, split, 'no', gaecheonjeol)).toEqual([
      '주말은 8kg 이하 강아지만 갈 수 있어요 · 우리 콩이는 10kg이에요',
    ])
    expect(level({}, { entryDays: [...WEEKDAYS, HOLIDAY] }, gaecheonjeol)).toBe('no')
    expect(level({}, { entryDays: [...WEEKDAYS, ...WEEKEND] }, gaecheonjeol)).toBe('no')
    expect(level({}, { entryDays: [...WEEKEND, HOLIDAY] }, gaecheonjeol)).toBe('yes')
  })

  it('knows nothing of weekdays where only weekends and holidays are limited', () => {
    const some: Partial<DogPolicy> = { limits: [kg('lte', 15, [0, 6, 7])], coveredDays: [0, 6, 7] }
    expect(level({}, some, on(HOLIDAY))).toBe('no')
    expect(texts({}, some)).toEqual(['주말·공휴일은 15kg 이하 강아지만 갈 수 있어요 · 우리 콩이는 16kg이에요'])
    expect(level({}, some, on(MON))).toBe('unknown')
    expect(level({ weightKg: 15 }, some, on(HOLIDAY))).toBe('yes')
  })

  it('admits all on the free day: 12kg 이하, 금요일은 모두 가능', () => {
    const friday: Partial<DogPolicy> = { limits: [kg('lte', 12, [0, 1, 2, 3, 4, 6, 7])] }
    expect(level({}, friday, on(FRI))).toBe('yes')
    expect(texts({}, friday)).toEqual(['금요일 외 모든 날은 12kg 이하 강아지만 갈 수 있어요 · 우리 콩이는 16kg이에요'])
  })

  it('refuses dogs on days without entry', () => {
    expect(level({}, { entryDays: [...WEEKDAYS] }, on(MON))).toBe('yes')
    expect(texts({}, { entryDays: [...WEEKDAYS] })).toEqual(['평일에만 함께 갈 수 있어요 · 토요일은 안 돼요'])
    expect(texts({}, { entryDays: [...WEEKDAYS] }, 'no', on(HOLIDAY))).toEqual([
      '평일에만 함께 갈 수 있어요 · 공휴일은 안 돼요',
    ])
    expect(texts({}, { entryDays: [] })).toEqual(['함께 갈 수 있는 날이 없어요'])
    expect(texts({}, { entryDays: [1] }, 'no', on(SUN))).toEqual(['월요일에만 함께 갈 수 있어요 · 일요일은 안 돼요'])
  })
})

describe('entry', () => {
  it.each([
    ['all', 'yes', '크기·몸무게 제한 없이 갈 수 있어요'],
    ['some', 'conditions', '일부 구역만 함께 들어갈 수 있어요'],
    ['outdoor', 'conditions', '야외에서만 함께 있을 수 있어요'],
    ['guide', 'no', '보조견만 들어갈 수 있는 곳이에요'],
    ['none', 'no', '반려견은 들어갈 수 없는 곳이에요'],
    ['unknown', 'unknown', '반려견과 함께 들어갈 수 있는지 확인되지 않았어요'],
  ] as const)('%s is told %s', (entry, expected, text) => {
    expect(level({}, { entry })).toBe(expected)
    expect(texts({}, { entry })[0]).toBe(text)
  })

  it('says of a wholly unknown policy that it is unknown, once', () => {
    expect(verdict(kong, UNKNOWN_POLICY, saturday)).toEqual({
      level: 'unknown',
      reasons: [{ level: 'unknown', text: '반려견과 함께 들어갈 수 있는지 확인되지 않았어요' }],
    })
  })

  it('admits a guide dog everywhere, whatever the place says', () => {
    const strict = { entryDays: [], limits: [kg('lt', 1)], maxDogs: 0, restrictedBreeds: 'banned' } as const
    for (const entry of ENTRIES) {
      const told = verdict(
        dog({ guide: true, restricted: true }),
        place({ ...strict, entryDays: [], limits: [], entry }),
        saturday,
      )
      expect(told.level).toBe('yes')
      expect(told.reasons[0]).toEqual({ level: 'yes', text: '보조견은 법으로 출입이 보장돼요 (장애인복지법 제40조)' })
    }
    expect(level({ guide: true }, { ...strict, entryDays: [], limits: [...strict.limits] })).toBe('yes')
  })
})

describe('number of dogs', () => {
  it.each([
    [1, 1, 'yes'],
    [2, 1, 'no'],
    [2, 2, 'yes'],
    [3, 2, 'no'],
    [1, 0, 'no'],
    [20, null, 'yes'],
  ] as [number, number | null, Level][])('%d dogs where %j are admitted: %s', (count, maxDogs, expected) => {
    expect(level({ count }, { maxDogs })).toBe(expected)
  })

  it('says by what the dogs are counted', () => {
    expect(texts({ count: 3 }, { maxDogs: 2, maxDogsPer: 'room' })).toEqual([
      '객실당 2마리까지 갈 수 있어요 · 함께 가는 강아지는 3마리예요',
    ])
    expect(texts({ count: 3 }, { maxDogs: 2 })[0]).toBe('2마리까지 갈 수 있어요 · 함께 가는 강아지는 3마리예요')
  })
})

describe('맹견 and breeds', () => {
  it('refuses 맹견 where they are banned, by flag or by breed', () => {
    expect(texts({ restricted: true }, { restrictedBreeds: 'banned' })).toEqual(['맹견은 들어갈 수 없어요'])
    expect(level({ breed: '아메리칸 스태퍼드셔테리어' }, { restrictedBreeds: 'banned' })).toBe('no')
    expect(level({ breed: '푸들' }, { restrictedBreeds: 'banned' })).toBe('yes')
    expect(level({}, { restrictedBreeds: 'banned' })).toBe('yes')
  })

  it('requires muzzle and leash of 맹견 by law, once, where the place says nothing', () => {
    expect(level({ restricted: true }, {})).toBe('conditions')
    const both = { requirements: [needs('muzzle', 'restricted'), needs('muzzle')] }
    expect(texts({ restricted: true }, both, 'conditions')).toEqual([
      '맹견은 입마개와 목줄을 꼭 해야 해요 · 출입은 미리 확인해 주세요',
    ])
  })

  it('refuses a banned breed, whatever its spacing', () => {
    expect(texts({ breed: '진돗개' }, { bannedBreeds: ['차우차우', '진돗개'] }, 'no')).toEqual([
      '진돗개는 들어갈 수 없어요',
    ])
    expect(level({ breed: '차우 차우' }, { bannedBreeds: ['차우차우'] })).toBe('no')
    expect(level({ breed: '푸들' }, { bannedBreeds: ['차우차우'] })).toBe('yes')
  })

  it('makes it a condition if the breed is unknown or only similar', () => {
    for (const breed of [null, '불독', '미니 잉글리시 불독']) {
      expect(level({ breed }, { bannedBreeds: ['잉글리시 불독'] })).toBe('conditions')
    }
    expect(level({ breed: '푸들' }, { bannedBreeds: ['잉글리시 불독'] })).toBe('yes')
    expect(texts({}, { bannedBreeds: ['차우차우', '진돗개'] }, 'conditions')).toEqual([
      '들어갈 수 없는 견종이 있어요 (차우차우, 진돗개)',
    ])
  })

  it('does not ask a dog that is no 맹견 whether it is one of those breeds', () => {
    expect(level({}, { bannedBreeds: ['도사견', '로트와일러'] })).toBe('yes')
    expect(level({}, { bannedBreeds: ['도사견', '진돗개'] })).toBe('conditions')
    expect(texts({ restricted: true }, { bannedBreeds: ['도사견'] }, 'conditions')).toContain(
      '들어갈 수 없는 견종이 있어요 (도사견)',
    )
  })
})

describe('notes', () => {
  it('tells fee and exclusions without lowering the level', () => {
    const fee = { kind: 'paid', minWon: 10_000, maxWon: null, per: 'dog', capWon: null } as const
    const told = verdict(kong, place({ fee, exclusions: ['aggressive', 'inHeat'] }), saturday)
    expect(told.level).toBe('yes')
    expect(told.reasons.slice(1)).toEqual([
      { level: 'info', text: '추가 요금: 한 마리당 10,000원' },
      { level: 'info', text: '이용 제한: 공격성이 있는 강아지, 발정기인 강아지' },
    ])
  })
})

describe('several dogs together', () => {
  const bori = dog({ name: '보리', weightKg: 5, size: 'small' })
  const all = (dogs: Dog[], own: Partial<DogPolicy>, when = saturday) => verdictOfAll(dogs, place(own), when)
  const summary = (dogs: Dog[], own: Partial<DogPolicy>) => {
    const party = all(dogs, own)
    return [party?.level, party?.each.map((each) => `${each.dog.name} ${each.level}`).join(', ')]
  }

  it('are judged as a single dog if there is one, and not at all if none', () => {
    const pair = dog({ count: 2 })
    for (const own of [{}, { maxDogs: 1 }, { limits: [kg('lt', 15)] }] satisfies Partial<DogPolicy>[]) {
      expect(all([pair], own)).toEqual({
        level: level({ count: 2 }, own),
        together: [],
        each: [{ dog: pair, ...verdict(pair, place(own), saturday) }],
      })
    }
    expect(all([], {})).toBeNull()
  })

  it('get the strictest verdict, with that dog’s own reasons first', () => {
    expect(summary([bori, kong], { limits: [kg('lt', 15)] })).toEqual(['no', '콩이 no, 보리 yes'])
    expect(gistOf(all([bori, kong], { limits: [kg('lt', 15)] })!)).toBe(
      '15kg 미만 강아지만 갈 수 있어요 · 우리 콩이는 16kg이에요',
    )
    expect(summary([bori, kong], { requirements: [needs('muzzle', 'medium')] })).toEqual([
      'conditions',
      '콩이 conditions, 보리 yes',
    ])
  })

  it('Truth: meet a condition for two and more only together', () => {
    const requirements = [{ ...needs('reservation', 'all', false, '2마리 이상'), dogs: 2 }]
    expect(level({ count: 1 }, { requirements })).toBe('yes')
    expect(level({ count: 2 }, { requirements })).toBe('conditions')
    expect(summary([bori], { requirements })).toEqual(['yes', '보리 yes'])
    expect(summary([bori, kong], { requirements })).toEqual(['conditions', '보리 conditions, 콩이 conditions'])
    expect(summary([bori, dog({ guide: true })], { requirements })[0]).toBe('yes')
  })

  it('are refused where one is, though nothing is known of the other; and what is not known outweighs terms', () => {
    expect(summary([bori, kong], { limits: [kg('lt', 15)], unparsed: ['문의'] })).toEqual([
      'no',
      '콩이 no, 보리 unknown',
    ])
    expect(summary([bori, kong], { unparsed: ['문의'], entry: 'outdoor' })[0]).toBe('unknown')
  })

  it('keep the order in which they were named where their verdicts are alike', () => {
    expect(summary([kong, bori], {})).toEqual(['yes', '콩이 yes, 보리 yes'])
    expect(summary([bori, kong], {})).toEqual(['yes', '보리 yes, 콩이 yes'])
  })

  it('count as their number, which is stated once and first', () => {
    const two = all([kong, bori], { maxDogs: 1 })
    expect(two?.level).toBe('no')
    expect(two?.together).toEqual([{ level: 'no', text: expect.stringContaining('함께 가는 강아지는 2마리예요') }])
    expect(two?.each.map((each) => each.level)).toEqual(['yes', 'yes'])
    expect(gistOf(two!)).toContain('2마리예요')
    expect(all([kong, bori], { maxDogs: 2 })?.level).toBe('yes')
    expect(all([kong, dog({ name: '쌍둥이', count: 2 })], { maxDogs: 2 })?.together[0]?.text).toContain('3마리예요')
  })

  it('omit the number if none of them may enter anyway', () => {
    expect(all([kong, bori], { entry: 'none', maxDogs: 1 })).toMatchObject({ level: 'no', together: [] })
  })

  it('do not count a guide dog, who may not be refused', () => {
    const guide = dog({ name: '해피', guide: true, weightKg: 30, size: 'large' })
    expect(summary([guide, bori], { maxDogs: 1, limits: [kg('lt', 15)] })).toEqual(['yes', '해피 yes, 보리 yes'])
    expect(all([guide, bori, kong], { maxDogs: 1 })?.together[0]?.text).toContain('2마리예요')
    expect(all([guide, guide], { entry: 'none', maxDogs: 1 })?.level).toBe('yes')
  })
})
