import { daysOf, type Moment } from '../time/days.ts'
import { breedKey } from '../dogs/dog-breeds.ts'
import type { Dog } from '../dogs/dogs.ts'
import type { PlaceFilter } from './place-filter.ts'

/** What a verdict needs to know about a member's dog. */
export const toDog = ({ name, weightKg, size, breed, restricted, guide }: Omit<Dog, 'count'>): Dog => ({
  name,
  weightKg,
  size,
  breed,
  restricted,
  guide,
  count: 1,
})

/** The filter for a party (at most `MAX_DOGS_TOGETHER` dogs) and a day; normalised, so that equal ones share an address. */
export const dogFilter = (dogs: readonly Dog[], when: Pick<Moment, 'day' | 'weekday'>): PlaceFilter => ({
  ...partyFilter(dogs),
  day: when.day,
  ...(daysOf(when).length > 1 && { weekday: when.weekday }),
})

/** The same without the day: identifies a party without the dogs' names. */
export function partyFilter(dogs: readonly Dog[]): PlaceFilter {
  const pets = dogs.filter(({ guide }) => !guide)
  // A guide dog may go everywhere: it doesn't affect the others.
  const told = pets.length > 0 ? pets : dogs
  const weights = told.map(({ weightKg }) => weightKg)
  const breeds = told.flatMap(({ breed }) => (breed === null ? [] : breedKey(breed) || []))
  const count = told.reduce((sum, dog) => sum + dog.count, 0)
  return {
    weight: [...new Set([Math.min(...weights), Math.max(...weights)])],
    size: unique(told.map(({ size }) => size)),
    ...(count > 1 && { dogs: count }),
    ...(breeds.length > 0 && { breed: unique(breeds) }),
    ...(told.some(({ restricted }) => restricted) && { restricted: true }),
    ...(pets.length === 0 && { guide: true }),
  }
}

const unique = <T extends string>(values: readonly T[]) => [...new Set(values)].sort()
