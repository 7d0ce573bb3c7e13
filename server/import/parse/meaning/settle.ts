import { ALL_DAYS, type Day } from '../../../../contract/days.ts'
import { SIZES, type Size } from '../../../../contract/dog-sizes.ts'
import type { Entry, Limit, Requirement } from '../../../../contract/policy.ts'
import { inOrder } from '../days.ts'
import { type Reading, uniqueRequirements } from '../reading.ts'
import type { Facts, Grant } from './facts.ts'
import { isLargest } from './whom.ts'

const unique = <T>(items: readonly T[]): T[] =>
  items.length < 2 ? [...items] : [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]

/** The reading of a text once all its sentences are in: an unread remainder voids the limits beside it. */
export function settle(facts: Facts): Reading {
  const { sure } = facts
  const admitted = admittedBy(facts)
  const unread = [...facts.unread, ...admitted.unread]
  // "노펫존이지만 소형견은 가능": the one takes back the other.
  if (facts.entry === 'none') unread.push(...facts.grants.map(({ text }) => text))
  const counted = countOf(facts, unread)
  const known = unread.length === 0
  return {
    ...sure,
    entry: entryOf(facts, known),
    entryDays: known ? (facts.entryDays ?? sure.entryDays) : sure.entryDays,
    coveredDays: known ? inOrder([...admitted.covered, ...refusedDays(facts)]) : [],
    limits: known ? unique([...admitted.limits, ...facts.limits]) : [],
    maxDogs: unread.length === 0 ? counted.maxDogs : null,
    maxDogsPer: unread.length === 0 ? counted.maxDogsPer : null,
    maxHeightCm: facts.maxHeight,
    minAgeMonths: facts.minAge,
    requirements: uniqueRequirements(sure.requirements),
    exclusions: unique(sure.exclusions),
    bannedBreeds: unique(sure.bannedBreeds),
    unparsed: unique([...unread, ...sure.unparsed]),
  }
}

/** In a field of sizes "대형견 제외" says that the others come. */
function refusedDays({ listing, limits, grants }: Facts): Day[] {
  if (!listing || grants.length > 0) return []
  return limits.flatMap(({ days }) => days ?? [...ALL_DAYS])
}

function entryOf(facts: Facts, known: boolean): Entry | null {
  const { areas, entry } = facts
  if (entry === 'guide') return known ? 'guide' : null
  if (entry === 'none') return known ? 'none' : null
  const outdoors = areas.outdoorOnly || (areas.outdoor && !areas.only)
  if (outdoors && (areas.indoorOnTerms || areas.indoor) && !(areas.outdoorOnly && areas.indoor)) return 'all'
  if (areas.outdoorOnly) return 'outdoor'
  if (areas.only) return 'some'
  // "실내는 소형견만, 실외는 모두 가능": some may inside.
  if (outdoors) return saysWhere(facts, ({ who, weight }) => who !== 'all' || weight !== undefined) ? null : 'outdoor'
  return areas.all || areas.indoorOnTerms ? 'all' : null
}

/** One number of dogs for all, or none that can be told. */
function countOf({ counts }: Facts, unread: string[]): Pick<Reading, 'maxDogs' | 'maxDogsPer'> {
  const [first] = counts
  if (!first) return { maxDogs: null, maxDogsPer: null }
  const differ = counts.some(({ whom }) => whom) || new Set(counts.map(({ per }) => per)).size > 1
  if (counts.length > 1 && differ) {
    unread.push(...counts.map(({ text }) => text))
    return { maxDogs: null, maxDogsPer: null }
  }
  return { maxDogs: Math.min(...counts.map(({ count }) => count)), maxDogsPer: first.per }
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
  const only = groups.filter((each) => each.only)
  const open = groups.filter((each) => !each.only)
  const limits: Limit[] = []
  for (const each of only) limits.push(...limitsOf(each, days))
  const sizes = only.flatMap((each) => (each.sizes ? [each.sizes] : []))
  const elsewhere = spokenOf(facts)
  // "소형견만 가능, 대형견은 야외만": the large ones may come after all.
  if (groups.length > 0 && sizes.some((set) => elsewhere.some((size) => !set.includes(size)))) return null
  if (groups.length > 0 && saysWhere(facts, ({ weight }) => weight !== undefined)) return null
  if (elsewhere.length > 0 && groups.some(({ weights }) => weights.length > 0)) return null
  if (sizes.length > 0 && SIZES.every((size) => !sizes.every((set) => set.includes(size)))) return null
  if (open.length === 0) return limits
  if (leavesGap(facts, open)) return null
  if (open.length === 1 && open[0]?.weights.length) {
    return spokenOf(facts).length > 0 ? null : [...limits, ...limitsOf(open[0], days)]
  }
  if (open.some((each) => each.weights.length > 0)) return null
  const named = SIZES.filter((size) => open.some((each) => each.sizes?.includes(size)))
  if (isLargest(named)) return limits
  const spoken = spokenOf(facts)
  const may = SIZES.filter((size) => named.includes(size) || spoken.includes(size))
  if (may.length === SIZES.length) return limits
  // "소형견은 실내 가능, 대형견은 야외만": nothing is said of the medium ones.
  return spoken.length > 0 ? null : [...limits, { days, weight: null, sizes: may }]
}

/** "소형견은 가능, 대형견은 불가", "10kg 이하 가능, 20kg 이상 불가": of those between nothing is said. */
function leavesGap({ limits }: Facts, open: readonly Grant[]): boolean {
  const named = SIZES.filter((size) => open.some((each) => each.sizes?.includes(size)))
  const most = Math.max(...open.flatMap(({ weights }) => weights.map(({ kg }) => kg)))
  return limits.some(({ sizes, weight }) =>
    sizes ? named.length > 0 && sizes.some((size) => !named.includes(size)) : weight !== null && weight.kg > most,
  )
}

/** Sizes of which it is said where they may be. */
const spokenOf = (facts: Facts): Size[] => SIZES.filter((size) => saysWhere(facts, ({ who }) => who === size))

const saysWhere = ({ sure }: Facts, of: (requirement: Requirement) => boolean) =>
  sure.requirements.some((each) => (each.kind === 'outdoorOnly' || each.kind === 'assignedArea') && of(each))

function limitsOf({ sizes, weights }: Grant, days: Day[] | null): Limit[] {
  const [first, ...more] = weights
  if (!first) return sizes && sizes.length < SIZES.length ? [{ days, weight: null, sizes }] : []
  return [{ days, weight: first, sizes }, ...more.map((weight) => ({ days, weight, sizes: null }))]
}
