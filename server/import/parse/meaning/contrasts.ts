import { ALL_DAYS, type Day, HOLIDAY } from '../../../../contract/time/days.ts'
import type { Clause, Days, Phrase, Predicate, Who } from '../grammar/tree.ts'
import { isAnyDog } from './parts.ts'
import type { Part } from './sentences.ts'

/**
 * Two clauses of a sentence that say the opposite of all other days: "대형견은 평일에만 가능하고 주말은 안 됩니다" is one rule, whichever half stands first and
 * whether or not the first says "만". The second says nothing new.
 */
export function withoutContrasts(parts: readonly Part[]): Part[] {
  const told: Part[] = []
  for (const part of parts) {
    if (!part.clauses) {
      told.push(part)
      continue
    }
    const clauses: Clause[] = []
    for (const clause of part.clauses) {
      const before = clauses.at(-1) ?? (part.clauses[0] === clause ? onlyClauseOf(told.at(-1)) : undefined)
      const one = before && (ofSomeDogs(before, clause) ?? ofAllElse(before, clause))
      if (!one) clauses.push(clause)
      else if (clauses.length > 0) clauses[clauses.length - 1] = one
      else {
        const last = told.pop()
        clauses.push(...(last?.clauses?.slice(0, -1) ?? []), one)
      }
    }
    told.push({ ...part, clauses })
  }
  return told
}

/** How a clause ends that the next goes on with. */
const GOES_ON = /(?:며|고|지만|나|는데)$/

const onlyClauseOf = (part: Part | undefined): Clause | undefined => part?.clauses?.at(-1)

const said = ({ phrases }: Clause): Phrase[] => phrases.filter(({ is }) => is !== 'adverb')
const isPlain = ({ brackets }: { brackets: readonly unknown[] }) => brackets.length === 0
const may = (predicate: Predicate | null) => predicate?.verb === 'may' && !predicate.thenMay
const mayNot = (predicate: Predicate | null) =>
  (predicate?.verb === 'mayNot' || predicate?.verb === 'limit') && !predicate.pets

/** Whether two of these name all days of a week, each once; a policy that names no holidays is silent of them. */
function splitsWeek(some: readonly Day[], others: readonly Day[]): boolean {
  const days = [...some, ...others]
  return new Set(days).size === days.length && ALL_DAYS.every((day) => day === HOLIDAY || days.includes(day))
}

const daysOf = (phrases: readonly Phrase[]): Days | null => {
  const [days, ...more] = phrases.filter((phrase) => phrase.is === 'days')
  return days && more.length === 0 && ['none', 'topic', 'at', 'subject', 'only'].includes(days.case) ? days : null
}

/** "대형견은 주말 불가, 평일 가능": on no other days than these. */
function ofSomeDogs(before: Clause, clause: Clause): Clause | null {
  const [first, second] = [said(before), said(clause)]
  const who = first[0]
  const [own, other] = [daysOf(first), daysOf(second)]
  if (who?.is !== 'who' || !isNarrow(who) || !own || !other || first.length !== 2 || second.length !== 1) return null
  if (!isPlain(before) || !isPlain(clause)) return null
  const turns = may(before.predicate) && mayNot(clause.predicate)
  const returns = mayNot(before.predicate) && may(clause.predicate)
  if (!(turns || returns) || !splitsWeek(own.days, other.days)) return null
  // "대형견은 평일만 가능, 주말은 불가": with a comma the second may be of all dogs.
  const alone = own.case === 'only' || other.case === 'only'
  if (clause.listed && (alone || who.case !== 'topic')) return null
  if (alone && !GOES_ON.test(before.text)) return null
  const open = turns ? { clause: before, days: own } : { clause, days: other }
  const phrases = before.phrases.map((phrase) =>
    phrase === own ? ({ ...open.days, case: 'only' } satisfies Days) : phrase,
  )
  return { ...before, phrases, predicate: open.clause.predicate, text: `${before.text}, ${clause.text}` }
}

/** Whom a topic is, with nothing left open. */
const isNarrow = (who: Who): boolean =>
  !isAnyDog(who) && isPlain(who) && !who.among && !who.open && ['none', 'topic', 'subject'].includes(who.case)

/** "주말에는 대형견 불가, 평일에는 가능": of all other days nothing was refused. */
function ofAllElse(before: Clause, clause: Clause): Clause | null {
  const [first, second] = [said(before), said(clause)]
  const [own, other] = [daysOf(first), daysOf(second)]
  if (!own || !other || own.case === 'only' || other.case === 'only') return null
  const who = first.find((phrase) => phrase.is === 'who')
  if (first.length !== 2 || who?.is !== 'who' || !isNarrow(who) || who.case === 'topic') return null
  const all = (phrase: Phrase) => phrase === other || (phrase.is === 'who' && isEverybody(phrase))
  if (!second.every(all) || !mayNot(before.predicate) || !may(clause.predicate)) return null
  if (!isPlain(before) || !isPlain(clause) || !splitsWeek(own.days, other.days)) return null
  return { ...before, text: `${before.text}, ${clause.text}` }
}

const isEverybody = (who: Who): boolean =>
  isAnyDog(who) ||
  (['none', 'topic', 'subject', 'also'].includes(who.case) && who.terms.every(({ is }) => is === 'every'))

/** "대형견은 평일만 가능해요. 주말엔 안됩니다": whether the second is of these or of all can't be told. */
export function mayBeOfSomeDogs(clause: Clause, last: Clause | null): boolean {
  const [days, ...more] = said(clause)
  if (!last || days?.is !== 'days' || more.length > 0 || !mayNot(clause.predicate) || !may(last.predicate)) return false
  const [who, own] = said(last)
  return who?.is === 'who' && isNarrow(who) && own?.is === 'days' && splitsWeek(own.days, days.days)
}
