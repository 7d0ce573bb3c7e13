import type { Clause, Count, Days, Items, Occasion, Phrase, Place, Who } from '../grammar/tree.ts'
import { allBut, confine, daysOf, grant, isWeightLimit, refuse } from './entry.ts'
import type { Facts } from './facts.ts'
import { reach, requireAll, requireOne, scopeOf } from './requirements.ts'
import { groupOf, isLargest, isUpper, termsOf } from './whom.ts'

/** A clause with its phrases by kind. Each must find its place in what the clause says, or the clause is not understood. */
export class Parts {
  readonly whos: Who[]
  readonly places: Place[]
  readonly days: Days[]
  readonly occasions: Occasion[]
  readonly items: Items[]
  readonly counts: Count[]
  readonly otherwise: boolean
  readonly conduct: string[]
  readonly things: string[]
  /** "모두 가능". */
  readonly all: boolean
  readonly visit: boolean
  /** A word for dogs in general: "반려견 입장 불가". */
  readonly dogs: boolean

  constructor(
    readonly clause: Clause,
    readonly phrases: readonly Phrase[],
  ) {
    const of = <K extends Phrase['is']>(is: K) =>
      phrases.filter((phrase): phrase is Extract<Phrase, { is: K }> => phrase.is === is)
    const whos = of('who')
    // "야외만 반려동물 동반 가능" speaks of no dog in particular.
    this.whos = whos.filter((who) => !isAnyDog(who))
    this.dogs = this.whos.length < whos.length
    this.places = of('place')
    this.days = of('days')
    this.occasions = of('occasion')
    this.items = of('items')
    this.counts = of('count')
    this.conduct = of('conduct').map(({ text }) => text)
    this.otherwise = of('otherwise').length > 0
    this.things = of('thing').map(({ text }) => text)
    const adverbs = of('adverb')
    this.all = adverbs.some(({ sort }) => sort === 'all')
    this.visit = Boolean(clause.predicate?.visit) || adverbs.some(({ sort }) => sort === 'visit')
  }

  /** Whether it has phrases of these kinds alone, besides adverbs. */
  has(...kinds: Phrase['is'][]): boolean {
    return this.phrases.every(
      (phrase) => phrase.is === 'adverb' || kinds.includes(phrase.is) || (phrase.is === 'who' && isAnyDog(phrase)),
    )
  }
}

const isAnyDog = (who: Who) =>
  who.terms.every((term) => term.is === 'dogs') && !['except', 'not', 'to', 'also'].includes(who.case) && !who.among

/** Reads one clause into the facts; false if it says what a policy can't hold. */
export function readClause(facts: Facts, parts: Parts): boolean {
  if (parts.conduct.length > 0 && parts.items.length === 0) return readConduct(facts, parts)
  if (parts.counts.length > 0) return readCount(facts, parts)
  if (parts.items.length > 0) return readItems(facts, parts)
  if (parts.otherwise) return readOtherwise(facts, parts)
  if (parts.things.length > 0) return readThings(facts, parts)
  switch (parts.clause.predicate?.verb) {
    case 'may':
      return readMay(facts, parts)
    case 'mayNot':
      return readMayNot(facts, parts)
    case 'limit':
      return readLimit(facts, parts)
    case 'ask':
      return readAsk(facts, parts)
    case undefined:
      return readBare(facts, parts)
    case 'must':
      return readAttended(facts, parts)
    default:
      return false
  }
}

