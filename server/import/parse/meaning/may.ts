import type { Days, Place, Who } from '../grammar/tree.ts'
import { widen } from './also.ts'
import { allBut, confine, EVERY_ROOM, daysOf, grant, isFacility, refuse } from './entry.ts'
import type { Facts } from './facts.ts'
import { isOtherPlace } from './others.ts'
import type { Parts } from './parts.ts'
import { requireHaving } from './requirements.ts'
import { groupOf, isLargest, isLower, termsOf } from './whom.ts'

/** "소형견만 가능", "대형견은 수요일만 가능", "테라스만 가능". */
export function readMay(facts: Facts, parts: Parts): boolean {
  const { whos, places, days, occasions, clause } = parts
  const [who, place, day] = [whos[0], places[0], days[0]]
  if (whos.length > 1 || days.length > 1) return false
  if (places.length === 2 && whos.length + days.length + occasions.length === 0)
    return readAllBut(facts, places, clause.text) || readPartOf(facts, places)
  if (places.length > 1) return false
  if (who && (who.case === 'to' || who.case === 'at')) return false
  if (occasions.length > 0) return readRide(facts, parts) || readHours(facts, parts)
  if (place) {
    if (day) return false
    // "야외는 모든 견종 가능".
    const all = who?.case === 'none' && who.terms.every(({ is }) => is === 'every')
    if (all && isThere(place)) return mayEnter(facts, place, clause.text)
    return who ? mayGo(facts, who, place, clause.text) : mayEnter(facts, place, clause.text)
  }
  if (who) {
    const terms = termsOf(who)
    if (!terms) return false
    if (who.case === 'except' || who.case === 'not') {
      const rest = refuse(facts, { ...who, case: 'none' }, daysOf(day))
      return rest && grant(facts, [{ is: 'every' }], daysOf(day), false, clause.text)
    }
    if (who.case === 'also') {
      // In a field of sizes "대형견도 가능" lets all in.
      const sizes = groupOf(terms)?.sizes
      if (facts.listing && sizes && isLargest(sizes) && !day)
        return grant(facts, [{ is: 'every' }], null, false, clause.text)
      // "평일에는 대형견도 가능": all, on these days.
      if (sizes && isLargest(sizes) && day && isOnThese(day))
        return grant(facts, [{ is: 'every' }], day.days, false, clause.text)
      if (day || terms.some((term) => term.is === 'having')) return false
      return widen(facts, who) !== 'open'
    }
    if (day) return mayOn(facts, who, day, parts.phrases.indexOf(who) < parts.phrases.indexOf(day))
    if (terms.some((term) => term.is === 'others')) return false
    // "목줄을 착용한 반려견은 입장할 수 있다": of the others it is silent, so that it asks for it.
    const asks = terms.every(({ is }) => is === 'having') && (who.case === 'topic' || who.case === 'none')
    return grant(facts, terms, null, who.case === 'only' || asks, clause.text)
  }
  if (day) {
    if (day.case === 'only') facts.admitOn(day.days)
    else if (day.case === 'except' || day.case === 'not') facts.admitOn(allBut(day.days))
    else if (parts.all || (facts.listing && parts.dogs))
      facts.grants.push({ sizes: null, weights: [], maxHeight: null, days: day.days, only: false, text: clause.text })
    // "평일은 가능": of the other days another sentence has to say.
    else if (day.case === 'none' || day.case === 'topic' || day.case === 'at')
      facts.mayOn.push({ days: day.days, text: clause.text })
    else return false
    return true
  }
  if (parts.all || (facts.listing && parts.dogs))
    facts.grants.push({ sizes: null, weights: [], maxHeight: null, days: null, only: false, text: clause.text })
  const admits = parts.all || parts.dogs || (parts.visit && /동반|동행/.test(clause.text))
  if (parts.dogs) facts.admits = true
  return admits
}

const isOnThese = (day: Days) => ['none', 'topic', 'at'].includes(day.case)
const isThere = (place: Place) => ['none', 'topic', 'at'].includes(place.case)

/** "푸드코트 제외 전 구역 동반 가능", "전시실을 제외한 야외 정원은 동반 가능". */
function readAllBut(facts: Facts, places: readonly Place[], text: string): boolean {
  const [out, all] = places
  // "2층 말고 1층만".
  if ((out?.case === 'except' || out?.case === 'not') && all?.case === 'only') return mayEnter(facts, all, text)
  if (out?.case !== 'except' || !all || !['none', 'topic', 'at'].includes(all.case)) return false
  const whole = all.areas.every((area) => area.whole)
  if (!whole && all.areas.some((area) => area.whole || !area.outdoor)) return false
  // "식당을 제외한 모든 곳": there is more than what is left out.
  facts.admits ||= whole
  return confine(facts, undefined, { ...out, case: 'none' }, 'not') && (whole || mayEnter(facts, all, text))
}

