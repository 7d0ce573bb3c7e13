import type { Day, Moment } from '../time/days.ts'
import type { Dog } from '../dogs/dogs.ts'
import type { DogPolicy } from '../policy/policy.ts'
import { verdictOfAll } from './verdict.ts'
import type { Level } from './verdict-levels.ts'

export const LEVELS = ['yes', 'conditions', 'unknown', 'no'] as const satisfies readonly Level[]

/** A weekday, a Saturday and a holiday, at noon. */
export const SAMPLE_MOMENTS: readonly Moment[] = ([2, 6, 7] as const).map((day: Day) => ({
  day,
  weekday: day === 7 ? 3 : day,
  minute: 720,
}))

export interface Flip {
  before: Level
  after: Level
}

/** How a changed policy changes the verdict on these dogs together: at the first moment at which it does. Null if it doesn't. */
export function flipOf(dogs: readonly Dog[], before: DogPolicy, after: DogPolicy): Flip | null {
  for (const at of SAMPLE_MOMENTS) {
    const [was, is] = [verdictOfAll(dogs, before, at)?.level, verdictOfAll(dogs, after, at)?.level]
    if (was && is && was !== is) return { before: was, after: is }
  }
  return null
}

/** A verdict that lets more dogs in stands first in `LEVELS`. */
export const isBetter = ({ before, after }: Flip): boolean => LEVELS.indexOf(after) < LEVELS.indexOf(before)
