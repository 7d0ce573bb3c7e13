import { daysOf, type Moment } from './days.ts'
import type { Dog } from './dogs.ts'
import type { DogPolicy } from './policy.ts'
import { conditionsFor, doubtsAbout, favoursFor, notesFor, refusalsOf } from './verdict-reasons.ts'

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
  const doubts = doubtsAbout(policy, days)
  if (refusals.length) return { level: 'no', reasons: [...as('no', refusals), ...as('unknown', doubts.phrases)] }

  const unknown = [...doubts.gaps, ...doubts.phrases]
  const conditions = conditionsFor(dog, policy)
  return {
    level: unknown.length ? 'unknown' : conditions.length ? 'conditions' : 'yes',
    reasons: [
      ...as('unknown', unknown),
      ...as('conditions', conditions),
      ...as('yes', favoursFor(dog, policy, days)),
      ...as('info', notesFor(policy)),
    ],
  }
}

const GUIDE_DOG = ['보조견은 법으로 출입이 보장돼요 (장애인복지법 제40조)']

const as = (level: Reason['level'], texts: readonly string[]): Reason[] =>
  [...new Set(texts)].map((text) => ({ level, text }))