function readCount(facts: Facts, parts: Parts): boolean {
  const { counts, whos, clause } = parts
  const [count] = counts
  const verb = clause.predicate?.verb
  if (!count || counts.length > 1 || !parts.has('count', 'who') || whos.length > 1) return false
  const [who] = whos
  const text = clause.text
  const refused = verb === 'mayNot' || (verb === 'limit' && (count.bound === 'gte' || count.bound === 'gt'))
  if (refused) {
    if (who || (count.bound !== 'gte' && count.bound !== 'gt')) return false
    facts.counts.push({
      count: count.bound === 'gte' ? count.count - 1 : count.count,
      per: count.per,
      whom: false,
      text,
    })
    return true
  }
  if (verb === 'ask' && (count.bound === 'gte' || count.bound === 'gt') && !who) {
    requireOne(
      facts,
      'reservation',
      [],
      { who: 'all' },
      { indoor: false, words: [count.text.replace(/(?:은|는)$/, '')] },
    )
    return true
  }
  const upper = count.bound === 'lte' || count.bound === null || count.bound === 'lt'
  const said =
    facts.listing ||
    verb === 'may' ||
    verb === 'limit' ||
    count.case === 'only' ||
    count.most ||
    count.bound !== null ||
    count.per
  if (!upper || !said || !(verb === undefined || verb === 'may' || verb === 'limit')) return false
  if (!['none', 'only', 'to', 'topic'].includes(count.case)) return false
  if (who) {
    const terms = termsOf(who)
    if (!terms || !['none', 'only'].includes(who.case)) return false
    if (!grant(facts, terms, null, who.case === 'only', text)) return false
  }
  facts.counts.push({
    count: count.bound === 'lt' ? count.count - 1 : count.count,
    per: count.per,
    whom: Boolean(who),
    text,
  })
  return true
}

function readItems(facts: Facts, parts: Parts): boolean {
  const { clause, items: lists, whos, places } = parts
  const verb = clause.predicate?.verb
  const others = parts.phrases.filter(
    (phrase) => phrase.is !== 'items' && phrase.is !== 'thing' && !(phrase.is === 'who' && isAnyDog(phrase)),
  )
  const [items] = lists
  const length = parts.things.filter((text) => /\d\s*(?:m|미터)/.test(text))
  if (!items || parts.counts.length > 0 || length.length < parts.things.length) return false
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
    if (verb === 'mayNot' && items.groups.flat().every(({ kind }) => kind === 'stroller' || kind === 'wasteBags')) {
      facts.note(clause.text)
      return true
    }
    const checked = verb === 'ask' && !clause.predicate?.visit && !clause.predicate?.thenMay
    if (verb !== 'must' && verb !== undefined && !checked) return false
    return requireLists(facts, parts, others, more)
  }
  if (lists.length > 1) return false
  const scoped = whos.length + places.length > 0
  // "목줄, 케이지 이용 시 실내 가능": whether the first belongs to it can't be told.
  if (items.joint === 'comma' && scoped) return false
  if (items.as === 'lacking') {
    if (verb !== 'mayNot' && verb !== 'limit') return false
    const scope = scopeOf(others)
    return scope !== null && requireAll(facts, items, scope, more)
  }
  if (verb !== 'may') return false
  return readMayWith(facts, parts, items, others, more)
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
  // "대형견도 입장 가능" takes nothing away and adds nobody to whom it applies.
  const scoped = who?.case === 'also' ? others.filter((phrase) => phrase !== who) : others
  if (places.some((place) => place.case === 'only' || place.case === 'except' || place.case === 'not')) return false
  const scope = scopeOf(scoped)
  if (!scope) return false
  if (who && who.case !== 'also') {
    const terms = termsOf(who)
    if (!terms || who.case === 'except' || who.case === 'not' || who.case === 'to') return false
    const group = groupOf(terms)
    const others = group?.sizes && !isLargest(group.sizes)
    // Without "만" it isn't said whether others may come in another way.
    if (who.case === 'only' || others || group?.weights.some(({ bound }) => isUpper(bound))) {
      if (places.length + occasions.length > 0) return false
      if (!grant(facts, terms, null, who.case === 'only', parts.clause.text)) return false
    }
  }
  if (places.length > 0 && scope.indoor && !who) facts.areas.indoorOnTerms = true
  return requireAll(facts, items, scope, more)
}

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

