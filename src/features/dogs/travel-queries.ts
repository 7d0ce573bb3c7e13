import type { Dog } from '../../../contract/dogs.ts'
import { getVisitorDog, useVisitorDog } from './state.ts'
import type { TravelDog } from './travel-model.ts'

const NOBODY: readonly TravelDog[] = []
const alone = new WeakMap<Dog, readonly TravelDog[]>()

/** The same list for the same dog. */
function listOf(dog: Dog | null): readonly TravelDog[] {
  if (!dog) return NOBODY
  const list = alone.get(dog) ?? [{ ...dog, id: 0 }]
  alone.set(dog, list)
  return list
}

/** For whom everything is judged, at most `MOST_TOGETHER`; none when none was described. */
export const useTravelDogs = (): readonly TravelDog[] => listOf(useVisitorDog())

/** For loaders, outside of rendering. */
export const getTravelDogs = (): readonly TravelDog[] => listOf(getVisitorDog())
