import type { Dog } from '../../../contract/dogs/dogs.ts'
import { SIZE_NAME } from '../../../contract/dogs/dog-sizes.ts'

export const formatKg = (kg: number) => String(Math.round(kg * 10) / 10)

/** The name of a dog, or a stand-in if it has none. */
export const dogLabel = (dog: Dog) => dog.name ?? '우리 강아지'

/** "웰시코기 · 중형견 · 12.4kg" */
export const factsOf = ({ breed, size, weightKg }: Pick<Dog, 'breed' | 'size' | 'weightKg'>) =>
  [breed, SIZE_NAME[size], `${formatKg(weightKg)}kg`].filter(Boolean).join(' · ')
