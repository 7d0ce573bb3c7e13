/** Two records with the same name within this distance are the same place. */
export const SAME_PLACE_METRES = 150

interface Placed {
  lat: number
  lng: number
}
interface Addressed extends Placed {
  addressKeys: readonly string[]
}

const METRES_PER_DEGREE = 111_195

/** Approximate distance in metres of two nearby points. */
function metresBetween(a: Placed, b: Placed): number {
  const north = (a.lat - b.lat) * METRES_PER_DEGREE
  const east = (a.lng - b.lng) * METRES_PER_DEGREE * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return Math.hypot(north, east)
}

/** The same place among others of the same name: one with the same address, else the nearest within the distance. */
export function samePlace<T extends Addressed>(place: Addressed, others: readonly T[]): T | undefined {
  const sharesAddress = others.find((other) => other.addressKeys.some((key) => place.addressKeys.includes(key)))
  if (sharesAddress) return sharesAddress
  let nearest: T | undefined
  let least = SAME_PLACE_METRES
  for (const other of others) {
    const metres = metresBetween(place, other)
    if (metres > least) continue
    nearest = other
    least = metres
  }
  return nearest
}
