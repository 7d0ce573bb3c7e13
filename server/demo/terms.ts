import { ALL_DAYS, WEEKDAYS, WEEKEND } from '../../contract/time/days.ts'
import {
  type DogPolicy,
  type Limit,
  type Requirement,
  type RequirementKind,
  UNKNOWN_POLICY,
} from '../../contract/policy/policy.ts'

type Terms = Omit<Partial<DogPolicy>, 'sourceTexts'> & { size: string; rules: string; feeText: string }

const every = (...kinds: RequirementKind[]): Requirement[] =>
  kinds.map((kind) => ({ kind, who: 'all', indoor: false, detail: null }))

const limit = (weight: Limit['weight'], sizes: Limit['sizes'] = null, days: Limit['days'] = null): Limit => ({
  days,
  weight,
  sizes,
})

const free: DogPolicy['fee'] = { kind: 'free', minWon: 0, maxWon: 0, per: null, capWon: null }
const paid = (won: number, per: DogPolicy['fee']['per']): DogPolicy['fee'] => ({
  kind: 'paid',
  minWon: won,
  maxWon: won,
  per,
  capWon: null,
})

/** Realistic terms, chosen so that the demo shows every kind of verdict. */
export const TERMS = {
  anyDog: {
    entry: 'all',
    coveredDays: [...ALL_DAYS],
    requirements: every('leash', 'wasteBags'),
    fee: free,
    size: '모두 가능',
    rules: '목줄, 배변봉투',
    feeText: '없음',
  },
  largeWelcome: {
    entry: 'all',
    coveredDays: [...ALL_DAYS],
    exclusions: ['aggressive'],
    fee: paid(5000, 'dog'),
    requirements: [...every('leash'), { kind: 'mannerBelt', who: 'male', indoor: true, detail: null }],
    size: '모두 가능',
    rules: '목줄, 실내에서 수컷 매너벨트, 공격성 있는 경우 입장 제한',
    feeText: '한 마리당 5,000원',
  },
  under10: {
    entry: 'all',
    coveredDays: [...ALL_DAYS],
    limits: [limit({ bound: 'lt', kg: 10 })],
    requirements: every('leash'),
    fee: free,
    size: '10kg 미만',
    rules: '목줄',
    feeText: '없음',
  },
  upTo15: {
    entry: 'some',
    coveredDays: [...ALL_DAYS],
    limits: [limit({ bound: 'lte', kg: 15 })],
    fee: free,
    requirements: [
      ...every('leash', 'wasteBags'),
      { kind: 'assignedArea', who: 'all', indoor: false, detail: '1층만' },
    ],
    size: '15kg 이하',
    rules: '1층만 입장 가능, 목줄, 배변봉투',
    feeText: '없음',
  },
  byWeekday: {
    entry: 'all',
    coveredDays: [...WEEKDAYS, ...WEEKEND],
    requirements: every('leash'),
    fee: paid(3000, 'dog'),
    limits: [limit({ bound: 'lte', kg: 12 }, null, [...WEEKDAYS]), limit({ bound: 'lte', kg: 8 }, null, [...WEEKEND])],
    size: '주말 8kg, 평일 12kg 이하',
    rules: '목줄',
    feeText: '3,000원',
  },
  outdoors: {
    entry: 'outdoor',
    coveredDays: [...ALL_DAYS],
    requirements: every('leash', 'wasteBags'),
    fee: free,
    size: '모두 가능',
    rules: '야외만 동반 가능, 목줄, 배변봉투',
    feeText: '없음',
  },
  carrier: {
    entry: 'all',
    coveredDays: [...ALL_DAYS],
    limits: [limit(null, ['small', 'medium'])],
    fee: free,
    requirements: every('carrierOrHeld'),
    size: '소형/중형',
    rules: '전용가방 또는 유모차 필수, 없으면 안고 있어야 함',
    feeText: '없음',
  },
  smallOnly: {
    entry: 'all',
    coveredDays: [...ALL_DAYS],
    limits: [limit(null, ['small'])],
    fee: paid(10000, 'night'),
    requirements: every('ownSupplies'),
    maxDogs: 2,
    maxDogsPer: 'room',
    size: '소형',
    rules: '객실당 최대 2마리, 애견용품 개별준비',
    feeText: '1박 10,000원',
  },
  lodging: {
    entry: 'all',
    coveredDays: [...ALL_DAYS],
    fee: paid(20000, 'night'),
    maxDogs: 3,
    maxDogsPer: 'room',
    requirements: every('reservation'),
    restrictedBreeds: 'banned',
    exclusions: ['barking'],
    size: '모두 가능',
    rules: '객실당 최대 3마리, 맹견 입장 불가, 짖음 심한 경우 제한, 사전문의 필수',
    feeText: '1박 20,000원',
  },
  vaccinated: {
    entry: 'all',
    coveredDays: [...ALL_DAYS],
    fee: paid(8000, 'dog'),
    restrictedBreeds: 'banned',
    exclusions: ['inHeat', 'ill'],
    requirements: [{ kind: 'vaccination', who: 'all', indoor: false, detail: '5차' }, ...every('registration')],
    size: '모두 가능',
    rules: '5차 접종 필수, 동물등록 필수, 맹견·전염질환·생리 중인 경우 입장 불가',
    feeText: '8,000원',
  },
  under25: {
    entry: 'all',
    coveredDays: [...ALL_DAYS],
    limits: [limit({ bound: 'lt', kg: 25 })],
    fee: free,
    requirements: [...every('leash'), { kind: 'muzzle', who: 'restricted', indoor: false, detail: null }],
    size: '25kg 미만',
    rules: '목줄, 맹견 입마개 필수',
    feeText: '없음',
  },
  guideDogs: {
    entry: 'guide',
    coveredDays: [...ALL_DAYS],
    fee: free,
    size: '안내견만 가능',
    rules: '장애인 보조견 외 입장 불가',
    feeText: '없음',
  },
  unclear: {
    entry: 'all',
    coveredDays: [],
    unparsed: ['시간대에 따라 다름'],
    fee: { ...free, kind: 'varies', minWon: null, maxWon: null },
    size: '정보없음',
    rules: '시간대에 따라 다름',
    feeText: '변동',
  },
} as const satisfies Record<string, Terms>

export type TermsName = keyof typeof TERMS

/** @param date ISO date on which the terms were confirmed, according to the demo */
export function demoPolicy(name: TermsName, date: string): DogPolicy {
  const { size, rules, feeText, ...terms } = TERMS[name] as Terms
  return {
    ...UNKNOWN_POLICY,
    ...terms,
    sourceTexts: [
      { label: '입장 가능 크기', text: size },
      { label: '제한사항', text: rules },
      { label: '동반 요금', text: feeText },
    ],
    source: 'demo',
    sourceDate: date,
    verifiedAt: date,
  }
}
