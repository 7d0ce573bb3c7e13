interface Mark {
  name: string
  /** WGS84 degrees. */
  lat: number
  lng: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Monotonic in the distance; usable for sorting only. */
function farness(from: Omit<Mark, 'name'>, to: Mark): number {
  const east = (to.lng - from.lng) * Math.cos(radians((from.lat + to.lat) / 2))
  return (to.lat - from.lat) ** 2 + east ** 2
}

/** Undefined: in the given order, newest first. */
export type PlaceSort = 'near' | 'name' | undefined

export function sortPlaces<T extends Mark>(
  list: readonly T[],
  order: PlaceSort,
  from: Omit<Mark, 'name'>,
): readonly T[] {
  if (order === 'near') return [...list].sort((a, b) => farness(from, a) - farness(from, b))
  if (order === 'name') {
    // At first need: it loads the data of all languages' orders.
    const names = new Intl.Collator('ko')
    return [...list].sort((a, b) => names.compare(a.name, b.name))
  }
  return list
}
