import { ALL_DAYS, type Day } from '../../../../contract/time/days.ts'
import type { Bound, Exclusion, RequirementKind } from '../../../../contract/policy/policy.ts'
import type { Days, Place, Term, Who } from '../grammar/tree.ts'
import type { Facts, Grant, Group } from './facts.ts'
import { ageAbove, fromAge } from './ages.ts'
import { isOtherPlace } from './others.ts'
import { refusalOf } from './own-words.ts'
import { requireHaving } from './requirements.ts'
import {
  concernedBy,
  groupOf,
  isLargest,
  isSmallest,
  isUpper,
  isUpperEnd,
  mayBeTwo,
  opposite,
  otherSizes,
  termsOf,
} from './whom.ts'

/** Who is let in and who is turned away. Each function answers whether the sentence is one that a policy can hold. */

/** The days that a phrase names; of "평일 외" the others. */
export const daysOf = (days: Days | undefined): Day[] | null =>
  days ? (days.case === 'except' || days.case === 'not' ? allBut(days.days) : days.days) : null
export const allBut = (days: readonly Day[]) => ALL_DAYS.filter((day) => !days.includes(day))

/** "대형견 입장 불가", "15kg 이상은 주말 입장 불가", "맹견, 공격성 있는 경우 입장 제한". */
export function refuse(facts: Facts, who: Who, days: Day[] | null): boolean {
  // "진돗개, 허스키 등": these, and others that it doesn't name.
  const named = who.open && who.terms.every((term) => ['breed', 'concern', 'trait'].includes(term.is))
  if (named && !who.terms.every((term) => term.is === 'trait')) facts.sure.unparsed.push(who.text)
  const terms = termsOf(named ? { ...who, open: false } : who)
  if (terms && !days && who.case === 'none' && isLimitFirst(who, terms))
    return (
      grant(facts, terms.slice(0, 1), null, true, who.text) && refuse(facts, { ...who, terms: terms.slice(1) }, null)
    )
  if (!terms || mayBeTwo(who) || who.case === 'also' || who.case === 'to') return false
  if (who.joint === 'or' && terms.some((term) => term.is === 'having')) return false
  if (who.case === 'except' || who.case === 'not') return onlyThese(facts, terms, days, who.text)
  if (terms.every((term) => term.is === 'animals')) return true
  if (terms.every((term) => term.is === 'dogs' || term.is === 'every')) {
    if (days) facts.admitOn(allBut(days))
    else facts.refuseAll(who.text)
    return true
  }
  // "10kg 이하, 맹견 입장 불가": the first is who may come, though a list would turn them away.
  const grouped = terms.filter((term) => term.is === 'sizes' || term.is === 'weight' || term.is === 'range')
  if (grouped.length < terms.length && grouped.some((term) => !isUpperEnd(term))) return false
  return terms.filter((term) => term.is !== 'animals').every((term) => refuseTerm(facts, term, days, who.text))
}

/** "13kg 이하, 맹견 불가": the first is who may come, since no house turns the light ones away and 맹견 with them. */
function isLimitFirst({ joint, among, open }: Who, [first, ...rest]: readonly Term[]): boolean {
  const turned = (term: Term) =>
    term.is === 'breed' || term.is === 'trait' || (term.is === 'concern' && term.who === 'restricted')
  return joint === 'comma' && !among && !open && first?.is === 'weight' && isWeightLimit([first]) && rest.every(turned)
}

function refuseTerm(facts: Facts, term: Term, days: Day[] | null, text: string): boolean {
  const { sure } = facts
  if (term.is === 'sizes' || term.is === 'weight' || term.is === 'range') return refuseGroup(facts, term, days, text)
  if (term.is === 'age' && !days) return fromAge(facts, ageAbove(term, 'lt', 'lte'))
  if (term.is === 'height' && !days && (term.bound === 'gt' || term.bound === 'gte')) {
    // Whole centimetres: from 41cm on is up to 40cm.
    facts.maxHeight = Math.min(facts.maxHeight ?? 999, term.bound === 'gt' ? term.cm : term.cm - 1)
    return true
  }
  if (days) return false
  // "미접종견 입장 불가": as "접종하지 않은 반려견" it asks for what such a dog lacks.
  const lacked = term.is === 'trait' ? LACKED[term.kind] : undefined
  if (lacked) facts.require({ kind: lacked, who: 'all', indoor: false, detail: null })
  else if (term.is === 'trait') sure.exclusions.push(term.kind)
  else if (term.is === 'breed') sure.bannedBreeds.push(term.name)
  else if (term.is === 'vague') sure.unparsed.push(term.text)
  else if (term.is === 'concern' && term.who === 'restricted') sure.restrictedBreeds = 'banned'
  else if (term.is === 'concern' && term.who === 'marking') sure.exclusions.push('marking')
  else if (term.is === 'concern' && term.who === 'unneutered')
    facts.require({ kind: 'neutered', who: term.male ? 'male' : 'all', indoor: false, detail: null })
  else return false
  return true
}

