import type { RequirementKind } from '../../../../contract/policy/policy.ts'
import type { Clause, Items, Phrase, Place, Who } from '../grammar/tree.ts'
import { mergeGroups } from './merge-groups.ts'
import { isLower } from './whom.ts'
import { narrow } from './narrow.ts'
import { bare, isAnyDog } from './parts.ts'
import { lessDays, oneSpan } from './spans-of-days.ts'
import {
  asked,
  butDays,
  eachOnTerms,
  exceptedBy,
  exempt,
  exceptsSome,
  isExtra,
  listedTerms,
  mayDemand,
  onlyWho,
  onTerms,
  scopeIn,
  whoIn,
} from './brackets.ts'

/** A clause with its brackets resolved: what they narrow is narrowed, what they say besides stands in clauses of its own. */
export interface Unfolded {
  phrases: Phrase[]
  extra: Clause[]
}

/**
 * Null where a bracket can't be attached to what it stands behind.
 * @param several whether the text lets in more than one group of dogs
 */
export function unfold(clause: Clause, several: boolean, own: readonly Clause[] = []): Unfolded | null {
  const terms = onTerms(clause)
  if (terms) return unfold(terms, several)
  const days = oneSpan(clause)
  if (days !== clause) return days && unfold(days, several)
  const each = eachOnTerms(clause)
  if (each) return unfold(each.clause, several, each.extra)
  const extra: Clause[] = [...own]
  const phrases: Phrase[] = []
  const placed = namePlaces(clause)
  if (!placed) return null
  if (placed !== clause) return unfold(placed, several)
  for (const phrase of clause.phrases.flatMap((each) => apart(each, extra))) {
    if (phrase.is === 'items') {
      if (mayBeOfBoth(phrase)) return null
      const rest = ofSome(withMuzzles(phrase, extra), clause, extra)
      if (rest) phrases.push(rest)
      continue
    }
    if (phrase.is !== 'who' || phrase.brackets.length === 0) {
      phrases.push(phrase)
      continue
    }
    if (phrase.brackets.some(exceptsSome) && !letsIn(clause)) return null
    const narrowed = narrow(phrase, extra, whereOf(clause), several)
    if (!narrowed) return null
    phrases.push(narrowed)
  }
  const excepted =
    clause.brackets.length === 1 && clause.brackets[0] ? exceptedBy(clause.brackets[0], phrases, clause) : null
  if (excepted === 'open') return null
  if (excepted) return unfold({ ...clause, phrases: [excepted, ...phrases], brackets: [] }, several)
  const measured = withLength(clause, phrases)
  if (measured) return unfold(measured, several)
  const [bracket] = clause.brackets
  const listed = listedTerms(clause)
  if (listed) return { phrases, extra: [...extra, ...listed] }
  const alone = bracket && clause.brackets.length === 1 ? bracket : null
  const left = alone && lessDays(alone, phrases)
  if (left) return unfold({ ...clause, phrases: left, brackets: [] }, several, extra)
  const scope = alone && (scopeIn(alone) ?? exempt(alone, phrases) ?? butDays(alone, phrases))
  if (scope?.is === 'who' && weighs(phrases, scope))
    return unfold(
      {
        ...clause,
        phrases: phrases.map((each) => (each.is === 'who' ? { ...each, brackets: [bracketOf(scope)] } : each)),
        brackets: [],
      },
      several,
    )
  // "반려견은 객실당 1마리(10kg 이하)".
  const named = scope?.is === 'who' ? phrases.filter((each) => !(each.is === 'who' && isAnyDog(each))) : phrases
  if (scope?.is === 'who' && named.some(isMixed)) return null
  // "안거나 캐리어에 넣어 탑승(10kg 이하)": whom it is asked of, or who comes at all.
  if (scope?.is === 'who' && isUpTo(scope) && named.some(({ is }) => is === 'items')) return null
  if (scope && named.every(({ is }) => is !== scope.is)) phrases.splice(0, phrases.length, scope, ...named)
  else if (clause.brackets.some(isExtra))
    extra.push(...clause.brackets.map((each) => asked(each, onlyWho(clause), whereOf(clause), several)))
  else if (alone && isMost(alone) && isOfAll(withoutTerms(phrases, alone), clause)) extra.push(alone)
  else if (bracket) return null
  const merged = mergeGroups(phrases, clause, extra)
  return merged && { phrases: merged, extra }
}

/**
 * "객실(A동)만": a bracket that names a place says which one is meant; any other bracket behind the last phrase of a clause is of the clause.
 * Null where it can't be told what it belongs to.
 */
