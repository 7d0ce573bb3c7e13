import type { ReportedDog } from '../../../contract/entries/entries.ts'
import type { Outcome } from '../../../contract/entries/outcomes.ts'
import { momentInKorea } from '../../../contract/time/korea-time.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { verdict } from '../../../contract/verdict/verdict.ts'

interface Visit {
  outcome: Outcome
  dog: ReportedDog | null
  /** ISO date. */
  visitedOn: string
}

/** Whether the outcome agrees with the policy's verdict for that dog and day; null if the verdict or the dog is unknown. */
export function agreement({ outcome, dog, visitedOn }: Visit, policy: DogPolicy): boolean | null {
  if (!dog) return null
  const { level } = verdict({ ...dog, name: null }, policy, momentInKorea(new Date(`${visitedOn}T12:00:00+09:00`)))
  if (level === 'unknown') return null
  return (level === 'no') === (outcome === 'refused')
}
