import { daysOf, type Moment } from '../time/days.ts'
import type { Dog } from '../dogs/dogs.ts'
import type { Level } from './verdict-levels.ts'
import type { DogPolicy } from '../policy/policy.ts'
import {
  conditionsFor,
  countRefusal,
  limitDoubtsOf,
  metConditionsOf,
  notesFor,
  refusalsOf,
  unknownsOf,
} from './verdict-reasons.ts'

export interface Reason {
  level: Level | 'info'
  /** A short sentence in Korean (해요체). */
  text: string
}

export interface Verdict {
  level: Level
  /** Most important first; never empty. */
  reasons: Reason[]
}

/**
 * May this dog enter at this moment? Pure; `fitsCondition` of server/domains/places is the same in SQL.
 * A violated rule means no, even if other things are unknown; an unknown never means no. `together`: how many dogs come along.
 */
export function verdict(dog: Dog, policy: DogPolicy, when: Moment, together = dog.count): Verdict {
  if (dog.guide)
    return { level: 'yes', reasons: [...as('yes', GUIDE_DOG), ...as('info', ['보조견 표지를 챙겨 주세요'])] }

  const days = daysOf(when)
  const refusals = refusalsOf(dog, policy, days)
  const doubts = unknownsOf(policy, days)
  if (refusals.length) return { level: 'no', reasons: [...as('no', refusals), ...as('unknown', doubts.phrases)] }

  const unknown = [...doubts.gaps, ...limitDoubtsOf(dog, policy, days), ...doubts.phrases]
  const conditions = conditionsFor(dog, policy, unknown.length > 0, together)
  return {
    level: unknown.length ? 'unknown' : conditions.length ? 'conditions' : 'yes',
    reasons: [
      ...as('unknown', unknown),
      ...as('conditions', conditions),
      // Beside something unknown even a met condition would read as a promise.
      ...as('yes', unknown.length ? [] : metConditionsOf(dog, policy, days)),
      ...as('info', notesFor(policy, unknown.length > 0)),
    ],
  }
}

/** Strictest first: a refusal stays one whatever becomes known, and an unknown may turn out worse than conditions. */
const STRICTNESS: readonly Level[] = ['no', 'unknown', 'conditions', 'yes']
const strictness = ({ level }: { level: Level }) => STRICTNESS.indexOf(level)

export interface DogVerdict<D extends Dog = Dog> extends Verdict {
  dog: D
}

export interface PartyVerdict<D extends Dog = Dog> {
  /** The strictest level of the party. */
  level: Level
  /** Refusal because of the party's size, independent of the single dogs. */
  together: Reason[]
  /** The verdict of each dog, strictest first. */
  each: DogVerdict<D>[]
}

/**
 * May these dogs enter together? Their number counts too, without guide dogs: a place may limit pets only. Null without dogs.
 * In SQL a party passes a filter if each of its dogs and their number do.
 */
export function verdictOfAll<D extends Dog>(
  dogs: readonly D[],
  policy: DogPolicy,
  when: Moment,
): PartyVerdict<D> | null {
  const [first, second] = dogs
  if (!first) return null
  // For a dog described as one of several its own sentence about the number is used.
  if (!second) {
    const own = { dog: first, ...verdict(first, policy, when) }
    return { level: own.level, together: [], each: [own] }
  }
  const pets = dogs.reduce((sum, { guide, count }) => sum + (guide ? 0 : count), 0)
  const tooMany = countRefusal(pets, policy)
  const each = dogs
    .map((dog) => ({ dog, ...verdict({ ...dog, count: 1 }, policy, when, pets) }))
    .sort((a, b) => strictness(a) - strictness(b))
  const together = tooMany && each.some(({ level }) => level !== 'no') ? as('no', [tooMany]) : []
  return { level: together.length ? 'no' : each[0]!.level, together, each }
}

/** The most important sentence, where there is room for only one. */
export const gistOf = ({ together, each }: PartyVerdict): string => (together[0] ?? each[0]?.reasons[0])?.text ?? ''

const GUIDE_DOG = ['보조견은 법으로 출입이 보장돼요 (장애인복지법 제40조)']

const as = (level: Reason['level'], texts: readonly string[]): Reason[] =>
  [...new Set(texts)].map((text) => ({ level, text }))