/** What a dog that is turned away for the lack of it must have. */
const LACKED: Partial<Record<Exclusion, RequirementKind>> = {
  unvaccinated: 'vaccination',
  unregistered: 'registration',
}

/** Of sizes and weights a refusal can be told if what remains is one group. */
function refuseGroup(facts: Facts, term: Term, days: Day[] | null, text: string): boolean {
  const group = groupOf([term])
  if (!group || group.weights.length > 1) return false
  const [weight] = group.weights
  if (!weight) {
    if (!group.sizes) return false
    if (otherSizes(group.sizes).length === 0) {
      if (days) facts.admitOn(allBut(days))
      else facts.refuseAll(text)
    } else limit(facts, { sizes: otherSizes(group.sizes), weights: [], maxHeight: null }, days)
    return true
  }
  // "13kg 이상 대형견": from 13kg on they are large there.
  if (group.sizes && (isUpper(weight.bound) || !isLargest(group.sizes))) return false
  limit(facts, { sizes: null, weights: [opposite(weight)], maxHeight: null }, days)
  return true
}

function limit(facts: Facts, group: Group, days: Day[] | null): void {
  if (group.sizes) facts.limits.push({ days, weight: null, sizes: group.sizes })
  for (const weight of group.weights) facts.limits.push({ days, weight, sizes: null })
}

function onlyThese(facts: Facts, terms: readonly Term[], days: Day[] | null, text: string): boolean {
  return grant(facts, terms, days, true, text)
}

/** "소형견만 가능", "10kg 이하 입장 가능": who may come. */
export function grant(facts: Facts, terms: readonly Term[], days: Day[] | null, said: boolean, text: string): boolean {
  const only = said || facts.listing
  if (terms.every((term) => term.is === 'guide')) {
    // Guide dogs may anywhere, by law.
    facts.guides = true
    if (!only) return true
    if (days) return false
    facts.entry = 'guide'
    return true
  }
  if (terms.some((term) => term.is === 'animals')) {
    const dogs = terms.filter((term) => term.is !== 'animals')
    // "고양이만 가능": whether dogs may not, or nobody thought of them.
    if (dogs.length === 0 && said && !facts.listing) return false
    if (dogs.length > 0) return grant(facts, dogs, days, only, text)
    facts.others = true
    return true
  }
  if (terms.some((term) => term.is === 'dogs' || term.is === 'every')) {
    const rest = terms.filter((term) => term.is !== 'dogs' && term.is !== 'every')
    if (rest.length > 0 && terms.some((term) => term.is === 'every')) return grant(facts, rest, days, only, text)
    if (rest.length > 0) return false
    facts.grants.push({ sizes: null, weights: [], maxHeight: null, days, only: false, text })
    return true
  }
  if (terms.every((term) => term.is === 'age')) {
    const [age] = terms
    return terms.length === 1 && age?.is === 'age' && !days && fromAge(facts, ageAbove(age, 'gte', 'gt'))
  }
  if (terms.every((term) => term.is === 'having')) {
    if (days || !only) return false
    if (facts.listing) facts.grants.push({ sizes: null, weights: [], maxHeight: null, days: null, only: false, text })
    for (const term of terms) if (term.is === 'having') requireHaving(facts, term)
    return true
  }
  const group = groupOf(terms)
  if (!group) return false
  // In a field of sizes "대형견 가능" may say that others come as well, or that they don't.
  if (facts.listing && !said && group.weights.length === 0 && group.sizes && !isSmallest(group.sizes)) return false
  const range = terms.length === 1 && terms[0]?.is === 'range'
  const upwards = group.weights.length > 0 && !group.weights.every(({ bound }) => isUpper(bound))
  if (!only && !range && upwards && (days || !isRestOf(facts, group))) return false
  facts.grants.push({ ...group, days, only, text } satisfies Grant)
  return true
}

