import type { Day } from '../../contract/days.ts'
import type { Dog } from '../../contract/dogs.ts'
import type { DogPolicy } from '../../contract/policy.ts'
import { type Level, verdict } from '../../contract/verdict.ts'

/** A dog whose verdict at a known place an import changes. */
export interface VerdictChange {
  name: string
  sourceKey: string
  /** "14kg 중형견". */
  dog: string
  before: Level
  after: Level
}

const dog = (weightKg: number, size: Dog['size'], restricted = false): Dog => ({
  ...{ name: null, weightKg, size, breed: restricted ? '로트와일러' : '푸들', restricted, guide: false, count: 1 },
})
const DOGS: readonly (readonly [text: string, dog: Dog])[] = [
  ['3kg 소형견', dog(3, 'small')],
  ['8kg 소형견', dog(8, 'small')],
  ['14kg 중형견', dog(14, 'medium')],
  ['32kg 대형견', dog(32, 'large')],
  ['32kg 맹견', dog(32, 'large', true)],
]
/** A weekday, a Saturday and a holiday. */
const MOMENTS = ([2, 6, 7] as const).map((day: Day) => ({ day, weekday: day === 7 ? 3 : day, minute: 720 }))

export function verdictChanges(name: string, sourceKey: string, before: DogPolicy, after: DogPolicy): VerdictChange[] {
  return DOGS.flatMap(([text, each]) => {
    const changed = MOMENTS.map(
      (at) => [verdict(each, before, at).level, verdict(each, after, at).level] as const,
    ).find(([old, fresh]) => old !== fresh)
    return changed ? [{ name, sourceKey, dog: text, before: changed[0], after: changed[1] }] : []
  })
}
