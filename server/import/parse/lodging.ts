import { SIZES } from '../../../contract/dogs/dog-sizes.ts'
import type { Bound, Limit, Requirement } from '../../../contract/policy/policy.ts'
import type { Reading } from './reading.ts'

/** Groups of places where a guest has nothing but their room. On a camping site a dog that may not enter the caravans still stays in the tent. */
const ROOM_IS_ALL: ReadonlySet<string> = new Set(['pension', 'hotel'])

const ROOMS = /^(?:모든 )?(?:객실|방|숙소|룸)(?: 내| 안| 내부)?$/
const NO_ROOM = /^(?:객실|방|숙소|룸)(?: 내| 안| 내부)? 불가$/

const OPPOSITE: Record<Bound, Bound> = { gte: 'lt', gt: 'lte', lt: 'gte', lte: 'gt' }

/** "모든 객실에서 동반 가능" is about a part of a museum; of a lodging it is all there is, so dogs are admitted. */
export function admitToRooms(reading: Reading, group: string): Reading {
  const areas = reading.requirements.filter(({ kind }) => kind === 'outdoorOnly' || kind === 'assignedArea')
  const [only] = areas
  if (!ROOM_IS_ALL.has(group) || areas.length !== 1 || reading.entry !== 'some') return reading
  if (only?.who !== 'all' || only.weight || !ROOMS.test(only.detail ?? '')) return reading
  return { ...reading, entry: null, requirements: reading.requirements.filter((each) => each !== only) }
}

/** "12kg 미만에 한하여 객실 이용": in a lodging a dog that may not enter the room may not come. */
export function refuseWithoutRoom<R extends Reading>(reading: R, group: string): R {
  const refused = ROOM_IS_ALL.has(group) ? reading.requirements.filter(isWithoutRoom) : []
  if (refused.length === 0) return reading
  const kept = reading.requirements.filter((requirement) => !refused.includes(requirement))
  // "대형견 객실 불가, 마당만 가능": what else they may use is said, so the words stay as they are.
  const elsewhere = kept.some(({ kind }) => kind === 'outdoorOnly' || kind === 'assignedArea')
  if (elsewhere || reading.unparsed.length > 0) return reading
  const named = refused.filter((requirement) => requirement.who !== 'all' || requirement.weight)
  const limits = named.map(limitOf).filter((limit) => limit !== null)
  return {
    ...reading,
    requirements: kept,
    limits: [...reading.limits, ...limits],
    restrictedBreeds: named.some(({ who }) => who === 'restricted') ? 'banned' : reading.restrictedBreeds,
    // Dogs may come, but not into the rooms: what they may then is not said.
    unparsed: named.length < refused.length ? [...reading.unparsed, '객실 불가'] : reading.unparsed,
  }
}

/** Of dogs that a limit can name. */
const isWithoutRoom = ({ kind, detail, who, or, dogs, indoor, weight }: Requirement) =>
  kind === 'assignedArea' &&
  NO_ROOM.test(detail ?? '') &&
  !(or || dogs || indoor) &&
  (who === 'all' || (!weight && (who === 'restricted' || SIZES.some((size) => size === who))))

function limitOf({ who, weight }: Requirement): Limit | null {
  if (weight) return { days: null, weight: { bound: OPPOSITE[weight.bound], kg: weight.kg }, sizes: null }
  return who === 'restricted' ? null : { days: null, weight: null, sizes: SIZES.filter((size) => size !== who) }
}
