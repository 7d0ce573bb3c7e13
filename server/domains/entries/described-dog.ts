import type { Dog } from '../../../contract/dogs/dogs.ts'
import type { ReportedDog } from '../../../contract/entries/entries.ts'
import { toDog } from '../../../contract/places/party.ts'

/** A member's dog as a report describes it: without its name, which is private. */
export function describedDog(dog: Omit<Dog, 'count'>): ReportedDog {
  const { name: _name, ...facts } = toDog(dog)
  return facts
}
