import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { SAMPLE_DOGS } from '../../../contract/dogs/sample-dogs.ts'
import type { Level } from '../../../contract/verdict/verdict-levels.ts'
import { flipOf } from '../../../contract/verdict/verdict-flips.ts'

/** A dog whose verdict at a known place an import changes. */
export interface VerdictChange {
  name: string
  sourceKey: string
  /** "14kg 중형견". */
  dog: string
  before: Level
  after: Level
}

export const verdictChanges = (name: string, sourceKey: string, before: DogPolicy, after: DogPolicy): VerdictChange[] =>
  SAMPLE_DOGS.flatMap(([text, dog]) => {
    const flip = flipOf([dog], before, after)
    return flip ? [{ name, sourceKey, dog: text, ...flip }] : []
  })
