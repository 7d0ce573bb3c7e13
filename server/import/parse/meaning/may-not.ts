import { allBut, confine, grant, isMinorRide, refuse } from './entry.ts'
import type { Case } from '../grammar/tree.ts'
import type { Facts } from './facts.ts'
import type { Parts } from './parts.ts'
import { groupOf, isLargest, isUpper, termsOf } from './whom.ts'

/** "대형견 입장 불가", "실내 출입 금지", "주말은 불가". */
export function readMayNot(facts: Facts, parts: Parts): boolean {
  if (allButGuides(parts)) {
    facts.entry = 'guide'
    return true
  }
  const { whos, days, occasions, clause } = parts
  // "테라스가 아닌 실내는 불가", "객실 외 모든 부대시설 출입 금지": the second is what is meant.
  const places = parts.places.length === 2 && isLeftOut(parts.places[0]) ? parts.places.slice(1) : parts.places
  const [who, place, day] = [whos[0], places[0], days[0]]
  // "펫존 외 구역은 불가": the first is all that is left of the second.
  const [left] = parts.places
  if (left && place && left !== place && isLeftOut(left) && place.areas.every(({ name }) => ANY_PART.test(name)))
    return whos.length + days.length + occasions.length === 0 && isThere(place.case)
      ? confine(facts, undefined, { ...left, case: 'none' }, 'only')
      : false
  // "실내외 모두 불가".
  const everywhere = place?.areas.every(({ whole }) => whole) && places.length === 1 && isThere(place.case)
  if (everywhere && whos.length + days.length + occasions.length === 0 && (parts.all || parts.visit || parts.dogs)) {
    facts.refuseAll(clause.text)
    return true
  }
  // "소형견을 제외하고 모두 불가".
  const rest = who?.case === 'except' && days.length === 0
  if (whos.length > 1 || places.length > 1 || days.length > 1 || (parts.all && !rest)) return false
  if (occasions.length > 0) {
    if (isRide(parts)) return refuseRide(facts, parts)
    // Of bad weather everybody is told; of a season dogs are.
    const weather = occasions.every(({ sort }) => sort === 'weather')
    if (!weather || whos.length + days.length + places.length > 0 || parts.dogs) return false
    facts.note(clause.text)
    return true
  }
  // "전시실은 안내견 외 출입 불가".
  const butGuides = place && who?.case === 'except' && who.terms.every(({ is }) => is === 'guide')
  if (butGuides) return !day && place.case !== 'only' && confine(facts, undefined, place, 'not')
  // "생리 중인 반려견은 수영장 이용 불가": of what a dog is like a house decides anyway.
  if (place && who && !day && who.case !== 'except' && who.terms.every(({ is }) => is === 'trait')) {
    facts.note(clause.text)
    return true
  }
  if (place) return !day && !(who && (who.case === 'also' || who.case === 'only')) && confine(facts, who, place, 'not')
  if (day && ['only', 'except', 'not', 'also'].includes(day.case)) {
    if (day.case === 'also' || (who && (who.case === 'only' || who.case === 'also'))) return false
    // "주말에만 대형견 입장 불가", "평일 외 대형견 입장 불가".
    if (who) return refuse(facts, who, day.case === 'only' ? day.days : allBut(day.days))
    facts.admitOn(day.case === 'only' ? allBut(day.days) : day.days)
    return true
  }
  // "소형견만 가능하지 않고" may mean: others as well.
  if (who?.case === 'only' && /지는?\s*않/.test(clause.text)) return false
  if (who) return refuse(facts, who, day ? day.days : null)
  if (day) {
    facts.admitOn(allBut(day.days))
    return true
  }
  const together = parts.visit && /동반|동행/.test(clause.text)
  if (!parts.dogs && !facts.listing && !clause.predicate?.pets && !together) return false
  facts.refuseAll(clause.text)
  return true
}

/** "카트 이용 시 반려견 탑승 불가", "관람열차 탑승 불가". */
const isRide = ({ occasions, whos, days, places, clause }: Parts): boolean =>
  occasions.length === 1 &&
  RIDE.test(occasions[0]?.text ?? '') &&
  whos.length + days.length + places.length === 0 &&
  (clause.predicate?.visit === true || !/시|중|때/.test(occasions[0]?.text ?? ''))
const RIDE =
  /^(?:셔틀\s*버스|버스|케이블카|배|유람선|열차|모노레일|곤돌라|트랙터|엘리베이터|승강기|카트|전동차|전동카트|리프트|레일바이크)/

/** What one rides may be all that there is of a place. */
function refuseRide(facts: Facts, { occasions, clause }: Parts): boolean {
  // "셔틀버스 탑승은 불가": one walks instead.
  if (occasions.every(({ text }) => isMinorRide(text))) {
    facts.note(clause.text)
    return true
  }
  const name = occasions[0]?.text.replace(/\s*(?:시|중|할\s*때)?(?:에는|에|엔|은|는|이)?$/, '') ?? ''
  facts.maybeWhole.push(clause.text)
  facts.areas.part = true
  facts.require({ kind: 'assignedArea', who: 'all', indoor: false, detail: `${name} 불가` })
  return true
}

/** "구역", "다른 객실": some part or other. */
const ANY_PART = /^(?:다른\s*|기타\s*|나머지\s*|모든\s*|전\s*)?(?:구역|공간|장소|곳|자리|좌석|객실|룸|사이트)$/
const isThere = (particle: Case) => particle === 'none' || particle === 'topic' || particle === 'at'
const isLeftOut = (place: Parts['places'][number] | undefined) => place?.case === 'not' || place?.case === 'except'

/** "제한" refuses ("대형견 입장 제한", "15kg 이상 제한"), or says up to where one may ("10kg 이하로 제한"). */
export function readLimit(facts: Facts, parts: Parts): boolean {
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
  // "5kg 이상 10kg 이하 제한": whether these come or don't, can't be told.
  if (terms.some(({ is }) => is === 'range')) return false
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

/** "안내견을 제외한 모든 반려동물 출입 금지". */
function allButGuides({ phrases, whos, places, days, occasions }: Parts): boolean {
  const [guides, rest] = phrases.filter((phrase) => phrase.is === 'who')
  if (guides?.case !== 'except' || !guides.terms.every(({ is }) => is === 'guide')) return false
  if (places.length + days.length + occasions.length > 0 || whos.length > 2) return false
  return rest === undefined || (rest.case !== 'except' && rest.terms.every(({ is }) => is === 'dogs' || is === 'every'))
}
