import type { Dog } from './dogs.ts'

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