/** "야영장은 지정된 구역만 이용 가능". */
function readPartOf(facts: Facts, places: readonly Place[]): boolean {
  const [whole, part] = places
  if (!whole || part?.case !== 'only' || !['topic', 'at'].includes(whole.case)) return false
  if (whole.areas.length > 1 || [...whole.areas, ...part.areas].some((area) => area.whole)) return false
  if (isApart(whole, part)) return confine(facts, undefined, part, 'only')
  const areas = part.areas.map(({ name }) => ({
    name: `${whole.areas[0]?.name} ${name}`,
    indoor: false,
    outdoor: false,
    whole: false,
  }))
  return confine(facts, undefined, { ...part, areas }, 'only')
}

const LAST_NOUN = /(?:층|[동관홀룸실존])$/
/** "실내는 좁아서 테라스만 가능", "1층은 혼잡하여 2층만 가능": the one is no part of the other. */
function isApart({ areas: [whole] }: Place, { areas }: Place): boolean {
  if (!whole) return false
  if (areas.every(({ outdoor }) => outdoor)) return whole.indoor || /(?:안|내부)$/.test(whole.name)
  const noun = LAST_NOUN.exec(whole.name)?.[0]
  return noun !== undefined && areas.every(({ name }) => LAST_NOUN.exec(name)?.[0] === noun)
}

/** "대형견은 수요일만 가능", "대형견은 수요일 제외 가능", "금요일은 모두 가능", "주말은 소형견만 가능". */
function mayOn(facts: Facts, who: Who, day: Days, whoFirst: boolean): boolean {
  const terms = termsOf(who)
  if (!terms) return false
  const days = daysOf(day) ?? []
  // "금요일만 무게 제한 없음" lifts a limit on that day, and refuses nobody on others.
  if (terms.some((term) => term.is === 'every') && /제한|무관|상관|관계/.test(who.text)) return false
  if (day.case === 'only' || day.case === 'except' || day.case === 'not') {
    // "소형견만 주말 제외 가능" leaves open whether the others may come on weekends.
    // "평일에 한하여 소형견 가능" lets nobody else in either; "소형견은 평일만 가능" says nothing of them.
    if (who.case === 'only' || (!whoFirst && isLower(who)) || !refuse(facts, { ...who, case: 'none' }, allBut(days)))
      return false
    const group = groupOf(terms)
    if (group) facts.onDays.push({ ...group, days })
    return true
  }
  // "소형견 주말 가능" may mean: on no other day.
  if (whoFirst && day.case === 'none') return false
  // "화요일은 대형견 가능" lets them in on no other day, or says nothing of the others.
  if (who.case !== 'only' && terms.some((term) => term.is === 'sizes' && !term.sizes.includes('small'))) return false
  return grant(facts, terms, days, who.case === 'only', day.text)
}