/** "5kg 미만 가능, 5kg 이상 가능": the second are all that the first left. */
const isRestOf = ({ grants }: Facts, { sizes, weights, maxHeight }: Group): boolean =>
  sizes === null &&
  maxHeight === null &&
  weights.length === 1 &&
  grants.some(
    (own) =>
      !own.only &&
      !own.partial &&
      own.days === null &&
      own.sizes === null &&
      own.maxHeight === null &&
      own.weights.length === 1 &&
      own.weights.every(({ kg, bound }) =>
        weights.every((each) => each.kg === kg && each.bound === opposite({ kg, bound }).bound),
      ),
  )

/** "대형견은 테라스만", "실내 입장 불가", "소형견만 실내 가능". */
export function confine(facts: Facts, who: Who | undefined, place: Place, way: 'only' | 'not'): boolean {
  const plain = place.case !== 'also' && place.case !== 'to'
  const inverse = place.case === 'except' || place.case === 'not'
  const { areas } = place
  if (!plain || areas.some(({ whole }) => whole)) return false
  // "국립공원 내에는 들어갈 수 없다": the place itself, or one beside it.
  if (areas.some(({ name }) => /^(?:국립|도립|군립|시립)공원/.test(name))) return false
  const way2 = inverse ? (way === 'not' ? 'only' : 'not') : way
  // "펫존 2층 / 일반존 1층, 펫존에서만": one of them is for people.
  if (way2 === 'only' && isMixed(place)) return false
  if (isOtherPlace(place)) return confineOthers(facts, who, place, way2)
  const name = areas.map((area) => area.name).join(', ')
  const outdoor = areas.every((area) => area.outdoor)
  const indoor = areas.filter((area) => area.indoor)
  if (who) {
    const whom = concernedBy(who)
    // "반려견 수영장은 10kg 미만만": of the pool, which may be all that there is.
    if (!whom || whom.some(({ detail }) => detail) || isFacility(place)) return false
    // "5kg 이하 소형견만 객실 입실 가능": of a lodging, its rooms may be all that there is.
    const both = whom.some(({ weight }) => weight) && whom.some((each) => each.who !== 'all')
    if (both && way2 === 'not' && indoor.length < areas.length) return false
    // "박물관은 소형견만 가능": the others may come into no part of it, or into all that isn't the museum.
    if (way2 === 'not' && areas.some(isWhole)) facts.maybeWhole.push(place.text)
    for (const each of whom)
      facts.require(
        {
          kind: way2 === 'only' && outdoor ? 'outdoorOnly' : 'assignedArea',
          who: each.who,
          weight: each.weight,
          indoor: false,
          detail: way2 === 'only' ? (/^(?:야외|실외)$/.test(name) ? null : `${name}만`) : `${name} 불가`,
        },
        each.upTo,
      )
    return true
  }
  if (way2 === 'only') {
    if (outdoor) facts.areas.outdoorOnly = true
    else facts.areas.only = true
    if (!/^(?:야외|실외)$/.test(name)) area(facts, `${name}만`)
    return true
  }
  if (areas.every(({ name: own }) => isMinorRide(own))) {
    facts.note(refusalOf(place.text))
    return true
  }
  // "실내 전시관, 카페, 매점은 출입 불가": in a list of parts a café is one of them.
  const ofParts = LIST.test(place.text) || (areas.length > 1 && areas.some(({ name: own }) => !WHOLE.test(own)))
  const whole = ({ name: own }: (typeof areas)[number]) =>
    (!ofParts && WHOLE.test(own) && !/^(?:실내|야외|실외)\s/.test(own)) || EVERY_ROOM.test(own)
  if (areas.some(whole)) facts.maybeWhole.push(place.text)
  const rest = areas.filter((each) => !each.indoor || each.name.length > 2)
  if (indoor.some((each) => each.name.length <= 2)) facts.areas.outdoorOnly = true
  else facts.areas.only = true
  if (rest.length > 0) area(facts, `${rest.map((each) => each.name).join(', ')} 불가`)
  return true
}

/** A list of parts of which some are those without dogs. */
const isMixed = ({ areas }: Place): boolean => {
  const ofPeople = areas.filter(({ name }) =>
    /^(?:일반|비반려|비동반|노\s?펫)\s?(?:존|석|구역|좌석|객실|층|동)/.test(name),
  )
  return ofPeople.length > 0 && ofPeople.length < areas.length
}

/** "A동만 가능, 나머지 객실은 불가": the same once more, where it is said which parts are open. */
function confineOthers(facts: Facts, who: Who | undefined, place: Place, way: 'only' | 'not'): boolean {
  const { only, outdoorOnly, part, outdoor } = facts.areas
  if (who || way === 'only' || !(only || outdoorOnly || part || outdoor)) return false
  facts.areas.only = facts.areas.only || part
  facts.note(refusalOf(place.text))
  return true
}