/** "목줄, 미착용 시 입장 불가": what was asked for before, once more from its other side. */
function readOtherwise(facts: Facts, parts: Parts): boolean {
  const verb = parts.clause.predicate?.verb
  if (facts.sure.requirements.length === 0) return false
  if (verb === 'mayNot' || verb === 'limit') return parts.has('otherwise')
  // "미지참 시 야외만 가능", where what was asked for is asked for indoors.
  const outdoors = parts.places.length > 0 && parts.places.every(({ areas }) => areas.every(({ outdoor }) => outdoor))
  return verb === 'may' && facts.areas.indoorOnTerms && outdoors && parts.has('otherwise', 'place')
}

/** "수영장 입수 불가", "침대 사용 금지": of what dogs do there, not of coming in. */
function readConduct(facts: Facts, parts: Parts): boolean {
  const { places, whos, clause } = parts
  const verb = clause.predicate?.verb
  if (verb === 'must' || verb === 'ask') return false
  if (verb === undefined && !/공간\s*분리/.test(clause.text)) return false
  const [place] = places
  // "주상절리길, 계곡입수 불가" is of both.
  const both = place?.case === 'none' && !clause.phrases.includes(place) && whos.length === 0
  if (both && (verb === 'mayNot' || verb === 'limit') && !confine(facts, undefined, place, 'not')) return false
  facts.note(clause.text.replace(/(?:하나|하지만|하며|하고|이며|이고)$/, ''))
  return true
}

/** "사료, 방석 지참". */
function readThings(facts: Facts, parts: Parts): boolean {
  const verb = parts.clause.predicate?.verb
  if (!parts.has('thing')) return false
  if (verb === 'provide' || verb === 'advise') facts.note(parts.clause.text)
  else if (verb === 'must')
    facts.require({ kind: 'ownSupplies', who: 'all', indoor: false, detail: parts.things.join(', ') })
  else return false
  return true
}

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

function readMay(facts: Facts, parts: Parts): boolean {
  const { whos, places, days, occasions, clause } = parts
  const [who, place, day] = [whos[0], places[0], days[0]]
  if (whos.length > 1 || places.length > 1 || days.length > 1) return false
  if (who && (who.case === 'to' || who.case === 'at')) return false
  if (occasions.length > 0) return readRide(facts, parts) || readHours(facts, parts)
  if (place) {
    if (day) return false
    return who ? mayGo(facts, who, place, clause.text) : mayEnter(facts, place, clause.text)
  }
  if (who) {
    const terms = termsOf(who)
    if (!terms) return false
    if (who.case === 'except' || who.case === 'not') {
      const rest = refuse(facts, { ...who, case: 'none' }, daysOf(day))
      return rest && grant(facts, [{ is: 'every' }], daysOf(day), false, clause.text)
    }
    if (who.case === 'also') return terms.every((term) => term.is !== 'having') && !day
    if (day) return mayOn(facts, who, day)
    if (terms.some((term) => term.is === 'others')) return false
    return grant(facts, terms, null, who.case === 'only', clause.text)
  }
  if (day) {
    if (day.case === 'only') facts.admitOn(day.days)
    else if (day.case === 'except' || day.case === 'not') facts.admitOn(allBut(day.days))
    else if (parts.all || (facts.listing && parts.dogs))
      facts.grants.push({ sizes: null, weights: [], maxHeight: null, days: day.days, only: false, text: clause.text })
    else return false
    return true
  }
  if (parts.all || (facts.listing && parts.dogs))
    facts.grants.push({ sizes: null, weights: [], maxHeight: null, days: null, only: false, text: clause.text })
  return parts.all || parts.dogs
}

/** "대형견은 수요일만 가능", "금요일은 모두 가능", "주말은 소형견만 가능". */
function mayOn(facts: Facts, who: Who, day: Days): boolean {
  const terms = termsOf(who)
  if (!terms) return false
  const days = daysOf(day) ?? []
  if (day.case === 'only') return refuse(facts, { ...who, case: 'none' }, allBut(days))
  if (who.case === 'only' || terms.every((term) => term.is === 'every'))
    return grant(facts, terms, days, who.case === 'only', day.text)
  return grant(facts, terms, days, false, day.text)
}

