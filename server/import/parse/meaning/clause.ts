import { readAttended, readConduct, readOtherwise, readProvided, readThings } from './besides.ts'
import { readCount } from './count.ts'
import { confine, daysOf, grant, isFacility, isWeightLimit, refuse } from './entry.ts'
import type { Facts } from './facts.ts'
import { readItems } from './items.ts'
import { readLed } from './led.ts'
import { readLimit, readMayNot } from './may-not.ts'
import { readMay } from './may.ts'
import type { Phrase, Term } from '../grammar/tree.ts'
import { isAnyDog, Parts } from './parts.ts'
import { requireOne, scopeOf } from './requirements.ts'
import { groupOf, isLargest, isLower, termsOf } from './whom.ts'

/** Reads one clause into the facts; false if it says what a policy can't hold. */
export function readClause(facts: Facts, parts: Parts): boolean {
  // "성견 기준 10kg 이하": of a dog that still grows it is told beside the limit.
  if (isOfAdults(parts.phrases)) facts.note(parts.clause.text)
  // "리트리버는 예약 시 가능": on that term, and not only while booking.
  const onBooking = parts.phrases.some(
    (phrase) => phrase.is === 'adverb' && phrase.sort === 'visit' && /예약/.test(phrase.text),
  )
  if (onBooking && parts.clause.predicate?.verb === 'may') return false
  if (isOfOtherAnimals(facts, parts)) {
    facts.note(parts.clause.text)
    return true
  }
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
    case 'visit':
      return readBare(facts, parts)
    case 'limitPerhaps':
      return readLimitPerhaps(facts, parts)
    case 'needNot':
      if (parts.phrases.some(({ is }) => is !== 'adverb')) return false
      facts.note(parts.clause.text)
      return true
    case 'welcome':
      return readWelcome(facts, parts)
    case 'must':
      return readAttended(facts, parts) || readLed(facts, parts)
    case 'provide':
      return readProvided(facts, parts)
    default:
      return false
  }
}

const OF_ADULTS = /^성견|을\s*때/
export const isOfAdults = (phrases: readonly Phrase[]) =>
  phrases.some(({ is, text }) => is === 'adverb' && OF_ADULTS.test(text))

/** "고양이는 이동장에 넣으면 가능", "고양이는 이동장 필수": of dogs it says nothing. */
function isOfOtherAnimals(facts: Facts, { whos, dogs, items, clause }: Parts): boolean {
  const [who, ...more] = whos
  const alone = who !== undefined && more.length === 0 && !dogs && who.terms.every(({ is }) => is === 'animals')
  const asked = items.length > 0 && clause.predicate !== null
  const ofDogs = facts.entry !== null || facts.admits || facts.limits.length + facts.grants.length > 0
  const demanded = clause.predicate?.verb === 'must'
  return alone && asked && (ofDogs || demanded) && !facts.listing && ['topic', 'subject', 'also'].includes(who.case)
}

/** "공격성이 강한 반려견은 입장이 제한될 수 있습니다": of what a dog is like a house decides anyway; of a size or a day it is open. */
function readLimitPerhaps(facts: Facts, parts: Parts): boolean {
  const [who, ...more] = parts.whos
  // "비가 오면 이용이 어려울 수 있습니다".
  if (parts.occasions.length > 0 && parts.occasions.every(({ sort }) => sort === 'weather') && parts.has('occasion')) {
    facts.note(parts.clause.text)
    return true
  }
  const alone = who !== undefined && more.length === 0 && parts.has('who')
  // "짖음이 심하면 퇴장을 요청드릴 수 있습니다": it comes in, and may have to leave.
  if (alone && /퇴[장실]/.test(parts.clause.text) && who.terms.every(({ is }) => is === 'trait')) {
    facts.note(parts.clause.text)
    return true
  }
  const ofNature = (term: Term) => term.is === 'trait' || (term.is === 'concern' && term.who === 'marking')
  return alone && who.terms.every(ofNature) && readMayNot(facts, parts)
}

/** "대형견 환영": of the others it says nothing; "모든 반려견 환영" lets them in. */
function readWelcome(facts: Facts, parts: Parts): boolean {
  const [who] = parts.whos
  if (who?.terms.every((term) => term.is === 'guide')) {
    facts.guides = true
    return true
  }
  // "대형견 환영": takes nothing away.
  const sizes = who && !facts.listing && who.case !== 'only' ? groupOf(termsOf(who) ?? []) : null
  if (sizes?.sizes && sizes.weights.length === 0 && !sizes.sizes.includes('small') && isLargest(sizes.sizes))
    return parts.has('who') && readMay(facts, parts)
  const everybody = !who || who.case === 'also' || termsOf(who)?.every((term) => term.is === 'every')
  return (everybody || who.case === 'only') && readMay(facts, parts)
}

