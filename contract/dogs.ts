import * as v from 'valibot'

export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]
export const SIZE_NAME: Record<Size, string> = { small: '소형견', medium: '중형견', large: '대형견' }

/** Upper ends in kg (exclusive) by which Korean places commonly distinguish small, medium and large dogs. */
export const SIZE_LIMIT_KG = { small: 10, medium: 25 } as const

export function sizeOfWeight(kg: number): Size {
  if (kg < SIZE_LIMIT_KG.small) return 'small'
  return kg < SIZE_LIMIT_KG.medium ? 'medium' : 'large'
}

/** 맹견 by law (동물보호법 시행규칙 제2조); their mixes count too, see `Dog.restricted`. */
export const RESTRICTED_BREEDS = [
  '도사견',
  '핏불테리어',
  '아메리칸 스태퍼드셔 테리어',
  '스태퍼드셔 불테리어',
  '로트와일러',
] as const

/** A breed's name normalised for comparison: "스태퍼드셔 불 테리어" equals "스태퍼드셔 불테리어". Commas are removed: they separate names in an address. */
export const breedKey = (breed: string) =>
  breed
    .normalize('NFC')
    .replace(/[\s·.,-]+/g, '')
    .toLowerCase()

const RESTRICTED_KEYS: ReadonlySet<string> = new Set(RESTRICTED_BREEDS.map(breedKey))

/** 맹견, as stated by the visitor or by the named breed. */
export const isRestricted = (dog: Pick<Dog, 'restricted' | 'breed'>) =>
  dog.restricted || (dog.breed !== null && RESTRICTED_KEYS.has(breedKey(dog.breed)))

export const DOG_WEIGHT_KG = { min: 0.5, max: 100, step: 0.1 } as const

/** Most dogs of a party: bounds the query of a list. */
export const MAX_DOGS_TOGETHER = 10

/** What a verdict needs to know about a dog. Weights have one decimal, so that 미만 and 이하 differ exactly. */
export const Dog = v.object({
  name: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(20, '이름은 20자까지 쓸 수 있어요.'))),
  weightKg: v.pipe(
    v.number('몸무게를 숫자로 입력해 주세요.'),
    v.minValue(DOG_WEIGHT_KG.min, `${DOG_WEIGHT_KG.min}kg 이상이어야 해요.`),
    v.maxValue(DOG_WEIGHT_KG.max, `${DOG_WEIGHT_KG.max}kg 이하여야 해요.`),
    v.transform((kg) => Math.round(kg * 10) / 10),
  ),
  size: v.picklist(SIZES, '크기를 골라 주세요.'),
  /** Breed as in `RESTRICTED_BREEDS` or a place's list; null if not stated. */
  breed: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** 맹견 by law (동물보호법 시행규칙 제2조). */
  restricted: v.boolean(),
  /** A working guide dog (장애인복지법 제40조: may not be refused). */
  guide: v.boolean(),
  /** Size of the party, this dog included. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
})
export type Dog = v.InferOutput<typeof Dog>

/** What a verdict needs to know about a member's dog. In this file, so that the first screens load no form schemas. */
export const toDog = ({ name, weightKg, size, breed, restricted, guide }: Omit<Dog, 'count'>): Dog => ({
  name,
  weightKg,
  size,
  breed,
  restricted,
  guide,
  count: 1,
})