function namePlaces(clause: Clause): Clause | null {
  if (!clause.phrases.some((phrase) => phrase.is === 'place' && phrase.brackets.length > 0)) return clause
  const phrases: Phrase[] = []
  let brackets = clause.brackets
  for (const [i, phrase] of clause.phrases.entries()) {
    if (phrase.is !== 'place' || phrase.brackets.length === 0) {
      phrases.push(phrase)
      continue
    }
    const named = nameOf(phrase)
    if (!named) {
      const last = i === clause.phrases.length - 1 && clause.predicate === null && brackets.length === 0
      if (!last || phrase.case !== 'none') return null
      brackets = phrase.brackets
    }
    phrases.push(named ?? { ...phrase, brackets: [] })
  }
  return { ...clause, phrases, brackets }
}

function nameOf({ brackets, areas, ...place }: Place): Place | null {
  const [inside, ...more] = brackets
  const [only] = inside?.phrases ?? []
  const [area, ...others] = areas
  if (!inside || more.length > 0 || inside.predicate || inside.brackets.length > 0 || inside.phrases.length > 1)
    return null
  if (only?.is !== 'place' || only.case !== 'none' || only.brackets.length > 0 || !area || others.length > 0)
    return null
  const outdoor = area.outdoor || only.areas.every((each) => each.outdoor)
  const name = `${area.name}(${only.areas.map((each) => each.name).join(', ')})`
  const indoor = area.indoor && !outdoor
  return { ...place, areas: [{ name, indoor, outdoor, whole: area.whole }], brackets: [] }
}

/** "대형견(리트리버 제외) 불가": whether it is let in can't be told of a rule that turns away or asks. */
const letsIn = ({ phrases, predicate }: Clause): boolean =>
  predicate === null || predicate.verb === 'visit'
    ? !phrases.some(({ is }) => is === 'items')
    : predicate.verb === 'may'

/** The one place that a clause is about. */
function whereOf({ phrases }: Clause): Place | null {
  const places = phrases.filter((phrase) => phrase.is === 'place')
  const [place] = places
  return places.length === 1 && place && ['none', 'topic', 'at'].includes(place.case) ? place : null
}

/** "크기 제한 없음, 맹견만 불가": of all dogs nothing else is said than that they may. */
function apart(phrase: Phrase, extra: Clause[]): Phrase {
  if (phrase.is !== 'who' || phrase.joint !== 'comma' || phrase.terms[0]?.is !== 'every') return phrase
  const [every, ...terms] = phrase.terms
  if (terms.some(({ is }) => is === 'every' || is === 'dogs') || !/없|무관/.test(phrase.text.split(',')[0] ?? ''))
    return phrase
  extra.push(bare([{ ...phrase, terms: [every], joint: 'single', case: 'none', brackets: [] }], phrase.text))
  return { ...phrase, terms, joint: terms.length > 1 ? 'comma' : 'single' }
}

/** "소형견만 가능(10kg 미만)": the weight narrows the group, as if it stood right behind it. */
function weighs(phrases: readonly Phrase[], scope: Who): boolean {
  const whos = phrases.filter((phrase) => phrase.is === 'who')
  const [term] = scope.terms
  return (
    scope.terms.length === 1 &&
    term?.is === 'weight' &&
    whos.length === 1 &&
    whos[0]?.terms.every((own) => own.is === 'sizes' && !own.weight) === true
  )
}

const RESTRAINTS: ReadonlySet<RequirementKind> = new Set(['leash', 'muzzle'])

/** "이동장, 배변봉투 지참 필수(맹견)": whether the first is asked of all can't be told. */
const isMixed = (phrase: Phrase) =>
  phrase.is === 'items' &&
  phrase.joint === 'comma' &&
  phrase.groups.length > 1 &&
  phrase.groups.flat().some(({ kind }) => !RESTRAINTS.has(kind))

/** "목줄 필수(3m 이내)": of the one thing that is asked for. */
function withLength(clause: Clause, phrases: readonly Phrase[]): Clause | null {
  const [bracket, ...more] = clause.brackets
  const items = phrases.filter((phrase) => phrase.is === 'items')
  const [list] = items
  const plain = bracket && more.length === 0 && !bracket.predicate && bracket.phrases.every(({ is }) => is === 'thing')
  if (!plain || !list || items.length > 1 || list.groups.length > 1) return null
  const own = { ...list, brackets: [...list.brackets, bracket], bracketAt: [...list.bracketAt, 0] }
  return { ...clause, phrases: phrases.map((phrase) => (phrase === list ? own : phrase)), brackets: [] }
}

/** "(10kg 이하)", "(소형견)". */
const isUpTo = (scope: Who): boolean =>
  isLower(scope) && scope.terms.some((term) => term.is === 'weight' || (term.is === 'sizes' && term.weight !== null))

