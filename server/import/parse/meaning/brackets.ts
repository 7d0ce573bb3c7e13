import { SIZES } from '../../../../contract/dogs/dog-sizes.ts'
import type { Clause, Phrase, Place, Term, Verb, Who } from '../grammar/tree.ts'
import { isAnyDog } from './parts.ts'
import { groupOf, isLargest, isUpper } from './whom.ts'

/** What a bracket says of the rule that it stands behind. */

/** "동반 가능(15kg 이하, 객실당 1마리)": each of a list of terms stands in a clause of its own. Null if it is no such list. */
export function listedTerms({ phrases, predicate, brackets }: Clause): Clause[] | null {
  const open = phrases.every((phrase) => phrase.is === 'adverb' || (phrase.is === 'who' && isAnyDog(phrase)))
  if (brackets.length < 2 || predicate?.verb !== 'may' || !open) return null
  const clauses = brackets.map((bracket): Clause | null => {
    const [only, ...more] = bracket.phrases
    if (!only || more.length > 0 || bracket.brackets.length > 0 || bracket.predicate) return null
    if (only.is === 'count' || (only.is === 'items' && only.as === 'bare')) return bracket
    return only.is === 'who' && only.case === 'none' && groupOf(only.terms) && !only.among && !only.open
      ? { ...bracket, phrases: [{ ...only, case: 'only' }], predicate }
      : null
  })
  return clauses.every((clause) => clause !== null) ? clauses : null
}

/** "동반 가능(주말 제외)": on the other days, where the rule names none. */
export function butDays({ phrases, predicate }: Clause, rule: readonly Phrase[]): Phrase | null {
  const [days] = phrases
  const excepts = predicate === null && phrases.length === 1 && days?.is === 'days' && days.case === 'except'
  return excepts && rule.every((phrase) => phrase.is === 'adverb' || (phrase.is === 'who' && isAnyDog(phrase)))
    ? days
    : null
}

/** "(대형견)", "(실내)", "(주말)" behind a whole rule: whom, where or when it is for. */
export function scopeIn({ phrases, predicate }: Clause): Phrase | null {
  const [only] = phrases
  if (predicate !== null || phrases.length !== 1 || !only) return null
  return (only.is === 'who' || only.is === 'place' || only.is === 'days') &&
    (only.case === 'none' || only.case === 'topic')
    ? only
    : null
}

/** "입마개 필수(소형견 제외)": of whom it isn't asked; they aren't refused. */
export function exempt({ phrases, predicate }: Clause, rule: readonly Phrase[]): Who | null {
  const [who] = phrases
  const demands = rule.some(({ is }) => is === 'items') && rule.every(({ is }) => is === 'items' || is === 'adverb')
  const excepts = predicate === null && phrases.length === 1 && who?.is === 'who' && who.case === 'except'
  return demands && excepts ? who : null
}

/**
 * "실내 불가(소형견 제외)": whom a refusal is not for stands before it. Open where the rule is for some dogs already ("대형견 불가(10kg 미만 제외)"), or
 * lets them in at some places or times only ("테라스만 가능(소형견 제외)"): whether those may come elsewhere or nowhere can't be told.
 */
export function exceptedBy(
  { phrases, predicate }: Clause,
  rule: readonly Phrase[],
  clause: Clause,
): Who | 'open' | null {
  const [who, ...more] = phrases
  if (predicate !== null || more.length > 0 || who?.is !== 'who' || who.case !== 'except') return null
  if (who.terms.every(({ is }) => is === 'guide')) return null
  const others = rule.filter((phrase) => phrase.is !== 'adverb' && !(phrase.is === 'who' && isAnyDog(phrase)))
  const verb = clause.predicate?.verb
  const grouped = groupOf(who.terms) !== null
  if (verb === 'mayNot' || verb === 'limit')
    return others.every((phrase) => isWhereOrWhen(phrase) && ['none', 'topic', 'at'].includes(phrase.case))
      ? who
      : 'open'
  return grouped && others.some((phrase) => isWhereOrWhen(phrase) && phrase.case === 'only') ? 'open' : null
}

const isWhereOrWhen = (phrase: Phrase) => phrase.is === 'place' || phrase.is === 'days'

