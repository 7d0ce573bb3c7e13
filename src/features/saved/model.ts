/** A place as it is listed, measured and put on a map before, or even without, its data. */
export interface PlaceMark {
  id: number
  name: string
  /** WGS84 degrees. */
  lat: number
  lng: number
}

/** A place that was saved or opened. */
export interface Kept extends PlaceMark {
  /** When that was, in ms since 1970. */
  at: number
}

/** Only what is kept of a card or a whole place. */
export const keptOf = ({ id, name, lat, lng }: PlaceMark, at: number): Kept => ({ id, name, lat, lng, at })

/** What this device keeps whole, newest first. */
export interface Shelf {
  saved: readonly Kept[]
  /** Opened last, saved or not. */
  recent: readonly Kept[]
}

export const MAX_RECENT = 50
/** Far more than anybody marks by hand; it bounds what a device may fill up with. */
export const MAX_SAVED = 500

export const holds = (list: readonly Kept[], id: number) => list.some((kept) => kept.id === id)
export const without = (list: readonly Kept[], id: number) => list.filter((kept) => kept.id !== id)

/** With the place in its order of time, once: what is taken back comes to where it was. */
export function withPlace(list: readonly Kept[], place: Kept, max: number): Kept[] {
  return [place, ...without(list, place.id)].sort((a, b) => b.at - a.at).slice(0, max)
}

/** What `/my/like` keeps in the address; what was saved, newest first, is the default. */
export interface ShelfSearch {
  tab?: 'recent' | undefined
  sort?: 'near' | 'name' | undefined
}

/** Reads an address; what can't be read is left out. */
export function readShelfSearch({ tab, sort }: Record<string, unknown>): ShelfSearch {
  if (tab === 'recent') return { tab }
  return sort === 'near' || sort === 'name' ? { sort } : {}
}
