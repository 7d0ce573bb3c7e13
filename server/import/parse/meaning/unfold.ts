import { SIZES, type Size } from '../../../../contract/dog-sizes.ts'
import type { RequirementKind } from '../../../../contract/policy.ts'
import type { Clause, Items, Phrase, Place, Term, Who } from '../grammar/tree.ts'
import { isAnyDog } from './parts.ts'
import { isLower, isSmallest, isUpper } from './whom.ts'
import {
  asked,
  butDays,
  exceptedBy,
  exempt,
  isExtra,
  listedTerms,
  mayDemand,
  onlyWho,
  scopeIn,
  whoIn,
} from './brackets.ts'

/** A clause with its brackets resolved: what they narrow is narrowed, what they say besides stands in clauses of its own. */
export interface Unfolded {
  phrases: Phrase[]
  extra: Clause[]
}

const bare = (phrases: Phrase[], text: string): Clause => ({ phrases, predicate: null, brackets: [], text })

/** Null where a bracket can't be attached to what it stands behind. */
export function unfold(clause: Clause): Unfolded | null {
  const extra: Clause[] = []
  const phrases: Phrase[] = []
  const placed = namePlaces(clause)
  if (!placed) return null
  if (placed !== clause) return unfold(placed)
  for (const phrase of clause.phrases.flatMap((each) => apart(each, extra))) {
    if (phrase.is === 'items') {
      const rest = ofSome(phrase, clause, extra)
      if (rest) phrases.push(rest)
      continue
    }
    if (phrase.is !== 'who' || phrase.brackets.length === 0) {
      phrases.push(phrase)
      continue
    }
    const narrowed = narrow(phrase, extra, whereOf(clause))
    if (!narrowed) return null
    phrases.push(narrowed)
  }
  const excepted =
    clause.brackets.length === 1 && clause.brackets[0] ? exceptedBy(clause.brackets[0], phrases, clause) : null
  if (excepted === 'open') return null
  if (excepted) return unfold({ ...clause, phrases: [excepted, ...phrases], brackets: [] })
  const [bracket] = clause.brackets
  const listed = listedTerms(clause)
  if (listed) return { phrases, extra: [...extra, ...listed] }
  const alone = bracket && clause.brackets.length === 1 ? bracket : null
  const scope = alone && (scopeIn(alone) ?? exempt(alone, phrases) ?? butDays(alone, phrases))
  if (scope?.is === 'who' && weighs(phrases, scope))
    return unfold({
      ...clause,
      phrases: phrases.map((each) => (each.is === 'who' ? { ...each, brackets: [bracketOf(scope)] } : each)),
      brackets: [],
    })
  // "반려견은 객실당 1마리(10kg 이하)".
  const named = scope?.is === 'who' ? phrases.filter((each) => !(each.is === 'who' && isAnyDog(each))) : phrases
  if (scope?.is === 'who' && named.some(isMixed)) return null
  if (scope && named.every(({ is }) => is !== scope.is)) phrases.splice(0, phrases.length, scope, ...named)
  else if (clause.brackets.some(isExtra))
    extra.push(...clause.brackets.map((each) => asked(each, onlyWho(clause), whereOf(clause))))
  else if (bracket) return null
  const merged = mergeWhos(phrases, clause, extra)
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
    whos[0]?.terms.length === 1 &&
    whos[0].terms[0]?.is === 'sizes'
  )
}

const RESTRAINTS: ReadonlySet<RequirementKind> = new Set(['leash', 'muzzle'])

/** "이동장, 배변봉투 지참 필수(맹견)": whether the first is asked of all can't be told. */
const isMixed = (phrase: Phrase) =>
  phrase.is === 'items' &&
  phrase.joint === 'comma' &&
  phrase.groups.length > 1 &&
  phrase.groups.flat().some(({ kind }) => !RESTRAINTS.has(kind))

const bracketOf = (scope: Who): Clause => bare([scope], scope.text)

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