/** "대형견(입마개 필수) 가능", "대형견 가능(단, 입마개 착용)": what a bracket asks for is asked of those before it. */
export function asked(bracket: Clause, who: Who | null, where: Place | null, several: boolean): Clause {
  const { phrases, predicate } = bracket
  const plain = (predicate === null || predicate.verb === 'must') && phrases.some(({ is }) => is === 'items')
  // "실내: 소형견만(안고 있어야 함)": who comes elsewhere isn't asked.
  if (who?.case === 'only' && where && plain) {
    const asks = phrases.filter(({ is }) => is !== 'adverb')
    return { ...bracket, phrases: [{ ...where, case: 'topic' }, { ...who, case: 'topic', brackets: [] }, ...asks] }
  }
  // "실내 가능(케이지), 야외 가능(목줄)": each in its own part.
  const all = !who || (isAnyDog(who) && who.case !== 'only')
  if (all && where && plain && isNamedPart(where) && phrases.every(({ is }) => is === 'items' || is === 'adverb'))
    return { ...bracket, phrases: [{ ...where, case: 'topic' }, ...phrases.filter(({ is }) => is !== 'adverb')] }
  const own = phrases.filter(({ is }) => is !== 'adverb')
  if (!who || !plain || !own.every(({ is }) => is === 'items')) return bracket
  // "소형견 가능(케이지), 중형견 가능(목줄)": of each group its own.
  if (several && isOneGroup(who) && !isUpperGroup(who.terms)) {
    const there: Phrase[] = where && isNamedPart(where) ? [{ ...where, case: 'topic' }] : []
    return { ...bracket, phrases: [...there, { ...who, case: 'topic', brackets: [] }, ...own] }
  }
  if (who.case === 'only') return bracket
  if (!isNamedOnly(who) || who.among || who.open) return bracket
  const named = who.terms.every(({ is }) => is === 'concern') || isUpperGroup(who.terms)
  return named ? { ...bracket, phrases: [{ ...who, case: 'topic', brackets: [] }, ...own] } : bracket
}

/** "맹견 가능(입마개)", "맹견(입마개) 가능": they come on that term; null if the clause is no such rule. */
export function onTerms(clause: Clause): Clause | null {
  const [who, ...others] = clause.phrases.filter(({ is }) => is !== 'adverb')
  if (clause.predicate?.verb !== 'may' || others.length > 0 || who?.is !== 'who' || !isConcern(who)) return null
  const [bracket, ...more] = [...who.brackets, ...clause.brackets]
  if (!bracket || more.length > 0 || (bracket.predicate && bracket.predicate.verb !== 'must')) return null
  const [items, ...rest] = bracket.phrases.filter(({ is }) => is !== 'adverb')
  if (rest.length > 0 || items?.is !== 'items' || items.as !== 'bare' || items.brackets.length > 0) return null
  const joint = items.joint === 'comma' ? 'and' : items.joint
  return {
    ...clause,
    phrases: [
      { ...who, brackets: [] },
      { ...items, as: 'when', joint },
    ],
    brackets: [],
  }
}

/** "소형견(케이지), 중형견(목줄) 가능": what the bracket behind each group asks is asked of that group. Null if it is no such list. */
export function eachOnTerms(clause: Clause): { clause: Clause; extra: Clause[] } | null {
  const [who, ...others] = clause.phrases.filter(({ is }) => is !== 'adverb')
  if (clause.predicate?.verb !== 'may' || others.length > 0 || who?.is !== 'who' || who.terms.length < 2) return null
  if (who.among || who.open || who.joint === 'or' || who.case === 'except' || who.case === 'not') return null
  const at = who.bracketAt ?? []
  if (!who.terms.every(({ is }, i) => is === 'sizes' && at.filter((place) => place === i).length === 1)) return null
  const asks = ({ phrases, predicate, brackets }: Clause) =>
    (predicate === null || predicate.verb === 'must') &&
    brackets.length === 0 &&
    phrases.every((phrase) => phrase.is === 'items' && phrase.as === 'bare')
  if (!who.brackets.every(asks)) return null
  const extra = who.brackets.map((bracket, i): Clause => {
    const terms = who.terms.slice(at[i], (at[i] ?? 0) + 1)
    return {
      ...bracket,
      phrases: [{ ...who, terms, joint: 'single', case: 'topic', brackets: [] }, ...bracket.phrases],
    }
  })
  const phrases = clause.phrases.map((phrase) => (phrase === who ? { ...who, brackets: [], bracketAt: [] } : phrase))
  return { clause: { ...clause, phrases }, extra }
}

