import type { QueryClient } from '@tanstack/react-query'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import { submitCommand } from '../../../platform/commands/run-command.ts'
import { saveDog } from '../mutations.ts'
import { askDogs } from '../queries.ts'
import { rereadVisitorDog, setVisitorDog } from '../state.ts'

/** Other facts of a dog are edited on its own page. */
const UNTOLD = {
  birthday: null,
  sex: null,
  neutered: null,
  registrationNumber: null,
  vaccinations: [],
  traits: [],
  note: '',
  photoId: null,
}

const isAlike = (a: object, b: object) => Object.entries(a).every(([key, value]) => value === b[key as never])

const isStillHere = (dog: Dog) => isAlike(dog, rereadVisitorDog() ?? {})

/** Deletes the dog from the device once it is the member's. */
export function deleteDeviceDog(seen: Dog): void {
  if (isStillHere(seen)) setVisitorDog(seen.count > 1 ? { ...seen, name: null, count: seen.count - 1 } : null)
}

let before: Promise<void> = Promise.resolve()

/** One at a time across all tabs; on plain http, which has no locks, within this tab. */
function withLock(act: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request('daengdaeng.move-dog', act)
  const turn = before.then(act)
  before = turn.catch(() => undefined)
  return turn
}

/**
 * Creates the dog described on this device (`seen`) for the member, once: another tab may have done so, or an earlier attempt whose
 * answer was lost. Of several dogs described as one, one moves and the others stay. Throws if the server refuses; the dog then stays too.
 */
export const moveDogToAccount = (queryClient: QueryClient, seen: Dog, name: string): Promise<void> =>
  withLock(async () => {
    if (!isStillHere(seen)) return
    const { weightKg, size, restricted, guide } = seen
    const told = { name, breed: seen.breed?.trim() || null, weightKg, size, restricted, guide }
    const mine = await askDogs()
    if (!mine.some((dog) => isAlike(told, dog)))
      await submitCommand(queryClient, saveDog, { id: null, dog: { ...told, ...UNTOLD } })
    deleteDeviceDog(seen)
  })