/** "소형견(10kg 이하)", "맹견(도사견, 핏불테리어)", "전 견종(맹견 제외)". */
function narrow(who: Who, extra: Clause[], where: Place | null): Who | null {
  if (who.terms.every((term) => term.is === 'having')) return sameThing(who) ? { ...who, brackets: [] } : null
  const terms = [...(who.among ?? who.terms)]
  for (const [i, bracket] of who.brackets.entries()) {
    const [inside] = bracket.phrases
    // "맹견(도사견, 로트와일러) 및 20kg 초과": behind another term than the last.
    const at = who.among ? -1 : (who.bracketAt?.[i] ?? -1)
    if (at >= 0 && at < who.terms.length - 1) {
      if (!namesRestricted(who.terms[at], bracket)) return null
      terms.splice(at + 1, 0, ...(inside?.is === 'who' ? inside.terms : []))
      continue
    }
    if (inside?.is === 'count' && bracket.phrases.length === 1 && !bracket.predicate && bracket.brackets.length === 0) {
      // "무게 제한 없음(2마리까지)"; of "대형견(1마리)" it is of these alone.
      if (!who.terms.every(({ is }) => is === 'every' || is === 'dogs') && !isLower(who)) return null
      extra.push(bracket)
      continue
    }
    if (isExtra(bracket)) {
      extra.push(asked(bracket, who, where))
      continue
    }
    if (bracket.phrases.length !== 1 || inside?.is !== 'who' || inside.case !== 'none' || inside.brackets.length > 0)
      return null
    const last = terms.at(-1)
    const [term] = inside.terms
    // "소형견, 중형견(15kg 미만)": lighter than that they all are.
    const listed = terms.length > 1 ? unionOf(terms) : null
    if (
      listed &&
      term?.is === 'weight' &&
      inside.terms.length === 1 &&
      term.weight.bound &&
      isUpper(term.weight.bound)
    ) {
      terms.splice(0, terms.length, { is: 'sizes', sizes: listed, weight: term.weight })
      continue
    }
    if (last?.is === 'sizes' && !last.weight && inside.terms.length === 1 && term?.is === 'weight')
      terms[terms.length - 1] = { ...last, weight: term.weight }
    else if (last?.is === 'concern' && last.who === 'restricted' && inside.terms.every((each) => each.is === 'breed'))
      terms.push(...inside.terms)
    else if (last?.is === 'weight' && inside.terms.length === 1 && term?.is === 'sizes' && !term.weight)
      terms[terms.length - 1] = { ...term, weight: last.weight }
    // "반려견(10kg 미만)에 한함".
    else if (last?.is === 'dogs' && terms.length === 1 && inside.terms.length === 1 && term && isGroup(term))
      terms[0] = term
    else return null
  }
  return who.among ? { ...who, among: terms, brackets: [] } : { ...who, terms, brackets: [] }
}

/** The sizes of a list of nothing else, if the smallest are among them and no gap is. */
function unionOf(terms: readonly Term[]): Size[] | null {
  const sizes = terms.flatMap((term) => (term.is === 'sizes' && !term.weight ? term.sizes : []))
  return terms.every(({ is }) => is === 'sizes') && isSmallest(sizes)
    ? SIZES.filter((size) => sizes.includes(size))
    : null
}

/** The breeds behind a word for all that the law names. */
function namesRestricted(term: Term | undefined, { phrases, predicate }: Clause): boolean {
  const [inside, ...more] = phrases
  return (
    term?.is === 'concern' &&
    term.who === 'restricted' &&
    predicate === null &&
    more.length === 0 &&
    inside?.is === 'who' &&
    inside.case === 'none' &&
    inside.brackets.length === 0 &&
    inside.terms.every(({ is }) => is === 'breed')
  )
}

const isGroup = ({ is }: Term) => is === 'weight' || is === 'sizes'

/** "이동장(켄넬)에 들어가는": another word for it. */
function sameThing({ terms, brackets }: Who): boolean {
  const kinds = new Set(terms.flatMap((term) => (term.is === 'having' ? term.items.map(({ kind }) => kind) : [])))
  return brackets.every(
    ({ phrases, predicate }) =>
      predicate === null &&
      phrases.every((phrase) => phrase.is === 'items' && phrase.groups.flat().every(({ kind }) => kinds.has(kind))),
  )
}

const LIMITING: ReadonlySet<Term['is']> = new Set([
  'weight',
  'height',
  'sizes',
  'range',
  'having',
  'age',
  'every',
  'dogs',
])
const isAll = ({ is }: Term) => is === 'every' || is === 'dogs' || is === 'others'