/** Whether a text tells more than one group of dogs apart: those that it lets in, each by a rule of its own, and those of whom it is silent. */
export function isOfSeveral(clauses: readonly Clause[]): boolean {
  const groups = (turned: boolean) =>
    clauses
      .filter(({ predicate }) => TURNS_AWAY.has(predicate?.verb ?? 'may') === turned)
      .flatMap(({ phrases }) => phrases)
      .flatMap((phrase) => (phrase.is === 'who' && (isOneGroup(phrase) || isConcern(phrase)) ? [phrase.terms] : []))
  const [admitted, out] = [groups(false), groups(true)]
  return new Set(admitted.map((terms) => JSON.stringify(terms))).size > 1 || leavesSizes(admitted, out)
}

/** "소형견 가능(케이지), 대형견 불가": the medium ones may come without. */
function leavesSizes(may: readonly Term[][], mayNot: readonly Term[][]): boolean {
  const sizes = (list: readonly Term[][]) => list.flatMap((terms) => groupOf(terms)?.sizes ?? [])
  const [own, others] = [sizes(may), sizes(mayNot)]
  return own.length > 0 && others.length > 0 && SIZES.some((size) => !own.includes(size) && !others.includes(size))
}

const TURNS_AWAY: ReadonlySet<Verb> = new Set<Verb>(['mayNot', 'limit', 'limitPerhaps'])
const isNamedOnly = ({ case: own }: Who) => ['none', 'topic', 'subject', 'also'].includes(own)
const isConcern = (who: Who) =>
  isNamedOnly(who) && !who.among && !who.open && who.terms.every(({ is }) => is === 'concern')
const isOneGroup = (who: Who) =>
  (isNamedOnly(who) || who.case === 'only') && !who.among && !who.open && groupOf(who.terms) !== null

/** A part of a place, which can't be all of it. */
const isNamedPart = ({ areas, brackets }: Place) => brackets.length === 0 && areas.every(({ whole }) => !whole)

/** Of "소형견 가능(케이지 필수)" all that come are of the group. */
function isUpperGroup(terms: readonly Term[]): boolean {
  const group = groupOf(terms)
  if (!group) return false
  if (group.weights.length > 0) return group.weights.every(({ bound }) => !isUpper(bound))
  return group.sizes !== null && isLargest(group.sizes) && group.sizes.length < SIZES.length
}

export const onlyWho = ({ phrases, predicate }: Clause): Who | null => {
  const whos = phrases.filter((phrase) => phrase.is === 'who')
  return predicate?.verb === 'may' && whos.length === 1 ? (whos[0] ?? null) : null
}

export const isExtra = ({ phrases, predicate }: Clause) =>
  predicate !== null ||
  phrases.some(
    (phrase) =>
      phrase.is === 'items' || phrase.is === 'adverb' || ('case' in phrase && ['only', 'except'].includes(phrase.case)),
  )

/** Of a clause that names somebody else as well it can't be told whom it asks. */
export const mayDemand = ({ phrases, predicate }: Clause) =>
  (predicate === null || predicate.verb === 'must') && phrases.every(({ is }) => is === 'items' || is === 'adverb')

/** "(안내견 제외)" is left to the law. */
export const exceptsSome = ({ phrases, predicate }: Clause): boolean => {
  const [who] = phrases
  if (predicate !== null || phrases.length !== 1 || who?.is !== 'who' || who.case !== 'except') return false
  return !who.terms.every(({ is }) => is === 'guide')
}

/** "(대형견)", "(맹견만)". */
export function whoIn({ phrases, predicate }: Clause): Who | null {
  const [who] = phrases
  const named = predicate === null && phrases.length === 1 && who?.is === 'who' && who.brackets.length === 0
  return named && ['none', 'only', 'topic'].includes(who.case) ? who : null
}
