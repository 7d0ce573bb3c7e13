import type { RequirementKind } from '../../../../contract/policy/policy.ts'
import type { Case, Clause, Items, Phrase, Place, Who } from '../grammar/tree.ts'
import { widen } from './also.ts'
import { confine, grant } from './entry.ts'
import type { Facts } from './facts.ts'
import { isAnyDog, Parts } from './parts.ts'
import { carries, reach, requireAll, type Scope, scopeOf } from './requirements.ts'
import { concernedBy, EVERYBODY, groupOf, isLargest, isUpper, isUpperEnd, termsOf } from './whom.ts'

/** "목줄, 입마개 착용 필수", "케이지 이용 시 가능": what is asked for, of whom and where. */
export function readItems(facts: Facts, parts: Parts): boolean {
  const { clause, items: lists, whos, places } = parts
  const verb = clause.predicate?.verb
  const others = parts.phrases.filter(
    (phrase) => phrase.is !== 'items' && phrase.is !== 'thing' && !(phrase.is === 'who' && isAnyDog(phrase)),
  )
  const [items] = lists.map((list) => asCondition(list, clause))
  const length = parts.things.filter((text) => /\d\s*(?:c?m|미터|년\s*이내)/.test(text))
  const provided = verb === 'provide' && parts.has('items', 'thing') && !parts.dogs
  if (!items || parts.counts.length > 0 || (length.length < parts.things.length && !provided)) return false
  if (verb === 'provide' || verb === 'advise') {
    if (parts.otherwise) return false
    facts.note(clause.text)
    return true
  }
  if (lists.some((list) => list.case === 'except' || list.case === 'not' || list.case === 'also')) return false
  if (parts.otherwise) return readInstead(facts, parts, items)
  const more = detailsOf(items)
  if (!more) return false
  more.push(...length.map((text) => text.replace(/(?:으로|로)$/, '')))
  if (items.as === 'bare') {
    if (lists.some((list) => list.as !== 'bare')) return false
    if (lists.length > 1 && lists.some((list) => list.joint === 'or')) return false
    const beside = items.groups.flat().every(({ kind }) => kind === 'stroller' || kind === 'wasteBags')
    // "자동줄 사용 금지": which leash it is not.
    if (verb === 'mayNot' && (beside || items.text.startsWith('자동'))) {
      facts.note(clause.text)
      return true
    }
    // "목줄 필수 아님"; of whom else it is asked can't be told from "대형견이 아니면 목줄 불필요".
    if (verb === 'needNot') {
      if (others.some((phrase) => !(phrase.is === 'adverb' || (phrase.is === 'place' && isThere(phrase.case)))))
        return false
      facts.note(clause.text)
      return true
    }
    // "소형견만 안고 입장": nobody else comes.
    if (verb === 'visit' && whos.some((who) => who.case === 'only'))
      return lists.length === 1 && items.joint !== 'comma' && readMayWith(facts, parts, items, others, more)
    // "등록증 확인", "등록증 확인 후 입장 가능".
    const checked =
      verb === 'ask' && !clause.predicate?.visit && (!clause.predicate?.thenMay || CHECKED.test(clause.text))
    if (verb !== 'must' && verb !== undefined && verb !== 'visit' && !checked) return false
    return requireLists(facts, parts, others, more)
  }
  if (lists.length > 1) return false
  const scoped = whos.length + places.length > 0
  // "목줄, 케이지 이용 시 실내 가능": whether the first belongs to it can't be told.
  if (items.joint === 'comma' && scoped) return false
  if (items.as === 'lacking') {
    // "대형견 입마개 없이 출입 가능": nothing is asked.
    // "소형견은 케이지 없이 가능": of the others it is asked, for all that is said.
    const named = others.every((phrase) => phrase.is === 'adverb' || (phrase.is === 'who' && isEverybody(phrase)))
    if (verb === 'may' && /없이/.test(items.text) && named) {
      facts.note(clause.text)
      return true
    }
    if (verb !== 'mayNot' && verb !== 'limit' && verb !== 'limitPerhaps') return false
    // "입마개를 하지 않은 맹견과 접종을 하지 않은 강아지는 불가": the second for something else.
    if (whos.some(({ terms }) => terms.length > 1 && terms.some(({ is }) => is === 'trait'))) return false
    const scope = scopeOf(others)
    const lacked = eachOf(items)
    return scope !== null && lacked !== null && requireAll(facts, lacked, scope, more)
  }
  // "목줄 착용 후 관람".
  if (verb === 'visit' && others.every((phrase) => phrase.is === 'adverb'))
    return requireAll(facts, items, ANYWHERE, more)
  // "대형견은 입마개 착용 후 입장", "소형견 외에는 입마개를 착용해야 입장".
  if (
    verb === 'visit' &&
    parts.has('items', 'who') &&
    whos.length === 1 &&
    (mayAsk(whos[0]) || isAskedByLaw(facts, items, whos[0]))
  ) {
    const scope = scopeOf(others)
    return scope !== null && requireAll(facts, items, scope, more)
  }
  // "펫존에 한해 목줄 착용 후 입장".
  const bare = verb === 'visit' && whos.length === 0 && places.length === 1 && places[0]?.case === 'only'
  // "매표소에서 신청서 작성 후 입장".
  const at =
    verb === 'visit' && whos.length === 0 && parts.has('items', 'place') && places.every((each) => each.case === 'at')
  if (at) return requireAll(facts, items, scopeOf(others) ?? ANYWHERE, more)
  if (verb !== 'may' && !bare) return false
  return readMayWith(facts, parts, items, others, more)
}

