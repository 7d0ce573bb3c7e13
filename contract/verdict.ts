import type { Moment } from './days.ts'
import type { Dog } from './dogs.ts'
import type { DogPolicy } from './policy.ts'

export type Level = 'yes' | 'conditions' | 'no' | 'unknown'
export const LEVEL_NAME: Record<Level, string> = {
  yes: '갈 수 있어요',
  conditions: '조건부',
  no: '갈 수 없어요',
  unknown: '확인 필요',
}

export interface Reason {
  level: Level | 'info'
  /** A short sentence in Korean (해요체). */
  text: string
}

export interface Verdict {
  level: Level
  /** The weightiest first; never empty. */
  reasons: Reason[]
}

/** May this dog enter at this moment? Pure; the SQL filter `fits` must agree with it. */
export function verdict(_dog: Dog, _policy: DogPolicy, _when: Moment): Verdict {
  throw new Error('being written')
}
