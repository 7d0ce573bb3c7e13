import { inOrder } from './days.ts'
import type { DogPolicy, Entry, Requirement } from '../../../contract/policy/policy.ts'

/** What one text says of the dog policy; a policy is put together from several. */
export interface Reading extends Pick<
  DogPolicy,
  | 'entryDays'
  | 'coveredDays'
  | 'limits'
  | 'maxHeightCm'
  | 'maxDogs'
  | 'maxDogsPer'
  | 'requirements'
  | 'exclusions'
  | 'minAgeMonths'
  | 'restrictedBreeds'
  | 'bannedBreeds'
  | 'unparsed'
> {
  /** Null when the text doesn't say where dogs may go. */
  entry: Entry | null
}

export const emptyReading = (): Reading => ({
  entry: null,
  entryDays: null,
  coveredDays: [],
  limits: [],
  maxHeightCm: null,
  maxDogs: null,
  maxDogsPer: null,
  requirements: [],
  exclusions: [],
  minAgeMonths: null,
  restrictedBreeds: 'unstated',
  bannedBreeds: [],
  unparsed: [],
})

/** The narrower of two areas wins when two texts of one source name one each. */
const NARROWNESS: readonly Entry[] = ['none', 'guide', 'outdoor', 'some', 'all', 'admitted', 'unknown']

function narrower(a: Entry | null, b: Entry | null): Entry | null {
  if (a === null || b === null) return a ?? b
  return NARROWNESS.indexOf(a) <= NARROWNESS.indexOf(b) ? a : b
}

const least = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))
const most = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))
const unique = <T>(items: readonly T[]): T[] =>
  items.length < 2 ? [...items] : [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]

/** All that two texts of one source say together; where both speak, the stricter holds. */
export function joinReadings(a: Reading, b: Reading): Reading {
  const days = a.entryDays && b.entryDays ? a.entryDays.filter((day) => b.entryDays?.includes(day)) : null
  return {
    entry: narrower(a.entry, b.entry),
    entryDays: days ?? a.entryDays ?? b.entryDays,
    coveredDays: inOrder([...a.coveredDays, ...b.coveredDays]),
    limits: unique([...a.limits, ...b.limits]),
    maxHeightCm: least(a.maxHeightCm, b.maxHeightCm),
    maxDogs: least(a.maxDogs, b.maxDogs),
    maxDogsPer: a.maxDogsPer ?? b.maxDogsPer,
    requirements: uniqueRequirements([...a.requirements, ...b.requirements]),
    exclusions: unique([...a.exclusions, ...b.exclusions]),
    minAgeMonths: most(a.minAgeMonths, b.minAgeMonths),
    restrictedBreeds: a.restrictedBreeds === 'banned' ? 'banned' : b.restrictedBreeds,
    bannedBreeds: unique([...a.bannedBreeds, ...b.bannedBreeds]),
    unparsed: unique([...a.unparsed, ...b.unparsed]),
  }
}

/** Each requirement once; where several areas or notes are named, they stand in one line. */
export function uniqueRequirements(requirements: readonly Requirement[]): Requirement[] {
  if (requirements.length < 2) return [...requirements]
  const joined = new Map<string, Requirement>()
  for (const each of requirements) {
    const key = JSON.stringify([
      each.kind,
      each.or,
      each.who,
      each.weight,
      each.dogs,
      each.indoor,
      isLine(each) || each.detail,
    ])
    const known = joined.get(key)
    if (!known) joined.set(key, { ...each })
    else if (each.detail && !known.detail?.split(', ').includes(each.detail))
      known.detail = `${known.detail}${isApart(known.detail, each.detail) ? ' · ' : ', '}${each.detail}`
  }
  const all = [...joined.values()]
  return all.some(({ or }) => or) ? all.filter((one) => !all.some((other) => implies(other, one))) : all
}

/** What a dog that must not be set down may be in. */
const CARRIED: ReadonlySet<string> = new Set(['carrier', 'stroller', 'held'])

/** "안거나 이동장. 바닥에 내려놓지 마세요": who does the first does the second, and nobody spoke of a pushchair. */
function implies(stricter: Requirement, weaker: Requirement): boolean {
  const asked = [stricter.kind, ...(stricter.or ?? [])]
  const enough = [weaker.kind, ...(weaker.or ?? [])]
  return (
    weaker.detail === null &&
    enough.length === CARRIED.size &&
    asked.length < CARRIED.size &&
    [...asked, ...enough].every((kind) => CARRIED.has(kind)) &&
    isOfSame(stricter, weaker)
  )
}

const isOfSame = (a: Requirement, b: Requirement) =>
  JSON.stringify([a.who, a.weight, a.dogs, a.indoor]) === JSON.stringify([b.who, b.weight, b.dogs, b.indoor])

/** "1층, 2층 불가" would refuse both. */
const isApart = (a: string | null, b: string) => b.endsWith('불가') && !a?.endsWith('불가')

const isLine = ({ kind, detail }: Requirement) => (kind === 'assignedArea' || kind === 'note') && detail !== null
