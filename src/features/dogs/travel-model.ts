import type { Dog } from '../../../contract/dogs.ts'
import { dogLabel, factsOf } from './model.ts'

/** One of those for whom everything is judged; `id` of a member's dog, 0 for the visitor's. */
export interface TravelDog extends Dog {
  id: number
}

/** "말티즈 · 중형견 · 14kg · 맹견": what a verdict went by. */
export const dogFacts = (dog: Dog) =>
  [factsOf(dog), dog.guide && '보조견', dog.restricted && '맹견', dog.count > 1 && `${dog.count}마리`]
    .filter(Boolean)
    .join(' · ')

/** "콩이", "콩이·보리", "콩이 외 2마리". */
export function partyName(dogs: readonly Dog[]): string {
  const names = dogs.map(dogLabel)
  const short = names.length < 2 || (names.length === 2 && names.join('').length <= 8)
  return short ? names.join('·') : `${names[0]} 외 ${names.length - 1}마리`
}
