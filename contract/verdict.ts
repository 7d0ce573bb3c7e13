import { daysOf, type Moment } from './days.ts'
import type { Dog } from './dogs.ts'
import type { DogPolicy } from './policy.ts'
import { conditionsFor, unknownsOf, metConditionsOf, notesFor, countRefusal, refusalsOf } from './verdict-reasons.ts'

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

/**
 * May this dog enter at this moment? Pure; `fitsCondition` of server/domains/places says the same in SQL.
 * What is violated says no, even where other things are unknown; what is not known is never a no.
 */
export function verdict(dog: Dog, policy: DogPolicy, when: Moment): Verdict {
  if (dog.guide)
    return { level: 'yes', reasons: [...as('yes', GUIDE_DOG), ...as('info', ['보조견 표지를 챙겨 주세요'])] }

  const days = daysOf(when)
  const refusals = refusalsOf(dog, policy, days)
  const doubts = unknownsOf(policy, days)
  if (refusals.length) return { level: 'no', reasons: [...as('no', refusals), ...as('unknown', doubts.phrases)] }

  const unknown = [...doubts.gaps, ...doubts.phrases]
  const conditions = conditionsFor(dog, policy)
  return {
    level: unknown.length ? 'unknown' : conditions.length ? 'conditions' : 'yes',
    reasons: [
      ...as('unknown', unknown),
      ...as('conditions', conditions),
      ...as('yes', metConditionsOf(dog, policy, days)),
      ...as('info', notesFor(policy)),
    ],
  }
}

/** The strictest first: what is refused stays refused whatever else is learnt, and what isn't known may yet be worse than its terms. */
const STRICTNESS: readonly Level[] = ['no', 'unknown', 'conditions', 'yes']
const strictness = ({ level }: { level: Level }) => STRICTNESS.indexOf(level)

export interface DogVerdict<D extends Dog = Dog> extends Verdict {
  dog: D
}

export interface PartyVerdict<D extends Dog = Dog> {
  /** Of the party: the strictest there is. */
  level: Level
  /** What stands against so many together, however welcome each of them is. */
  together: Reason[]
  /** Each dog's own, the strictest first. */
  each: DogVerdict<D>[]
}

/**
 * May these dogs enter together? They count as their number, guide dogs aside: a place may limit pets only. Null when there are none.
 * The same in SQL as for one dog: a party passes a filter when each of its dogs and their number do.
 */
export function verdictOfAll<D extends Dog>(
  dogs: readonly D[],
  policy: DogPolicy,
  when: Moment,
): PartyVerdict<D> | null {
  const [first, second] = dogs
  if (!first) return null
  // A dog that was described as one of several keeps its own sentence about them.
  if (!second) {
    const own = { dog: first, ...verdict(first, policy, when) }
    return { level: own.level, together: [], each: [own] }
  }
  const pets = dogs.reduce((sum, { guide, count }) => sum + (guide ? 0 : count), 0)
  const tooMany = countRefusal(pets, policy)
  const each = dogs
    .map((dog) => ({ dog, ...verdict({ ...dog, count: 1 }, policy, when) }))
    .sort((a, b) => strictness(a) - strictness(b))
  const together = tooMany && each.some(({ level }) => level !== 'no') ? as('no', [tooMany]) : []
  return { level: together.length ? 'no' : each[0]!.level, together, each }
}

/** The one sentence where there is room for one. */
export const gistOf = ({ together, each }: PartyVerdict): string => (together[0] ?? each[0]?.reasons[0])?.text ?? ''

const GUIDE_DOG = ['보조견은 법으로 출입이 보장돼요 (장애인복지법 제40조)']

const as = (level: Reason['level'], texts: readonly string[]): Reason[] =>
  [...new Set(texts)].map((text) => ({ level, text }))