/** "맹견 제외 15kg 이하 접종 완료한 전 견종": exceptions and demands stand in clauses of their own, the rest is one group. */
function mergeWhos(phrases: Phrase[], clause: Clause, extra: Clause[]): Phrase[] | null {
  const whos = phrases.filter((phrase): phrase is Who => phrase.is === 'who')
  if (whos.length < 2) return phrases
  const verb = clause.predicate?.verb
  const [out, all] = whos
  // "소형견을 제외한 모든 견종 출입 금지".
  const allBut = whos.length === 2 && out?.case === 'except' && all && ['none', 'topic', 'subject'].includes(all.case)
  if ((verb === 'mayNot' || verb === 'limit') && allBut && all.terms.every(isAll))
    return phrases.filter((phrase) => phrase !== all)
  // "몸무게 관계없이 대형견은 불가".
  if (
    (verb === 'mayNot' || verb === 'limit') &&
    whos.length === 2 &&
    out?.case === 'none' &&
    out.terms.every(({ is }) => is === 'every') &&
    /무관|관계|상관/.test(out.text)
  )
    return phrases.filter((phrase) => phrase !== out)
  if (verb !== undefined && verb !== 'may') return phrases
  const kept: Who[] = []
  for (const who of whos) {
    if (who.case === 'except') extra.push(bare([who], who.text))
    else kept.push(who)
  }
  const last = kept.at(-1)
  if (!last) return phrases
  // "크기 제한 없음, 단 대형견은 입마개": the one is all that is said of all.
  const [first] = kept
  if (
    kept.length === 2 &&
    first?.terms.every(({ is }) => is === 'every') &&
    first.case === 'none' &&
    last.case === 'topic'
  ) {
    extra.push(bare([first], first.text))
    return phrases.filter((phrase) => phrase !== first)
  }
  const mixed = kept.slice(0, -1).some((who) => who.case !== 'none') || kept.some((who) => who.among || who.open)
  const terms = kept.flatMap((who) => who.terms)
  if (kept.length > 1 && (mixed || terms.some((term) => !LIMITING.has(term.is)))) return phrases
  const having = terms.filter((term) => term.is === 'having')
  const ages = terms.filter((term) => term.is === 'age')
  const left = terms.filter((term) => term.is !== 'having' && term.is !== 'age')
  // "대형견 친구들": the second says nothing more.
  const rest = left.some(({ is }) => is !== 'dogs') ? left.filter(({ is }) => is !== 'dogs') : left
  const only = (some: Term[]): Clause => ({
    ...clause,
    brackets: [],
    phrases: [{ ...last, terms: some, joint: 'and', case: 'only', brackets: [] }],
    predicate: { verb: 'may', visit: true, pets: false, thenMay: false },
  })
  if (kept.length > 1) {
    if (having.length > 0) extra.push(demand(having, last.text))
    if (ages.length > 0) extra.push(only(ages))
  }
  // "접종 완료한 생후 3개월 이상 반려견": each stands in a clause of its own.
  if (kept.length > 1 && rest.length === 0) {
    const others = phrases.filter((phrase) => phrase.is !== 'who')
    return verb === 'may' ? [...others, { ...last, terms: [{ is: 'every' }], case: 'none', brackets: [] }] : others
  }
  const one: Who = kept.length > 1 ? { ...last, terms: rest, text: kept.map(({ text }) => text).join(' ') } : last
  return [...phrases.filter((phrase) => phrase.is !== 'who'), one]
}

/** What dogs must have had done, as a rule of its own. */
function demand(having: readonly Term[], text: string): Clause {
  const groups = having.flatMap((term) => {
    if (term.is !== 'having') return []
    return term.any ? [term.items] : term.items.map((item) => [item])
  })
  const items: Phrase = {
    is: 'items',
    groups,
    joint: 'and',
    as: 'bare',
    case: 'none',
    brackets: [],
    bracketAt: [],
    text,
  }
  return {
    phrases: [items],
    predicate: { verb: 'must', visit: false, pets: false, thenMay: false },
    brackets: [],
    text,
  }
}
