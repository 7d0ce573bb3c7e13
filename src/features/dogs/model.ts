import * as v from 'valibot'
import { breedKey, RESTRICTED_BREEDS } from '../../../contract/dogs/dog-breeds.ts'
import { DOG_WEIGHT_KG, SIZE_LIMIT_KG, type Size, sizeOfWeight, TYPICAL_KG } from '../../../contract/dogs/dog-sizes.ts'
import { Dog } from '../../../contract/dogs/dogs.ts'
import { formatKg } from './label-model.ts'

export const SIZE_HINT: Record<Size, string> = {
  small: `${SIZE_LIMIT_KG.small}kg 미만`,
  medium: `${SIZE_LIMIT_KG.small}~${SIZE_LIMIT_KG.medium}kg`,
  large: `${SIZE_LIMIT_KG.medium}kg 이상`,
}

export const SIZE_EXAMPLE: Record<Size, string> = {
  small: '말티즈 · 푸들',
  medium: '코기 · 비글',
  large: '리트리버 · 진도',
}

/** Breeds for autocomplete; any other may be typed too. */
export const BREEDS: readonly string[] = [
  '말티즈',
  '푸들',
  '토이푸들',
  '포메라니안',
  '치와와',
  '비숑 프리제',
  '시추',
  '요크셔테리어',
  '닥스훈트',
  '미니어처 슈나우저',
  '말티푸',
  '스피츠',
  '페키니즈',
  '파피용',
  '퍼그',
  '프렌치 불도그',
  '보스턴 테리어',
  '웰시코기',
  '비글',
  '코커 스패니얼',
  '시바견',
  '보더콜리',
  '셰틀랜드 시프도그',
  '잭 러셀 테리어',
  '진돗개',
  '삽살개',
  '풍산개',
  '사모예드',
  '시베리안 허스키',
  '골든 리트리버',
  '래브라도 리트리버',
  '도베르만',
  '저먼 셰퍼드',
  '그레이트 피레니즈',
  '말라뮤트',
  '믹스견',
  ...RESTRICTED_BREEDS,
]

const RESTRICTED_KEYS = [...RESTRICTED_BREEDS, '핏불', '로트바일러', '아메리칸 핏불테리어'].map(breedKey)

/** The five restricted breeds, other spellings of them, and crosses named after them ("로트와일러 믹스"). */
export function isRestrictedBreed(breed: string): boolean {
  const key = breedKey(breed)
  return RESTRICTED_KEYS.some((known) => key === known || (key.startsWith(known) && /(믹스|잡종)견?$/.test(key)))
}

/** The form as entered, not validated yet. */
export interface DogDraft {
  size: Size | null
  weight: string
  /** The visitor entered the weight: another size no longer changes it. */
  weighed: boolean
  name: string
  breed: string
  restricted: boolean
  guide: boolean
  count: number
}

export const EMPTY_DRAFT: DogDraft = {
  size: null,
  weight: '',
  weighed: false,
  name: '',
  breed: '',
  restricted: false,
  guide: false,
  count: 1,
}

export function draftOf(dog: Dog | null): DogDraft {
  if (!dog) return EMPTY_DRAFT
  const { size, restricted, guide, count } = dog
  return {
    size,
    restricted,
    guide,
    count,
    weight: formatKg(dog.weightKg),
    weighed: true,
    name: dog.name ?? '',
    breed: dog.breed ?? '',
  }
}

/** "14,5 kg" → 14.5; null when it isn't a number. */
export function parseKg(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/kg|\s/gi, '').replace(',', '.')
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null
}

export function chooseSize(draft: DogDraft, size: Size): DogDraft {
  return draft.weighed ? { ...draft, size } : { ...draft, size, weight: formatKg(TYPICAL_KG[size]) }
}

/** An entered weight sets the size too; incomplete input leaves the size unchanged. */
export function typeWeight(draft: DogDraft, weight: string): DogDraft {
  const kg = parseKg(weight)
  const inRange = kg !== null && kg >= DOG_WEIGHT_KG.min && kg <= DOG_WEIGHT_KG.max
  return { ...draft, weight, weighed: weight !== '', size: inRange ? sizeOfWeight(kg) : draft.size }
}

export function stepWeight(draft: DogDraft, by: number): DogDraft {
  const from = parseKg(draft.weight) ?? (draft.size ? TYPICAL_KG[draft.size] : TYPICAL_KG.small)
  const kg = Math.min(DOG_WEIGHT_KG.max, Math.max(DOG_WEIGHT_KG.min, Math.round((from + by) * 10) / 10))
  return typeWeight(draft, formatKg(kg))
}

export function chooseBreed(draft: DogDraft, breed: string): DogDraft {
  const was = isRestrictedBreed(draft.breed)
  const is = isRestrictedBreed(breed)
  return { ...draft, breed, restricted: is || (was ? false : draft.restricted) }
}

export type DogErrors = Partial<Record<'size' | 'weight' | 'name' | 'breed' | 'count', string>>

export function readDraft(draft: DogDraft): { dog: Dog; errors: null } | { dog: null; errors: DogErrors } {
  const kg = parseKg(draft.weight)
  const read = v.safeParse(Dog, {
    ...draft,
    name: draft.name.trim() || null,
    breed: draft.breed.trim() || null,
    weightKg: kg ?? undefined,
  })
  if (read.success) return { dog: read.output, errors: null }
  const errors: DogErrors = {}
  for (const issue of read.issues) {
    const field = issue.path?.[0]?.key
    if (field === 'size') errors.size = '크기를 골라 주세요.'
    if (field === 'name') errors.name ??= issue.message
    if (field === 'breed') errors.breed ??= '견종은 40자까지 쓸 수 있어요.'
    if (field === 'count') errors.count ??= '1마리부터 20마리까지 고를 수 있어요.'
    if (field === 'weightKg') errors.weight ??= draft.weight.trim() === '' ? '몸무게를 입력해 주세요.' : weightError(kg)
  }
  return { dog: null, errors }
}

function weightError(kg: number | null): string {
  if (kg === null) return '몸무게를 숫자로 입력해 주세요. (예: 4.5)'
  return `${DOG_WEIGHT_KG.min}kg부터 ${DOG_WEIGHT_KG.max}kg까지 입력할 수 있어요.`
}