/** What is there for dogs to use, and says nothing of where else they may be. */
const FACILITY =
  /(?:반려견|애견|강아지|펫).*(?:수영장|놀이방|놀이터|운동장)$|(?:드라이|샤워|목욕|미용|세족|포토|수유|파우더)\s?(?:룸|실|장|존)$/
export const isFacility = ({ areas }: Place) => areas.every(({ name }) => FACILITY.test(name))

/** "전 좌석", "모든 캠핑 사이트": each that there is. "모든 복층 룸" are some of them. */
export const EVERY_ROOM =
  /^(?:(?:펜션|호텔|숙소|캠핑장|리조트|카페|식당)\s*(?:내\s*)?)?(?:모든|전)\s*(?:(?:캠핑|숙박|이용|매장|카페|식당|펜션|호텔)\s?)?(?:객실|룸|사이트|좌석|테이블|자리)$/

/** What one needn't ride to be in a place. */
export const isMinorRide = (name: string) =>
  /^(?:셔틀\s*버스|카트|전동\s?카트|전동차|엘리베이터|에스컬레이터|승강기)/.test(name)

/** "카페, 매점 등": parts of a place, of which there are more. */
const LIST = /\s등(?:\s|은|의|에|$)/
/** Houses that one sits or sleeps in: their inside is one part, a yard or a terrace another. */
const HOUSES =
  'PC방|노래방|펍|와인\\s?바|음식점|찻집|베이커리|글램핑장?|카라반|서점|책방|공방|스튜디오|매장|카페|식당|레스토랑|펜션|호텔|리조트|숙소|게스트하우스|민박'
/** Buildings that are all inside. */
const HALLS =
  '(?:숙박|객실|숙소)동|숙박\\s?시설|[가-힣]{2,}관(?<!본관|별관|신관|구관|식품관|의류관)|과학관|천문대|도서관|체육관|아쿠아리움|백화점|아울렛|쇼핑몰|마트|박물관|미술관|기념관|전시관|갤러리'
const GROUNDS =
  '열차|기차|모노레일|케이블카|유람선|곤돌라|루지|짚라인|집라인|레일바이크|관람차|보트|카약|카누|상점|상가|사파리|갯벌|(?:꽃|메밀|보리|녹차|딸기|억새|갈대|라벤더|튤립|유채|코스모스)밭|로드|컨벤션(?:\\s?(?:홀|센터))?|사당|고분군?|능묘|성곽|성벽|봉수대|등대|호수|대피소|다리|온천|습지|저수지|방파제|낚시터|마을|공원|파크|목장|농장|유원지|민속촌|시장|오일장|썰매장|스키장|승마장|폭포|산성|읍성|향교|서원|한옥|왕릉|숲|수목원|식물원|휴양림|동물원|사찰|경내|해수욕장|캠핑장|야영장'
/** What a place itself is called, or a part of a larger one: "박물관", "수목원 내부", "호텔 안". */
const WHOLE = new RegExp(
  String.raw`^(?!조식|구내|푸드|.*(?:카라반|핑장?|야영장|상가|상점|음식점|카페|식당|매장)\s*(?:구역|시설)).*(?:(?:${HOUSES})|(?:${HALLS})(?:\s*(?:건물\s*)?(?:실내|내부))?|(?:${GROUNDS})(?:\s*내부)?)(?:\s*(?:내|안쪽?|전체|일대|관내|경내|시설|구역))*$`,
)

const isWhole = ({ name, outdoor }: Place['areas'][number]) =>
  !outdoor && !/^(?:실내|야외|실외)\s|층|관람석|본관|별관/.test(name) && WHOLE.test(name)

const area = (facts: Facts, detail: string) =>
  facts.require({ kind: 'assignedArea', who: 'all', indoor: false, detail })

/** "15kg 이상", "소형, 중형": without a predicate a group is who may come where a text lists just that. */
export const isWeightLimit = ([term, ...more]: readonly Term[]): boolean => {
  if (!term || more.length > 0) return false
  if (term.is === 'sizes') return term.weight !== null && isSmallest(term.sizes) && isUpperOrNull(term.weight.bound)
  return term.is === 'weight' && isUpperOrNull(term.weight.bound)
}
const isUpperOrNull = (bound: Bound | null) => bound !== null && isUpper(bound)