/** "케이지에 넣은 반려견만 셔틀버스 탑승 가능". */
function readRide(facts: Facts, { whos, occasions, places, days }: Parts): boolean {
  const [who] = whos
  if (who?.case !== 'only' || places.length + days.length > 0 || !occasions.every(({ sort }) => sort === 'during'))
    return false
  if (!who.terms.every((term) => term.is === 'having')) return false
  const words = occasions.map(({ text }) => text)
  for (const term of who.terms) if (term.is === 'having') requireHaving(facts, term, words)
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

const nameOf = ({ areas }: Place) => areas.map(({ name }) => name).join(', ')

/** "조각공원은 동반 가능", "테라스만 가능", "실내외 모두 가능". */
function mayEnter(facts: Facts, place: Place, text: string): boolean {
  const { areas } = facts
  if (place.case === 'only') return confine(facts, undefined, place, 'only')
  if (place.case === 'except' || place.case === 'not')
    return confine(facts, undefined, { ...place, case: 'none' }, 'not')
  if (place.case === 'also') return true
  // "A동은 불가, 나머지 객실은 가능": where they may be is where it isn't refused.
  if (isOtherPlace(place)) {
    if (!areas.only && !areas.outdoorOnly) return false
    facts.note(text)
    return true
  }
  // "데크길은 함께 걸을 수 있다": of a way that may be all there is.
  if (place.areas.every(({ name }) => /(?<!숲|둘레|오솔|절리)길$/.test(name))) return false
  if (place.areas.some(({ whole }) => whole)) areas.all = true
  // "모든 객실 동반 가능" keeps a dog out of no room, and says nothing of what isn't one.
  else if (place.areas.every(({ name }) => EVERY_ROOM.test(name))) facts.note(text)
  else if (place.areas.every(({ indoor }) => indoor)) {
    areas.indoor = true
    facts.note(text)
  } else if (place.areas.every(({ outdoor }) => outdoor)) {
    areas.outdoor = true
    if (!/^(?:야외|실외)$/.test(place.areas[0]?.name ?? '')) facts.openPart(nameOf(place), text)
  } else if (isFacility(place)) facts.note(text)
  else {
    areas.part = true
    facts.openPart(nameOf(place), text)
  }
  return true
}

/** "대형견은 테라스만 가능", "소형견만 실내 가능". */
function mayGo(facts: Facts, who: Who, place: Place, text: string): boolean {
  // "전 객실 8kg 이하만 가능": who may be in no room doesn't stay.
  if (who.case === 'only' && isThere(place) && place.areas.every(({ name }) => EVERY_ROOM.test(name)))
    return grant(facts, termsOf(who) ?? [], null, true, text)
  // "야외는 대형견도 가능": all may.
  // "실내는 대형견 제외 가능".
  if ((who.case === 'except' || who.case === 'not') && isThere(place))
    return confine(facts, { ...who, case: 'none' }, { ...place, case: 'none' }, 'not')
  if (who.case === 'also') {
    const sizes = groupOf(termsOf(who) ?? [])?.sizes
    if (!sizes || !isLargest(sizes) || !isThere(place)) return false
    facts.alsoThere.push(...sizes)
    return mayEnter(facts, place, text)
  }
  // "식당은 안내견만 출입 가능": by law they may anywhere.
  if (who.case === 'only' && who.terms.every(({ is }) => is === 'guide'))
    return ['none', 'topic', 'at'].includes(place.case) && confine(facts, undefined, { ...place, case: 'none' }, 'not')
  if (who.terms.every(({ is }) => is === 'guide')) return who.case === 'none' || who.case === 'topic'
  if (place.case === 'only' || place.case === 'except' || place.case === 'not') {
    if (who.case === 'only') return false
    // "1층에 한해 10kg 이하 투숙 가능": only these, and only there.
    if (place.case === 'only' && who.case === 'none' && isLower(who))
      return grant(facts, termsOf(who) ?? [], null, true, text) && confine(facts, undefined, place, 'only')
    return confine(
      facts,
      who,
      { ...place, case: place.case === 'only' ? 'only' : 'none' },
      place.case === 'only' ? 'only' : 'not',
    )
  }
  // "중성화를 마친 반려견만 놀이터 이용 가능".
  if (
    who.case === 'only' &&
    who.terms.every(({ is }) => is === 'having') &&
    ['none', 'at', 'topic'].includes(place.case)
  ) {
    const words = [place.areas.map(({ name }) => name).join(', ')]
    for (const term of who.terms) if (term.is === 'having') requireHaving(facts, term, words)
    return true
  }
  // "이동장에 넣은 반려견은 실내에도 들어올 수 있다".
  const carried = who.terms.every(({ is }) => is === 'having') && (who.case === 'topic' || who.case === 'none')
  if (carried && isThere(place)) {
    if (place.areas.every(({ indoor }) => indoor)) facts.areas.indoorOnTerms = true
    const words = [place.areas.map(({ name }) => name).join(', ')]
    for (const term of who.terms) if (term.is === 'having') requireHaving(facts, term, words)
    return true
  }
  if (who.case === 'only' && place.case !== 'also')
    return confine(facts, { ...who, case: 'except' }, { ...place, case: 'none' }, 'not')
  const group = groupOf(termsOf(who) ?? [])
  if (!group) return false
  // "나머지는 실내도 가능": there as well as where all may.
  if (place.case === 'also') {
    if (place.areas.every(({ indoor }) => indoor)) facts.alsoInside.push({ who, place, text })
    facts.note(text)
    return true
  }
  const plain = group.sizes ? group.weights.length === 0 : group.weights.length === 1 && group.maxHeight === null
  if (!plain) return false
  // Where the others may be, another sentence has to say.
  facts.note(text)
  facts.grants.push({ ...group, days: null, only: false, partial: true, where: place, text })
  return true
}