/** "동반 가능(객실당 2마리까지)". */
const isMost = ({ phrases, predicate, brackets }: Clause): boolean =>
  predicate === null && brackets.length === 0 && phrases.length === 1 && phrases[0]?.is === 'count'

/** "케이지 이용 시 탑승 가능(1인 1마리)": how many a person has is the same whatever they come in. */
const withoutTerms = (phrases: readonly Phrase[], most: Clause): readonly Phrase[] =>
  most.phrases.some((phrase) => phrase.is === 'count' && phrase.per !== null)
    ? phrases.filter((phrase) => !(phrase.is === 'items' && phrase.as === 'when'))
    : phrases

/** A rule that lets dogs in everywhere and every day: of "대형견 가능(1마리)" a number is of these alone. */
const isOfAll = (phrases: readonly Phrase[], { predicate }: Clause): boolean =>
  (predicate === null || predicate.verb === 'may' || predicate.verb === 'visit') &&
  phrases.every(
    (phrase) =>
      phrase.is === 'adverb' ||
      (phrase.is === 'who' &&
        (isAnyDog(phrase) ||
          phrase.terms.every(({ is }) => is === 'every') ||
          (isLower(phrase) && phrase.case !== 'except'))),
  )

const bracketOf = (scope: Who): Clause => bare([scope], scope.text)

const LAWFUL: ReadonlySet<RequirementKind> = new Set(['leash', 'wasteBags', 'nameTag'])

/** "입마개 및 목줄(대형견)": the law asks the leash of all, so that the bracket may well be of both. */
const mayBeOfBoth = ({ groups, joint, brackets, bracketAt }: Items): boolean =>
  brackets.some((bracket, i) => {
    const at = bracketAt[i] ?? 0
    const before = groups.slice(0, at).flat()
    const own = groups[at] ?? []
    const tied = joint === 'and' || own.every(({ kind }) => LAWFUL.has(kind))
    return whoIn(bracket) !== null && tied && before.some(({ kind }) => !LAWFUL.has(kind))
  })

/** "목줄, 배변봉투(맹견은 입마개 추가)": what is asked of some dogs besides stands in a clause of its own. */
function withMuzzles(items: Items, extra: Clause[]): Items {
  const kinds = new Set(items.groups.flat().map(({ kind }) => kind))
  const besides = items.brackets.filter(({ phrases, predicate, brackets }) => {
    const [who, own, ...more] = phrases.filter(({ is }) => is !== 'adverb')
    if (who?.is !== 'who' || own?.is !== 'items' || more.length + brackets.length > 0) return false
    const asked = own.groups.flat().every(({ kind }) => kind === 'muzzle' && !kinds.has(kind))
    return asked && own.as === 'bare' && (predicate === null || predicate.verb === 'must')
  })
  if (besides.length === 0) return items
  extra.push(...besides)
  const kept = items.brackets.flatMap((bracket, i) => (besides.includes(bracket) ? [] : [i]))
  return {
    ...items,
    brackets: kept.flatMap((i) => items.brackets[i] ?? []),
    bracketAt: kept.map((i) => items.bracketAt[i] ?? 0),
  }
}

/** "목줄, 입마개(대형견), 배변봉투": what a bracket asks of some dogs only stands in a clause of its own. Null if nothing else is in the list. */
function ofSome(items: Items, clause: Clause, extra: Clause[]): Items | null {
  const whose = items.brackets.map(whoIn)
  if (!whose.some(Boolean) || items.as !== 'bare' || items.joint === 'or' || !mayDemand(clause)) return items
  const own = new Map(whose.flatMap((who, i) => (who ? [[items.bracketAt[i] ?? 0, who] as const] : [])))
  for (const [at, who] of own)
    extra.push({
      phrases: [
        { ...who, case: 'topic' },
        { ...items, groups: [items.groups[at] ?? []], joint: 'single', case: 'none', brackets: [], bracketAt: [] },
      ],
      predicate: { verb: 'must', visit: false, pets: false, thenMay: false },
      brackets: [],
      text: clause.text,
    })
  const groups = items.groups.filter((_, at) => !own.has(at))
  const kept = items.brackets.flatMap((_, i) => (whose[i] ? [] : [i]))
  const place = (at: number) => at - [...own.keys()].filter((other) => other < at).length
  return groups.length === 0
    ? null
    : {
        ...items,
        groups,
        joint: groups.length === 1 ? 'single' : items.joint,
        brackets: kept.flatMap((i) => items.brackets[i] ?? []),
        bracketAt: kept.map((i) => place(items.bracketAt[i] ?? 0)),
      }
}