/** "케이지에 넣은 반려견만 셔틀버스 탑승 가능". */
function readRide(facts: Facts, { whos, occasions, places, days }: Parts): boolean {
  const [who] = whos
  if (who?.case !== 'only' || places.length + days.length > 0 || !occasions.every(({ sort }) => sort === 'during'))
    return false
  const asked = who.terms.flatMap((term) => (term.is === 'having' ? term.items : []))
  if (asked.length === 0 || !who.terms.every((term) => term.is === 'having')) return false
  const words = occasions.map(({ text }) => text)
  for (const { kind, detail } of asked)
    requireOne(facts, kind, [], { who: 'all' }, { indoor: false, words }, detail ? [detail] : [])
  return true
}

/** "평일오후만 가능": on other days surely not; at which hours, the policy can't say. */
function readHours(facts: Facts, parts: Parts): boolean {
  const { days, occasions, whos, places, clause } = parts
  const [day] = days
  const [hours] = occasions
  if (
    day &&
    hours?.sort === 'hours' &&
    hours.case === 'only' &&
    whos.length + places.length === 0 &&
    occasions.length === 1
  ) {
    facts.sure.entryDays = day.days
    facts.sure.unparsed.push(clause.text)
    return true
  }
  return false
}

/** "조각공원은 동반 가능", "테라스만 가능", "실내외 모두 가능". */
function mayEnter(facts: Facts, place: Place, text: string): boolean {
  const { areas } = facts
  if (place.case === 'only') return confine(facts, undefined, place, 'only')
  if (place.case === 'except' || place.case === 'not')
    return confine(facts, undefined, { ...place, case: 'none' }, 'not')
  if (place.case === 'also') return true
  if (place.areas.some(({ whole }) => whole)) areas.all = true
  else if (place.areas.every(({ indoor }) => indoor)) {
    areas.indoor = true
    facts.note(text)
  } else if (place.areas.every(({ outdoor }) => outdoor)) {
    areas.outdoor = true
    if (!/^(?:야외|실외)$/.test(place.areas[0]?.name ?? ''))
      facts.require({
        kind: 'assignedArea',
        who: 'all',
        indoor: false,
        detail: place.areas.map(({ name }) => name).join(', '),
      })
  } else {
    areas.only = true
    facts.require({
      kind: 'assignedArea',
      who: 'all',
      indoor: false,
      detail: place.areas.map(({ name }) => name).join(', '),
    })
  }
  return true
}

/** "대형견은 테라스만 가능", "소형견만 실내 가능". */
function mayGo(facts: Facts, who: Who, place: Place, text: string): boolean {
  if (who.case === 'also') return false
  if (place.case === 'only' || place.case === 'except' || place.case === 'not') {
    if (who.case === 'only') return false
    return confine(
      facts,
      who,
      { ...place, case: place.case === 'only' ? 'only' : 'none' },
      place.case === 'only' ? 'only' : 'not',
    )
  }
  if (who.case === 'only' && place.case !== 'also')
    return confine(facts, { ...who, case: 'except' }, { ...place, case: 'none' }, 'not')
  const group = groupOf(termsOf(who) ?? [])
  if (!group?.sizes || group.weights.length > 0 || place.case === 'also') return false
  // Where the others may be, another sentence has to say.
  facts.note(text)
  return grant(facts, who.terms, null, false, text)
}

function readMayNot(facts: Facts, parts: Parts): boolean {
  const { whos, places, days, occasions, clause } = parts
  const [who, place, day] = [whos[0], places[0], days[0]]
  if (whos.length > 1 || places.length > 1 || days.length > 1 || parts.all) return false
  if (occasions.length > 0) {
    // Of bad weather everybody is told; of a season dogs are.
    const weather = occasions.every(({ sort }) => sort === 'weather')
    if (!weather || whos.length + days.length + places.length > 0 || parts.dogs) return false
    facts.note(clause.text)
    return true
  }
  if (place) return !day && !(who && (who.case === 'also' || who.case === 'only')) && confine(facts, who, place, 'not')
  if (day && ['only', 'except', 'not', 'also'].includes(day.case)) {
    if (who || day.case === 'also') return false
    facts.admitOn(day.case === 'only' ? allBut(day.days) : day.days)
    return true
  }
  if (who) return refuse(facts, who, day ? day.days : null)
  if (day) {
    facts.admitOn(allBut(day.days))
    return true
  }
  if (!parts.dogs && !facts.listing) return false
  facts.entry = 'none'
  return true
}

