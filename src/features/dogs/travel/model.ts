import type { Dog } from '../../../../contract/dogs/dogs.ts'
import { MAX_DOGS_TOGETHER } from '../../../../contract/dogs/dog-sizes.ts'
import { toDog } from '../../../../contract/places/party.ts'
import type { MemberDog } from '../../../../contract/dogs/member-dogs.ts'
import { dogLabel, factsOf } from '../label-model.ts'

/** A dog for which verdicts are given; `id` of a member's dog, 0 for the visitor's. */
export interface TravelDog extends Dog {
  id: number
}

/** A member's travelling dogs: all except those that stay at home; if none is left, all of them. */
export function travelling(dogs: readonly MemberDog[], home: readonly number[]): readonly TravelDog[] {
  const along = dogs.filter(({ id }) => !home.includes(id))
  return (along.length > 0 ? along : dogs).slice(0, MAX_DOGS_TOGETHER).map((dog) => ({ ...toDog(dog), id: dog.id }))
}

/** "말티즈 · 중형견 · 14kg · 맹견": the facts that a verdict is based on. */
export const dogFacts = (dog: Dog) =>
  [factsOf(dog), dog.guide && '보조견', dog.restricted && '맹견', dog.count > 1 && `${dog.count}마리`]
    .filter(Boolean)
    .join(' · ')

const LONG = 8

/** Shortens a long name where several are in a line. */
export function shortName(dog: Dog): string {
  const letters = Array.from(dogLabel(dog))
  return letters.length > LONG ? `${letters.slice(0, LONG - 1).join('')}…` : letters.join('')
}

/** "콩이", "콩이·보리", "콩이 외 2마리". */
export function partyName([first, second, ...others]: readonly Dog[]): string {
  if (!first) return ''
  if (!second) return dogLabel(first)
  const both = dogLabel(first) + dogLabel(second)
  if (others.length === 0 && both.length <= LONG) return `${dogLabel(first)}·${dogLabel(second)}`
  return `${shortName(first)} 외 ${others.length + 1}마리`
}