const OF_ALL_BY_LAW: ReadonlySet<RequirementKind> = new Set(['leash', 'wasteBags', 'nameTag'])

/**
 * "목줄이나 배변봉투가 없으면 불가": without the one as without the other; of a cage and a pushchair either does. Null of others ("목줄 또는
 * 입마개를 하지 않으면"), where both may be asked for, or one of them.
 */
function eachOf(items: Items): Items | null {
  const all = items.groups.flat()
  if (all.every(({ kind }) => OF_ALL_BY_LAW.has(kind)))
    return { ...items, groups: all.map((item) => [item]), joint: 'and' }
  const chosen = items.joint === 'or' ? [all] : items.groups.filter(({ length }) => length > 1)
  return chosen.every((group) => group.every(carries)) ? items : null
}

function requireLists(facts: Facts, parts: Parts, others: Phrase[], more: string[]): boolean {
  const said = parts.clause.predicate !== null
  const scope = scopeOf(others)
  if (!scope || parts.whos.some((who) => who.case === 'also' || who.case === 'object' || who.case === 'to'))
    return false
  for (const list of parts.items) {
    const count = reach(others, list, said)
    if (count === null) return false
    if (!requireAll(facts, { ...list, groups: list.groups.slice(0, count) }, scope, more)) return false
    const rest = list.groups.slice(count)
    if (rest.length > 0 && !requireAll(facts, { ...list, groups: rest }, { ...scope, whom: [{ who: 'all' }] }))
      return false
  }
  return true
}