/** "제한" refuses ("대형견 입장 제한", "15kg 이상 제한"), or says up to where one may ("10kg 이하로 제한"). */
function readLimit(facts: Facts, parts: Parts): boolean {
  const { whos, places, days, clause } = parts
  const [who] = whos
  if (whos.length > 1) return false
  if (!who) {
    const [only] = [...places, ...days]
    if (only?.case !== 'to') return readMayNot(facts, parts)
    if (places.length + days.length !== 1 || parts.occasions.length > 0) return false
    if (only.is === 'days') facts.admitOn(only.days)
    return only.is === 'days' || confine(facts, undefined, { ...only, case: 'none' }, 'only')
  }
  const terms = termsOf(who)
  if (!terms) return false
  if (who.case === 'to')
    return places.length + days.length + parts.occasions.length === 0 && grant(facts, terms, null, true, clause.text)
  const group = groupOf(terms)
  if (group) {
    const upper = group.weights.some(({ bound }) => isUpper(bound))
    const unnatural = group.sizes !== null && !isLargest(group.sizes) && group.weights.length === 0
    if (
      who.case === 'none' &&
      upper &&
      !clause.predicate?.visit &&
      places.length + days.length + parts.occasions.length === 0
    )
      return grant(facts, terms, null, true, clause.text)
    if ((upper || unnatural) && !['except', 'not'].includes(who.case)) return false
  }
  return readMayNot(facts, parts)
}

function readAsk(facts: Facts, parts: Parts): boolean {
  const scope = scopeOf(parts.phrases.filter((phrase) => !(phrase.is === 'who' && isAnyDog(phrase))))
  if (!scope) return false
  if (parts.whos.some((who) => who.case === 'also' || who.case === 'to')) return false
  const traits = parts.whos.flatMap((who) => who.terms).filter((term) => term.is === 'trait')
  if (traits.length > 1 && parts.whos[0]?.terms.length === traits.length) {
    const who = traits.some(({ kind }) => kind === 'marking') ? 'marking' : 'all'
    requireOne(facts, 'reservation', [], { who }, scope, [traits.map(({ text }) => text).join(', ')])
    return true
  }
  for (const whom of scope.whom) requireOne(facts, 'reservation', [], whom, scope)
  return true
}

/** "보호자 동반 필수". */
function readAttended(facts: Facts, { clause, dogs, phrases }: Parts): boolean {
  const adverbs = phrases.every((phrase) => phrase.is === 'adverb' || (dogs && phrase.is === 'who' && isAnyDog(phrase)))
  if (!adverbs || !clause.predicate?.visit || !/보호자|견주/.test(clause.text)) return false
  facts.note(clause.text)
  return true
}

/** Without a predicate: "테라스만", "대형견은 테라스만", "10kg 이하", "맹견 제외". */
function readBare(facts: Facts, parts: Parts): boolean {
  const { whos, places, days, occasions, clause } = parts
  const [who] = whos
  const only = [...whos, ...places, ...days].filter((phrase) => phrase.case === 'only')
  if (only.length === 1 && occasions.length === 0) return readMay(facts, parts)
  if (only.length > 0) return false
  if (who?.case === 'except' && parts.phrases.length === 1) return refuse(facts, { ...who, case: 'none' }, null)
  const [size] = who && whos.length === 1 ? [termsOf(who)] : []
  if (size?.every((term) => term.is === 'every') && parts.phrases.length === 1)
    return grant(facts, size, null, false, clause.text)
  if (size && isWeightLimit(size) && who?.case === 'none' && parts.has('who', 'days'))
    return grant(facts, size, daysOf(days[0]), true, clause.text)
  return false
}
