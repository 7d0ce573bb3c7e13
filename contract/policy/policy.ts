import * as v from 'valibot'
import { SIZES } from '../dogs/dog-sizes.ts'
import { POLICY_SOURCES } from './policy-source.ts'
import { dayNumber, isoDate } from '../api/wire.ts'

/**
 * Where dogs may go. `unknown` is not `none`, and `none` is not `unknown`. `admitted`: dogs come in, and the source says nothing of areas;
 * `all` only where its words speak of all of them.
 */
export const ENTRIES = ['all', 'admitted', 'some', 'outdoor', 'guide', 'none', 'unknown'] as const
export type Entry = (typeof ENTRIES)[number]

/** Weight bounds as sources write them: 이하 lte · 미만 lt · 이상 gte · 초과 gt. */
export const BOUNDS = ['lte', 'lt', 'gte', 'gt'] as const
export type Bound = (typeof BOUNDS)[number]

/**
 * One limit; a dog must meet every limit that applies on the day. `days: null` is every day. With both a weight and sizes, a dog that meets the weight alone is
 * in doubt, not refused.
 */
export const Limit = v.object({
  days: v.nullable(v.array(dayNumber)),
  weight: v.nullable(v.object({ bound: v.picklist(BOUNDS), kg: v.number() })),
  sizes: v.nullable(v.array(v.picklist(SIZES))),
})
export type Limit = v.InferOutput<typeof Limit>

/** What must be brought or done. */
export const REQUIREMENTS = [
  'leash', // 목줄
  'wasteBags', // 배변봉투
  'muzzle', // 입마개
  'carrier', // 케이지·이동가방
  'stroller', // 유모차
  'held', // 안고 있기
  'carrierOrHeld', // 케이지·유모차·안기 중 하나
  'mannerBelt', // 매너벨트
  'vaccination', // 예방접종
  'registration', // 동물등록
  'nameTag', // 인식표
  'neutered', // 중성화
  'reservation', // 사전 문의·예약
  'ownSupplies', // 애견용품 개별 준비
  'ownBedding', // 침구
  'guardianId', // 보호자 신분증
  'pledge', // 서약서
  'outdoorToilet', // 배변은 야외에서
  'outdoorOnly', // 해당하는 개는 야외·테라스만
  'assignedArea', // 정해진 구역(1층, 온돌방 …)
  'note', // 들어갈 수 있는지와 무관한 말: 침대 사용 금지, 단독 방치 금지
] as const
export type RequirementKind = (typeof REQUIREMENTS)[number]

/** Which dogs a requirement concerns. */
export const CONCERNS = ['all', 'small', 'medium', 'large', 'restricted', 'male', 'unneutered', 'marking'] as const
export type Concern = (typeof CONCERNS)[number]

const Weight = v.object({ bound: v.picklist(BOUNDS), kg: v.number() })

export const Requirement = v.object({
  kind: v.picklist(REQUIREMENTS),
  /** Any of these does as well: "케이지 또는 안기". */
  or: v.optional(v.array(v.picklist(REQUIREMENTS))),
  who: v.picklist(CONCERNS),
  /** Concerns only dogs of such weight: "15kg 이상 입마개". */
  weight: v.optional(Weight),
  /** Concerns only so many dogs and more together: "2마리 이상 문의". */
  dogs: v.optional(v.number()),
  /** True if it applies indoors only. */
  indoor: v.boolean(),
  /** Details in the source's words: "5차", "1층만". */
  detail: v.nullable(v.string()),
})
export type Requirement = v.InferOutput<typeof Requirement>

/** Behaviour and health for which a dog is refused; shown only, not part of the verdict. */
export const EXCLUSIONS = [
  'aggressive',
  'biting',
  'barking',
  'marking',
  'inHeat',
  'pregnant',
  'ill',
  'shedding',
  'unvaccinated',
  'unregistered',
  'unsocialized',
  'elderly',
  'puppy',
] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

export const Fee = v.object({
  kind: v.picklist(['free', 'paid', 'varies', 'unknown']),
  /** Won; a range has both ends. */
  minWon: v.nullable(v.number()),
  maxWon: v.nullable(v.number()),
  per: v.nullable(v.picklist(['dog', 'night', 'visit'])),
  /** Upper limit of the total, won. */
  capWon: v.nullable(v.number()),
})
export type Fee = v.InferOutput<typeof Fee>

export const DogPolicy = v.object({
  entry: v.picklist(ENTRIES),
  /** Days on which dogs are admitted at all; null = every day. */
  entryDays: v.nullable(v.array(dayNumber)),
  /** Days for which the source states size and weight terms (even if only "모두 가능"); on others they are unknown. */
  coveredDays: v.array(dayNumber),
  limits: v.array(Limit),
  /** Maximum height at the shoulder, cm. */
  maxHeightCm: v.nullable(v.number()),
  maxDogs: v.nullable(v.number()),
  /** Unit of `maxDogs`: "객실당". Nobody asks how many people come: per person it is a condition, not a refusal. */
  maxDogsPer: v.nullable(v.picklist(['room', 'party', 'person'])),
  requirements: v.array(Requirement),
  exclusions: v.array(v.picklist(EXCLUSIONS)),
  /** Minimum age in months, if a source states one. */
  minAgeMonths: v.nullable(v.number()),
  /** 맹견 and similar: refused, or not mentioned. */
  restrictedBreeds: v.picklist(['banned', 'unstated']),
  /** Further breeds that are refused, by their Korean names. */
  bannedBreeds: v.array(v.string()),
  fee: Fee,
  /** Phrases of the source that were not understood: while there are any, the verdict can't be better than unknown. */
  unparsed: v.array(v.string()),
  /** The source's original text, by the name of its field. */
  sourceTexts: v.array(v.object({ label: v.string(), text: v.string() })),
  source: v.picklist(POLICY_SOURCES),
  /** Date of the source's text. */
  sourceDate: v.nullable(isoDate),
  /** Latest confirmation: the source's date, an admin's check or a member's entry report. */
  verifiedAt: v.nullable(isoDate),
})
export type DogPolicy = v.InferOutput<typeof DogPolicy>

/** A policy with everything unknown. */
export const UNKNOWN_POLICY: DogPolicy = {
  entry: 'unknown',
  entryDays: null,
  coveredDays: [],
  limits: [],
  maxHeightCm: null,
  maxDogs: null,
  maxDogsPer: null,
  requirements: [],
  exclusions: [],
  minAgeMonths: null,
  restrictedBreeds: 'unstated',
  bannedBreeds: [],
  fee: { kind: 'unknown', minWon: null, maxWon: null, per: null, capWon: null },
  unparsed: [],
  sourceTexts: [],
  source: 'admin',
  sourceDate: null,
  verifiedAt: null,
}
