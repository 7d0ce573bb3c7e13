import type { Case, Clause, Phrase, Term, Who } from '../grammar/tree.ts'
import { bare } from './parts.ts'
import { groupOf, isLower } from './whom.ts'

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
export function mergeGroups(phrases: Phrase[], clause: Clause, extra: Clause[]): Phrase[] | null {
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
  const asks = verb === undefined || verb === 'may' || verb === 'must'
  const there = asks && allBut && all.terms.every(isAll) ? exceptThere(phrases, out, all) : undefined
  if (there !== undefined) return there
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
  if (kept.length > 1 && isOfFirst(having, rest)) return phrases
  if (kept.length > 1) {
    if (having.length > 0) extra.push(demand(having, last.text, ofThese(phrases, last, rest)))
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

/** "입마개 착용한 대형견, 소형견은 입장 가능": what large dogs have on may well be of them alone. */
function isOfFirst(having: readonly Term[], rest: readonly Term[]): boolean {
  const [first, ...more] = rest.filter((term) => term.is === 'sizes')
  const muzzled = having.some((term) => term.is === 'having' && term.items.some(({ kind }) => kind === 'muzzle'))
  return muzzled && Boolean(first?.sizes.includes('large')) && more.some(({ sizes }) => sizes.includes('small'))
}

/**
 * "소형견을 제외한 반려견은 테라스만 가능": the small ones needn't keep to it, though no house turns them away. "대형견을 제외한 반려견은 테라스만 가능" may
 * turn the large ones away; "맹견 제외 전 견종 목줄 착용 후 입장 가능" does. Null if it can't be told, undefined if they are turned away.
 */
function exceptThere(phrases: Phrase[], out: Who, all: Who): Phrase[] | null | undefined {
  const places = phrases.filter((phrase) => phrase.is === 'place')
  const items = phrases.filter((phrase) => phrase.is === 'items')
  if (places.length + items.length === 0 || items.some(({ as }) => as !== 'bare')) return undefined
  const confined = places.length > 0 && places.every((place) => place.case === 'only')
  if (groupOf(out.terms) === null) return confined ? null : undefined
  const others = phrases.filter((phrase) => phrase !== all)
  if (isLower(out) && (confined || places.length === 0)) return others
  const indoors = places.every((place) => place.case === 'none' && place.areas.every(({ indoor }) => indoor))
  return items.length === 0 && indoors ? others : null
}

/** "전시실은 케이지에 넣은 소형견만": it is asked of them there. */
const partsOf = (phrases: readonly Phrase[], { case: own }: Who): Phrase[] => {
  const places = phrases.filter((phrase) => phrase.is === 'place')
  return own === 'only' && places.every((place) => ['topic', 'at'].includes(place.case)) ? places : []
}

/** "입마개를 한 대형견은 가능", "유모차에 태운 소형견은 실내 관람 가능": asked of these, where the others aren't turned away by it. */
function ofThese(phrases: readonly Phrase[], last: Who, rest: readonly Term[]): Phrase[] {
  const there = partsOf(phrases, last)
  if (there.length > 0 || groupOf(rest) === null) return there
  const these: Who = { ...last, terms: [...rest], case: 'topic', brackets: [] }
  const places = phrases.filter((phrase) => phrase.is === 'place')
  if (!places.every(({ case: own }) => OPEN.has(own))) return []
  return places.length === 0 && (last.case === 'only' || (isLower(these) && last.case !== 'topic'))
    ? []
    : [these, ...places.map((place): Phrase => ({ ...place, case: 'at' }))]
}

const OPEN: ReadonlySet<Case> = new Set(['none', 'topic', 'subject', 'at', 'also'])

/** What dogs must have had done, as a rule of its own. */
function demand(having: readonly Term[], text: string, there: readonly Phrase[]): Clause {
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
    phrases: [...there, items],
    predicate: { verb: 'must', visit: false, pets: false, thenMay: false },
    brackets: [],
    text,
  }
}
