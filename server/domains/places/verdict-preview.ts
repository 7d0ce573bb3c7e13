import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { type Flip, flipOf, isBetter } from '../../../contract/verdict/verdict-flips.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import type { PlaceSavers } from './ports.ts'
import { readPlaces } from './stored-store.ts'

/** Whose verdict a policy would change, and in which direction, before it is saved. */
export async function previewVerdicts(db: Db, savers: PlaceSavers, id: number, policy: DogPolicy) {
  const { input } = (await readPlaces(db, [id])).get(id) ?? fail('PLACE_NOT_FOUND')
  const saved = await savers.dogsOf(db, id)
  const counts = new Map<string, Flip & { better: boolean; members: number }>()
  for (const dogs of saved.dogs) {
    const flip = flipOf(dogs, input.policy, policy)
    if (!flip) continue
    const key = `${flip.before} ${flip.after}`
    const known = counts.get(key)
    counts.set(key, { ...flip, better: isBetter(flip), members: (known?.members ?? 0) + 1 })
  }
  const flips = [...counts.values()].sort((a, b) => b.members - a.members)
  return { savers: saved.savers, withDogs: saved.dogs.length, flips }
}