/** "소형견만 케이지 이용 시 가능", "실내는 케이지 이용 시 가능", "목줄 착용 후 입장 가능". */
function readMayWith(facts: Facts, parts: Parts, items: Items, others: Phrase[], more: string[]): boolean {
  const { whos, places, days, occasions } = parts
  const [who] = whos
  if (whos.length > 1 || days.length > 0) return false
  // "소형견 외에는 케이지 이용 시에만 입장 가능": of all others.
  if ((who?.case === 'except' || who?.case === 'not') && parts.has('items', 'who') && mayAsk(who)) {
    const scope = scopeOf(others)
    return scope !== null && requireAll(facts, items, scope, more)
  }
  // "개장 기간 외에는 목줄을 하고 산책 가능": at other times not at all.
  if (occasions.some(({ case: own }) => own === 'except' || own === 'not' || own === 'only')) return false
  // "개모차에 태우면 대형견도 입장 가능" adds nobody to whom it applies; "입마개 착용 시 맹견도 가능" asks it of these alone.
  const ofAll = who?.case === 'also' && !who.terms.every(({ is }) => is === 'concern')
  const wider = who && ofAll ? widen(facts, who) : null
  if (wider === 'open' || (wider && places.length + occasions.length > 0)) return false
  // "대형견도 입마개 착용 시 가능" is of these; whether smaller ones need the cage of "대형견도 케이지 이용 시 가능" can't be told.
  const larger = ofAll && !wider && isOfLarger(who)
  const first = larger && parts.clause.text.indexOf(who.text) < parts.clause.text.indexOf(items.text)
  if (first && !isMuzzle(items) && !isLeash(items)) return false
  const scoped = ofAll ? others.filter((phrase) => phrase !== who) : others
  const [place] = places
  // "목줄 착용 후 야외에서만 가능".
  if (place?.case === 'only' && places.length === 1 && whos.length + occasions.length === 0) {
    // "전시동 1층만 안고 관람 가능, 야외는 목줄 착용": it is asked for there.
    const carried = items.groups.flat().every(({ kind }) => CARRIED_THERE.has(kind))
    if (carried && !place.areas.some(({ outdoor, whole }) => outdoor || whole)) {
      const words = [place.areas.map(({ name }) => name).join(', ')]
      return confine(facts, undefined, place, 'only') && requireAll(facts, items, { ...ANYWHERE, words }, more)
    }
    return (
      confine(facts, undefined, place, 'only') &&
      readMayWith(
        facts,
        partsWithout(parts, place),
        items,
        others.filter((phrase) => phrase !== place),
        more,
      )
    )
  }
  if (places.some((place) => place.case === 'only' || place.case === 'except' || place.case === 'not')) return false
  // "유모차 이용 시 실내도 가능": it is asked for there.
  const scope = scopeOf(
    scoped.map((phrase) => (phrase.is === 'place' && phrase.case === 'also' ? there(phrase) : phrase)),
  )
  if (!scope) return false
  if (wider) scope.whom = wider
  else if (larger && isMuzzle(items)) scope.whom = concernedBy({ ...who, case: 'topic' }) ?? scope.whom
  if (who && who.case !== 'also') {
    const terms = termsOf(who)
    if (!terms || who.case === 'except' || who.case === 'not' || who.case === 'to') return false
    const group = groupOf(terms)
    const others = group?.sizes && !isLargest(group.sizes)
    // Without "만" it isn't said whether others may come in another way.
    if (who.case === 'only' || others || group?.weights.some(({ bound }) => isUpper(bound))) {
      // "실내는 5kg 이하만 안고 입장 가능": the others may not be there.
      if (who.case === 'only' && place && places.length === 1 && scope.indoor && scope.words.length === 0)
        return (
          confine(facts, { ...who, case: 'except' }, { ...place, case: 'none' }, 'not') &&
          requireAll(facts, items, scope, more)
        )
      // "소형견은 케이지 이용 시 실내 가능": where the others may be, another sentence has to say.
      const inside =
        occasions.length === 0 &&
        (who.case === 'topic' || who.case === 'none') &&
        scope.indoor &&
        scope.words.length === 0
      if (places.length + occasions.length > 0 && !inside) return false
      if (!grant(facts, terms, null, who.case === 'only', parts.clause.text)) return false
      // "목줄만 착용하면 됩니다" says how they come, not that nobody else does.
      const added = facts.grants.at(-1)
      const how = !parts.clause.predicate?.visit && HOW.test(parts.clause.text)
      if (added && (how || places.length > 0)) added.partial = true
    }
  }
  if (places.length > 0 && scope.indoor && !who) facts.areas.indoorOnTerms = true
  // "야외 광장은 목줄 착용 시 가능".
  if (place && !who && place.areas.every(({ outdoor }) => outdoor)) facts.areas.onTerms = true
  return requireAll(facts, items, scope, more)
}

/** "안고 입장 가능", "케이지에 넣어 탑승 가능": on that term. */
const asCondition = (list: Items, { predicate }: Clause): Items =>
  list.as === 'bare' && predicate?.verb === 'may' && /(?:안고|넣어|태워|담아|안아)$/.test(list.text)
    ? { ...list, as: 'when' }
    : list

