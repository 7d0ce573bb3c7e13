import type { Located } from '../rows/candidate.ts'
import type { Phrase } from '../words/index.ts'

/** Two records with the same name within this distance may be one place. */
export const SAME_PLACE_METRES = 150
/** Positions of one building differ by about this much between sources. */
const SAME_SPOT_METRES = 30
/** A property may have several lots, but hardly further apart. */
const SAME_LOT_METRES = 50

const METRES_PER_DEGREE = 111_195

/** Approximate distance in metres of two nearby points; infinite if one has no position. */
function metresBetween(a: Located, b: Located): number {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return Infinity
  const north = (a.lat - b.lat) * METRES_PER_DEGREE
  const east = (a.lng - b.lng) * METRES_PER_DEGREE * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return Math.hypot(north, east)
}

/** Keys of road addresses end in the number of a road (로, 길), those of lots in the number of a village or quarter. */
const isRoad = (key: string) => /[로길](?:지하)?\d+(?:-\d+)?$/.test(key)

/** Whether two records name the same, different, or not comparable addresses of one kind. */
function compare(a: readonly string[], b: readonly string[], ofKind: (key: string) => boolean) {
  const [own, other] = [a.filter(ofKind), b.filter(ofKind)]
  if (own.length === 0 || other.length === 0) return 'open'
  return own.some((key) => other.includes(key)) ? 'same' : 'different'
}

/** Numbers that are passed on (0507 …) say nothing about a line of one's own, and the other way round. */
function comparePhones(a: string | null, b: string | null) {
  if (!a || !b) return 'open'
  const [own, other] = [a, b].map((phone) => phone.replaceAll(/\D/g, '')) as [string, string]
  if (own.startsWith('050') !== other.startsWith('050')) return 'open'
  return own === other ? 'same' : 'different'
}

/** Why two records of one name are about one place; null if they aren't, or if it isn't certain. */
export function samenessOf(a: Located, b: Located): Phrase | null {
  const byAddress: Phrase = ['merge.same-address']
  const road = compare(a.addressKeys, b.addressKeys, isRoad)
  if (road === 'same') return byAddress
  const metres = metresBetween(a, b)
  const phone = comparePhones(a.phone, b.phone)
  const near: Phrase = ['merge.near', String(Math.round(metres))]
  const closed = a.closedOn !== null || b.closedOn !== null
  if (road === 'different') return !closed && phone === 'same' && metres <= SAME_SPOT_METRES ? near : null
  const lot = compare(a.addressKeys, b.addressKeys, (key) => !isRoad(key))
  if (lot === 'same') return byAddress
  // A closed business and its successor next door may well have one name: only an address tells them apart.
  if (closed || metres > SAME_PLACE_METRES) return null
  if (phone === 'different' && metres > SAME_SPOT_METRES) return null
  return lot === 'different' && metres > SAME_LOT_METRES ? null : near
}

export interface Sameness<T> {
  other: T
  why: Phrase
}

/** The same place among others of the same name: one with the same address, else the nearest. */
export function samePlace<T extends Located>(place: Located, others: readonly T[]): Sameness<T> | undefined {
  let nearest: Sameness<T> | undefined
  let least = Infinity
  for (const other of others) {
    const why = samenessOf(place, other)
    if (!why) continue
    if (why[0] === 'merge.same-address') return { other, why }
    const metres = metresBetween(place, other)
    if (metres >= least) continue
    nearest = { other, why }
    least = metres
  }
  return nearest
}