function readAsk(facts: Facts, parts: Parts): boolean {
  const scope = scopeOf(parts.phrases.filter((phrase) => !(phrase.is === 'who' && isAnyDog(phrase))))
  if (!scope || parts.places.some(isFacility)) return false
  if (parts.whos.some((who) => who.case === 'also' || who.case === 'to' || (who.case === 'only' && isLower(who))))
    return false
  const traits = parts.whos.flatMap((who) => who.terms).filter((term) => term.is === 'trait')
  if (traits.length > 1 && parts.whos[0]?.terms.length === traits.length) {
    const who = traits.some(({ kind }) => kind === 'marking') ? 'marking' : 'all'
    requireOne(facts, 'reservation', [], { who }, scope, [traits.map(({ text }) => text).join(', ')])
    return true
  }
  for (const whom of scope.whom) requireOne(facts, 'reservation', [], whom, scope)
  return true
}

const isUpTo = (terms: readonly Term[], text: string) =>
  /(?:까지|이하)$/.test(text) && terms.every(({ is }) => is === 'sizes')

/** Without a predicate: "테라스만", "대형견은 테라스만", "10kg 이하", "맹견 제외". */
function readBare(facts: Facts, parts: Parts): boolean {
  const { whos, places, days, occasions, clause } = parts
  const [who] = whos
  // "대형견 입장 불가(안내견 제외)": they may anywhere, by law.
  const guide = who?.terms.every((term) => term.is === 'guide') && (who.case === 'except' || who.case === 'not')
  if (guide && parts.phrases.length === 1) {
    facts.guides = true
    return true
  }
  const [place, ...more] = places
  // "전 구역 동반 가능. 온실, 카페 제외".
  if (place?.case === 'except' && more.length === 0 && parts.phrases.length === 1 && facts.areas.all)
    return confine(facts, undefined, { ...place, case: 'none' }, 'not')
  const only = [...whos, ...places, ...days].filter((phrase) => phrase.case === 'only')
  if (only.length === 1 && occasions.length === 0) return readMay(facts, parts)
  if (only.length > 0) return false
  if (who?.case === 'except' && parts.phrases.length === 1) return refuse(facts, { ...who, case: 'none' }, null)
  const [size] = who && whos.length === 1 ? [termsOf(who)] : []
  const plain = parts.phrases.filter((phrase) => !(phrase.is === 'adverb' && phrase.sort === 'plain'))
  if (size?.every((term) => term.is === 'every') && plain.length === 1)
    return grant(facts, size, null, false, clause.text)
  // "평일은 모든 견종, 주말은 10kg 이하만 가능".
  if (
    size?.every((term) => term.is === 'every') &&
    days.length === 1 &&
    parts.has('who', 'days') &&
    who?.case === 'none'
  )
    return (
      ['none', 'topic', 'at'].includes(days[0]?.case ?? '') && grant(facts, size, daysOf(days[0]), false, clause.text)
    )
  // "체고 45cm 이하, 체중 12kg 이하".
  const upTo = size?.every(
    (term) => (term.is === 'height' && (term.bound === 'lte' || term.bound === 'lt')) || isWeightLimit([term]),
  )
  if (size && upTo && who?.case === 'none' && parts.phrases.length === 1 && size.some(({ is }) => is === 'height'))
    return grant(facts, size, null, true, clause.text)
  // "생후 4개월 이상", "예방접종을 완료한 반려견", "소형견, 중형견까지".
  const alone = who?.case === 'none' && parts.phrases.length === 1
  if (size && alone && !facts.listing && size.every((term) => term.is === 'age' || term.is === 'having'))
    return size.every((term) => grant(facts, [term], null, true, clause.text))
  if (size && alone && (size.every((term) => term.is === 'age') || isUpTo(size, who.text)))
    return grant(facts, size, null, true, clause.text)
  if (clause.predicate && parts.phrases.every(({ is }) => is === 'adverb') && /책임|보호자|견주/.test(clause.text)) {
    facts.note(clause.text)
    return true
  }
  // "야외는 견종 제한 없음", "주말은 소형견까지".
  if (
    size?.every((term) => term.is === 'every') &&
    places.length === 1 &&
    parts.has('who', 'place') &&
    who?.case === 'none'
  )
    return readMay(facts, parts)
  // "테라스는 중형견까지".
  if (who?.case === 'none' && who.text.endsWith('까지') && places[0]?.case === 'topic' && parts.has('who', 'place'))
    return (
      places.length === 1 &&
      readMay(
        facts,
        new Parts(
          clause,
          parts.phrases.map((phrase) => (phrase === who ? { ...who, case: 'only' } : phrase)),
        ),
      )
    )
  if (
    size &&
    (isWeightLimit(size) || isUpTo(size, who?.text ?? '')) &&
    who?.case === 'none' &&
    parts.has('who', 'days')
  )
    return grant(facts, size, daysOf(days[0]), true, clause.text)
  return false
}
