import { ALL_DAYS, type Day } from '../../../../contract/time/days.ts'
import { SIZES, type Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { Entry, Limit, Requirement } from '../../../../contract/policy/policy.ts'
import { inOrder } from '../days.ts'
import { type Reading, uniqueRequirements } from '../reading.ts'
import type { Facts, Grant } from './facts.ts'
import { reachOfSpans } from './spans.ts'
import { countOf, settleCounts } from './settle-counts.ts'
import {
  asksHeavier,
  asksBeyond,
  asksOfRest,
  asksRest,
  isAsked,
  isAskedOfRefused,
  isAskedThere,
  isListedBeside,
  isRest,
  isTold,
  saysWhere,
  spokenOf,
} from './asked.ts'
import { isCarriedInside, outsideAndCarried, refusedAndAsked } from './contradictions.ts'
import { settleAlsoInside, settleParts } from './settle-parts.ts'
import { refusedAnyway, settleOwnName, settleRanges } from './settle-scopes.ts'
import { isLargest, isSmallest, isUpper } from './whom.ts'

const unique = <T>(items: readonly T[]): T[] =>
  items.length < 2 ? [...items] : [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]

/** The reading of a text once all its sentences are in: an unread remainder voids the limits beside it. */
export function settle(facts: Facts): Reading {
  const { sure } = facts
  settleOwnName(facts)
  const most = settleCounts(facts)
  const openRanges = settleRanges(facts)
  settleParts(facts)
  const openInside = settleAlsoInside(facts)
  const admitted = admittedBy(facts)
  const unread = [...facts.unread, ...openRanges, ...openInside, ...most.unread, ...admitted.unread]
  if (!opensPart(facts)) unread.push(...facts.maybeWhole, ...refusedApart(facts))
  // "노펫존이지만 소형견은 가능": the one takes back the other.
  if (facts.entry === 'none') unread.push(...facts.grants.map(({ text }) => text))
  // "안내견 외 동반 불가, 테라스는 가능": so does what lets others in.
  if (facts.entry === 'guide') unread.push(...[...facts.grants, ...facts.open].map(({ text }) => text))
  // "입장은 불가하고 테라스는 가능", "출입 금지 구역 외 동반 가능": of the place, or of a part of it.
  if (facts.entry === 'none' && (opensPart(facts) || facts.areas.only || facts.areas.part))
    unread.push(...facts.refusals)
  // "동반 불가, 주말만 가능".
  if (facts.entry === 'none' && facts.entryDays) unread.push(...facts.refusals)
  // "월~목 가능, 금~일 불가": the second says what the first left open.
  const shut = facts.entryDays
  unread.push(...facts.mayOn.flatMap(({ days, text }) => (shut && isSplit(shut, days) ? [] : [text])))
  unread.push(...refusedAndAsked(facts), ...outsideAndCarried(facts))
  const counted = countOf(facts, unread)
  const known = unread.length === 0
  return {
    ...sure,
    entry: entryOf(facts, known),
    entryDays: known ? (facts.entryDays ?? sure.entryDays) : sure.entryDays,
    coveredDays: known ? inOrder([...admitted.covered, ...refusedDays(facts)]) : [],
    limits: known ? unique([...admitted.limits, ...facts.limits]) : refusedAnyway(facts, unread, admitted.unread),
    maxDogs: unread.length === 0 ? counted.maxDogs : null,
    maxDogsPer: unread.length === 0 ? counted.maxDogsPer : null,
    maxHeightCm: facts.maxHeight,
    minAgeMonths: facts.minAge,
    requirements: uniqueRequirements(requirementsOf(facts)),
    exclusions: unique(sure.exclusions),
    bannedBreeds: unique(sure.bannedBreeds),
    unparsed: unique([...unread, ...facts.voided, ...sure.unparsed]),
  }
}

/** Whether the days on which dogs may come are all that a refusal of other days leaves; of holidays it may be silent. */
const isSplit = (left: readonly Day[], may: readonly Day[]) =>
  may.every((day) => left.includes(day)) && left.every((day) => day === 7 || may.includes(day))

/** "본관은 소형견만, 별관은 동반 불가": whether the others may anywhere, can't be told. */
function refusedApart({ sure }: Facts): string[] {
  const refused = sure.requirements.filter(({ kind, detail }) => kind === 'assignedArea' && detail?.endsWith('불가'))
  const ofSome = refused.some(({ who, weight }) => who !== 'all' || weight)
  return ofSome && refused.some(({ who, weight }) => who === 'all' && !weight)
    ? refused.map(({ detail }) => detail ?? '')
    : []
}

/** Whether some dogs only are refused a part, so that what is said to be open is no limit for the others. */
const isOfOthers = (facts: Facts): boolean =>
  saysWhere(
    facts,
    ({ who, weight, detail }) => (who !== 'all' || weight !== undefined) && detail?.endsWith('불가') === true,
  )

/** "카페는 소형견만, 정원은 모두 가능": the garden is where the others may be, and nothing that the small ones must keep to. */
function requirementsOf(facts: Facts): Requirement[] {
  if (facts.open.length === 0 || !isOfOthers(facts)) return facts.sure.requirements
  const words = new Map(facts.open.map(({ requirement, text }) => [requirement, text]))
  return facts.sure.requirements.map((each) => {
    const text = words.get(each)
    return text === undefined ? each : { kind: 'note', who: 'all', indoor: false, detail: text }
  })
}

/** Whether it is said of some part that dogs may be there. */
const opensPart = ({ areas, sure, admits, grants }: Facts): boolean =>
  grants.some(({ partial, where }) => !partial || where?.areas.every((area) => area.outdoor)) ||
  [admits, areas.outdoor, areas.outdoorOnly, areas.indoor, areas.indoorOnTerms, areas.onTerms, areas.all].some(
    Boolean,
  ) ||
  sure.requirements.some(({ kind, detail }) => kind === 'assignedArea' && !detail?.endsWith('불가'))

/** In a field of sizes "대형견 제외" says that the others come. */
function refusedDays({ listing, limits, grants }: Facts): Day[] {
  if (!listing || grants.length > 0) return []
  return limits.flatMap(({ days }) => days ?? [...ALL_DAYS])
}

function entryOf(facts: Facts, known: boolean): Entry | null {
  const { areas, entry } = facts
  if (entry === 'guide') return known ? 'guide' : null
  if (entry === 'none') return known ? (facts.guides ? 'guide' : 'none') : null
  // "카페는 소형견만, 정원은 모두 가능": the small ones may be in both.
  if (areas.part && !areas.only && !areas.outdoorOnly && isOfOthers(facts)) return null
  const outdoors = areas.outdoorOnly || (areas.outdoor && !areas.only && !areas.part)
  if (outdoors && (areas.indoorOnTerms || areas.indoor) && !(areas.outdoorOnly && areas.indoor)) return 'all'
  if (areas.outdoorOnly) return outsideAndCarried(facts).length > 0 ? null : 'outdoor'
  if (areas.only || areas.part) return 'some'
  // "실내는 소형견만, 실외는 모두 가능": some may inside.
  if (outdoors && saysWhere(facts, ({ who, weight }) => who !== 'all' || weight !== undefined)) return null
  if (outdoors) return isCarriedInside(facts) ? 'all' : 'outdoor'
  return areas.all || areas.indoorOnTerms ? 'all' : null
}

/** What the sentences that let dogs in say together, by days. */
function admittedBy(facts: Facts): { limits: Limit[]; covered: Day[]; unread: string[] } {
  const limits: Limit[] = []
  const covered: Day[] = []
  const unread: string[] = []
  const named = new Set(facts.grants.flatMap(({ days }) => days ?? []))
  const sets = new Map<string, Grant[]>()
  for (const each of facts.grants) {
    const key = each.days?.join() ?? ''
    sets.set(key, [...(sets.get(key) ?? []), each])
  }
  for (const grants of sets.values()) {
    const own = grants[0]?.days ?? null
    const days = own ?? (named.size > 0 ? ALL_DAYS.filter((day) => !named.has(day)) : null)
    const told = together(facts, grants, days)
    if (!told) unread.push(...grants.map(({ text }) => text))
    else {
      limits.push(...told)
      if (grants.some((each) => each.sizes !== null || each.weights.length > 0 || each.maxHeight === null))
        covered.push(...(days ?? ALL_DAYS))
    }
  }
  return { limits, covered: inOrder(covered), unread }
}

function together(facts: Facts, grants: readonly Grant[], days: Day[] | null): Limit[] | null {
  const groups = grants.filter((each) => each.sizes !== null || each.weights.length > 0 || each.maxHeight !== null)
  for (const { maxHeight } of groups)
    if (maxHeight !== null) facts.maxHeight = Math.min(maxHeight, facts.maxHeight ?? maxHeight)
  // "모두 가능, 10kg 이하": which of the two, can't be told.
  if (groups.length < grants.length && groups.length > 0) return null
  // "소형견 실내 가능, 야외는 모두 가능": whether the others may inside, can't be told.
  if (groups.some(({ partial }) => partial) && (facts.areas.outdoor || facts.areas.all)) return null
  const only = groups.filter((each) => each.only && !isListedBeside(facts, each))
  const open = groups.filter((each) => !only.includes(each))
  const limits: Limit[] = []
  for (const each of only) limits.push(...limitsOf(each, days))
  const sizes = only.flatMap((each) => (each.sizes ? [each.sizes] : []))
  const elsewhere = spokenOf(facts)
  // "대형견은 평일만 가능, 주말은 소형견만 가능": on weekends the large ones may not anyway.
  const onTheseDays = facts.onDays.filter((each) => !days || each.days.some((day) => days.includes(day)))
  const onSomeDays = {
    sizes: SIZES.filter((size) => onTheseDays.some(({ sizes }) => sizes?.includes(size))),
    weights: onTheseDays.flatMap(({ weights }) => weights),
  }
  // "소형견만 가능, 대형견은 야외만": the large ones may come after all.
  const spoken = [...elsewhere, ...facts.alsoThere, ...onSomeDays.sizes, ...SIZES.filter((size) => isTold(facts, size))]
  if (groups.length > 0 && sizes.some((set) => spoken.some((size) => !set.includes(size)))) return null
  if (only.some(({ weights }) => weights.length > 0) && (onSomeDays.weights.length > 0 || asksRest(facts, only)))
    return null
  if (isAskedOfRefused(facts, only) || asksBeyond(facts, open)) return null
  const [inside] = groups
  const rest = inside?.partial && groups.length === 1 && inside.sizes === null ? inside.weights : []
  // "7kg 이하 실내 가능, 7kg 초과 야외만 가능" takes nothing away from anybody.
  if (rest.length === 1 && rest.every((own) => saysWhere(facts, ({ weight }) => isRest(weight, own)))) return []
  if (groups.length > 0 && saysWhere(facts, ({ weight }) => weight !== undefined)) return null
  if (elsewhere.length > 0 && groups.some(({ weights }) => weights.length > 0)) return null
  if (sizes.length > 0 && SIZES.every((size) => !sizes.every((set) => set.includes(size)))) return null
  if (open.length === 0) return limits
  // "5kg 이하는 안고 입장 가능, 5kg 초과는 이동장": the others come on other terms.
  if (open.length === 1 && open.every((each) => !each.partial && asksOfRest(facts, each))) return limits
  if (leavesGap(facts, open)) return null
  if (open.length === 1 && open[0]?.weights.length) {
    // "5kg 이하 실내 가능": of the others nothing is said, nor of other parts.
    if (open[0].partial) return null
    // "10kg 이하 가능, 대형견은 야외만", "10kg 이하 가능, 대형견은 입마개".
    const others = spokenOf(facts).length > 0 || SIZES.some((size) => isAsked(facts, size)) || asksHeavier(facts)
    if (others) return null
    // "10kg 미만은 상시 가능, 10kg 이상은 평일만 가능": the others come on some days.
    const [own] = open[0].weights
    if (onSomeDays.weights.length > 0)
      // "10kg 이상은 주말 제외 가능, 10kg 미만 가능": without a topic the second may be all that come.
      return own && /[은는](?:\s|$)/.test(open[0].text) && onSomeDays.weights.every((weight) => isRest(weight, own))
        ? limits
        : null
    return [...limits, ...limitsOf(open[0], days)]
  }
  const union = isOneScale(open) ? reachOfSpans(open.map(({ weights }) => weights)) : null
  if (union) return union === 'all' ? limits : [...limits, { days, weight: union, sizes: null }]
  if (open.some((each) => each.weights.length > 0)) return null
  const named = SIZES.filter((size) => open.some((each) => each.sizes?.includes(size)))
  // "대형견 가능" takes nothing away; "중형견 가능" leaves open who else may, "대형견은 마당 가능" whether they may inside.
  if (isLargest(named)) return open.some((each) => keepsOut(each, elsewhere)) ? null : limits
  if (!isSmallest(named)) return null
  const inParts = spokenOf(facts)
  const may = SIZES.filter(
    (size) => named.includes(size) || inParts.includes(size) || onSomeDays.sizes.includes(size) || isAsked(facts, size),
  )
  // "중소형견 가능, 대형견은 입마개를 하면 산책로를 이용할 수 있다": whether the large ones may elsewhere, can't be told.
  if (may.some((size) => !named.includes(size) && isAskedThere(facts, size))) return null
  if (may.length === SIZES.length) return limits
  // "소형견 가능, 대형견 문의": nothing is said of the medium ones.
  if (!isSmallest(may)) return null
  if (isAllTold(facts, open, may)) return limits
  // "소형견은 실내 가능", "소형견은 실내 가능, 대형견은 야외만": nothing is said of the others.
  return inParts.length > 0 || open.some(({ partial }) => partial)
    ? null
    : [...limits, { days, weight: null, sizes: may }]
}

/** "소형견은 실내외 모두 가능, 중형견은 야외만 가능, 대형견은 불가": each size is told of, the smallest as those that may be inside. */
function isAllTold(facts: Facts, open: readonly Grant[], may: readonly Size[]): boolean {
  const refused = (size: Size) =>
    facts.limits.some(
      ({ days, sizes, weight }) => days === null && weight === null && sizes !== null && !sizes.includes(size),
    )
  return (
    open.every((each) => !each.partial || each.where?.areas.every(({ indoor, whole }) => indoor || whole)) &&
    SIZES.every((size) => may.includes(size) !== refused(size))
  )
}

/** May be in a part that isn't inside, and perhaps in no other. */
const keepsOut = ({ where, sizes }: Grant, told: readonly Size[]): boolean =>
  where !== undefined &&
  !where.areas.every(({ indoor, whole }) => indoor || whole) &&
  !sizes?.every((size) => told.includes(size))

/** "5kg 이하는 안고, 5kg 초과 10kg 이하는 이동장 이용 시 가능": one after the other; of two that both begin with the lightest it can't be told which holds. */
const isOneScale = (open: readonly Grant[]): boolean =>
  open.every((each) => !each.partial && !each.sizes) &&
  open.filter(({ weights }) => weights.every(({ bound }) => isUpper(bound))).length < 2

/** "소형견은 가능, 대형견은 불가", "10kg 이하 가능, 20kg 이상 불가": of those between nothing is said. */
function leavesGap(facts: Facts, open: readonly Grant[]): boolean {
  if (open.length === 1 && open[0]?.soMany) return false
  const told = spokenOf(facts)
  const named = SIZES.filter(
    (size) => isAsked(facts, size) || told.includes(size) || open.some((each) => each.sizes?.includes(size)),
  )
  const most = Math.max(...open.flatMap(({ weights }) => weights.map(({ kg }) => kg)))
  return facts.limits.some(({ sizes, weight }) =>
    sizes ? named.length > 0 && sizes.some((size) => !named.includes(size)) : weight !== null && weight.kg > most,
  )
}

function limitsOf({ sizes, weights }: Grant, days: Day[] | null): Limit[] {
  const [first, ...more] = weights
  if (!first) return sizes && sizes.length < SIZES.length ? [{ days, weight: null, sizes }] : []
  return [{ days, weight: first, sizes }, ...more.map((weight) => ({ days, weight, sizes: null }))]
}
