import { confine, isFacility } from './entry.ts'
import type { Facts } from './facts.ts'
import { isAnyDog, type Parts } from './parts.ts'

/** Clauses that say something besides coming in, or what was said already from its other side. */

/** "목줄, 미착용 시 입장 불가": what was asked for before, once more from its other side. */
export function readOtherwise(facts: Facts, parts: Parts): boolean {
  const verb = parts.clause.predicate?.verb
  if (parts.phrases.some(({ is, text }) => is === 'otherwise' && /초과|넘/.test(text))) return readBeyond(facts, parts)
  const asked = facts.sure.requirements.some(({ kind }) => kind === 'reservation')
  // "목줄 필수, 미예약 시 입장 불가": another thing than what was asked for.
  if (!asked && parts.phrases.some(({ is, text }) => is === 'otherwise' && /예약|신청|고지/.test(text))) return false
  if (facts.sure.requirements.length === 0) return false
  if (verb === 'mayNot' || verb === 'limit' || verb === 'limitPerhaps') return parts.has('otherwise')
  // "미지참 시 야외만 가능", where what was asked for is asked for indoors.
  const outdoors = parts.places.length > 0 && parts.places.every(({ areas }) => areas.every(({ outdoor }) => outdoor))
  return verb === 'may' && facts.areas.indoorOnTerms && outdoors && parts.has('otherwise', 'place')
}

/** "7kg 이하만 가능, 초과 시 입실 거절": the other side of a limit or a number. */
function readBeyond(facts: Facts, parts: Parts): boolean {
  const verb = parts.clause.predicate?.verb
  const limited = facts.grants.filter(({ only, weights }) => only && weights.length > 0).length + facts.counts.length
  if (limited !== 1 || !parts.has('otherwise') || !['mayNot', 'limit', 'limitPerhaps'].includes(verb ?? ''))
    return false
  facts.note(parts.clause.text)
  return true
}

/** "수영장 입수 불가", "침대 사용 금지": of what dogs do there, not of coming in. */
export function readConduct(facts: Facts, parts: Parts): boolean {
  const { places, whos, clause } = parts
  const verb = clause.predicate?.verb
  if (verb === 'must' || verb === 'ask') return false
  if (verb === undefined && !/공간\s*분리/.test(clause.text)) return false
  const [place] = places
  // "수영장 반려견 입수 금지": of the pool, or of what they do in it.
  const ofDogs = parts.dogs || parts.conduct.some((text) => /^(?:반려|애견|강아지)/.test(text))
  const left = parts.conduct.every((text) => /방치|두고|두기|두는|남겨/.test(text))
  if (ofDogs && !left && place?.case === 'none' && clause.phrases.includes(place)) return false
  // "주상절리길, 계곡입수 불가" is of both.
  const both = place?.case === 'none' && !clause.phrases.includes(place) && whos.length === 0
  if (both && (verb === 'mayNot' || verb === 'limit') && !confine(facts, undefined, place, 'not')) return false
  facts.note(clause.text.replace(/(?:하나|하지만|하며|하고|이며|이고)$/, ''))
  return true
}

/** "사료, 방석 지참". */
export function readThings(facts: Facts, parts: Parts): boolean {
  const verb = parts.clause.predicate?.verb
  const [place] = parts.places
  // "반려견 수영장은 구명조끼 착용 필수".
  if (place && parts.places.length === 1 && isFacility(place) && parts.has('thing', 'place') && verb === 'must') {
    facts.note(parts.clause.text)
    return true
  }
  if (!parts.has('thing')) return false
  if (verb === 'provide' || verb === 'advise') facts.note(parts.clause.text)
  else if (verb === 'must')
    facts.require({ kind: 'ownSupplies', who: 'all', indoor: false, detail: parts.things.join(', ') })
  else return false
  return true
}

/** "공원 내 반려견 놀이터 운영". */
export function readProvided(facts: Facts, parts: Parts): boolean {
  const last = parts.places.at(-1)
  const named = parts.places.every((place) => ['none', 'topic', 'subject', 'object', 'at'].includes(place.case))
  if (!last || !isFacility(last) || !named || !parts.has('place')) return false
  facts.note(parts.clause.text)
  return true
}

/** "보호자 동반 필수". */
export function readAttended(facts: Facts, { clause, dogs, phrases }: Parts): boolean {
  const adverbs = phrases.every((phrase) => phrase.is === 'adverb' || (dogs && phrase.is === 'who' && isAnyDog(phrase)))
  if (!adverbs || !clause.predicate?.visit || !/보호자|견주/.test(clause.text)) return false
  facts.note(clause.text)
  return true
}