const partsWithout = ({ clause, phrases }: Parts, place: Phrase) =>
  new Parts(
    clause,
    phrases.filter((phrase) => phrase !== place),
  )

/** "…, 없으면 안고 있어야 함": does as well as what was asked for before. */
function readInstead(facts: Facts, parts: Parts, items: Items): boolean {
  const last = facts.sure.requirements.at(-1)
  const verb = parts.clause.predicate?.verb
  if (!last || items.as !== 'bare' || items.groups.flat().length !== 1 || (verb !== 'must' && verb !== undefined))
    return false
  if (!parts.has('items', 'otherwise')) return false
  const [item] = items.groups.flat()
  if (!item) return false
  last.or = [...(last.or ?? []), item.kind]
  return true
}

/** Of the larger ones, or of all but the smaller: those who stay unnamed come without. */
const mayAsk = (who: Who | undefined) =>
  who !== undefined &&
  (who.case === 'topic'
    ? who.terms.every((term) => isUpperEnd(term) || term.is === 'concern' || term.is === 'every')
    : (who.case === 'except' || who.case === 'not') && !who.terms.some(isUpperEnd))

/** "대형견도", "15kg 이상도": those of whom a house might ask more than of the others. */
function isOfLarger(who: Who): boolean {
  const group = groupOf(termsOf(who) ?? [])
  if (!group) return false
  return group.weights.length > 0
    ? group.weights.every(({ bound }) => !isUpper(bound))
    : group.sizes !== null && !group.sizes.includes('small')
}

/** "대형견은 입마개 착용 후 입장, 소형견은 목줄 착용 후 입장": the larger ones come as well. */
const isAskedByLaw = ({ sure }: Facts, { groups }: Items, who: Who | undefined) =>
  who?.case === 'topic' &&
  sure.requirements.some((each) => each.who === 'large') &&
  groups.flat().every(({ kind }) => OF_ALL_BY_LAW.has(kind))

const isLeash = ({ groups }: Items) => groups.flat().every(({ kind }) => kind === 'leash')
const isMuzzle = ({ groups }: Items) => {
  const kinds = groups.flat().map(({ kind }) => kind)
  return kinds.includes('muzzle') && kinds.every((kind) => kind === 'muzzle' || kind === 'leash')
}

/** "모든 견종", "대형견도"; of whom a house would rather ask it than of the others: "대형견은 입마개 없이". */
const isEverybody = (who: Who) =>
  who.case === 'also' ||
  (['none', 'topic', 'subject'].includes(who.case) &&
    who.terms.every((term) => term.is === 'every' || term.is === 'dogs' || isUpperEnd(term)))

const there = (place: Place): Place => ({ ...place, case: 'at' })
const CARRIED_THERE: ReadonlySet<RequirementKind> = new Set(['carrier', 'stroller', 'held', 'carrierOrHeld'])
const ANYWHERE: Scope = { whom: EVERYBODY, indoor: false, words: [] }
const isThere = (particle: Case) => particle === 'none' || particle === 'topic' || particle === 'at'
/** And nothing else is asked first. */
const CHECKED = /^(?!.*(?:문의|상담|협의|연락|예약|고지|신청|승인|허락|허가)).*확인/
const HOW = /(?:돼요|됩니다|된다|됨)$/

/** What brackets behind an item say of it: its kind or its length. */
function detailsOf(items: Items): string[] | null {
  const words: string[] = []
  for (const { phrases, predicate } of items.brackets) {
    if (predicate !== null) return null
    for (const phrase of phrases) {
      if (phrase.is === 'thing') words.push(phrase.text)
      else if (
        phrase.is === 'items' &&
        phrase.as === 'bare' &&
        phrase.groups.flat().every(({ kind }) => items.groups.flat().some((item) => item.kind === kind))
      )
        continue
      else return null
    }
  }
  return words.length > 0 ? [words.join(', ')] : []
}
