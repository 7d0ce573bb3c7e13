/** What lists, distances and maps need of a place before, or even without, its data. */
export interface PlacePoint {
  id: number
  name: string
  /** WGS84 degrees. */
  lat: number
  lng: number
}

/** A place that was bookmarked or opened. */
export interface Kept extends PlacePoint {
  /** When it was bookmarked or opened, in ms since 1970. */
  at: number
}

/** Stores only these fields of a card or a complete place. */
export const toDevicePlace = ({ id, name, lat, lng }: PlacePoint, at: number): Kept => ({ id, name, lat, lng, at })

/** The places that are pinned on this device, newest first. */
export interface DevicePlaces {
  saved: readonly Kept[]
  /** Recently opened, bookmarked or not. */
  recent: readonly Kept[]
}

export const MAX_RECENT = 50
/** Far more than anybody bookmarks by hand; it limits what the app can fill the device with. */
export const MAX_SAVED = 500

export const holds = (list: readonly Kept[], id: number) => list.some((kept) => kept.id === id)
export const without = (list: readonly Kept[], id: number) => list.filter((kept) => kept.id !== id)

/** Inserts the place by its time, once: an undone removal restores its position. */
export function withPlace(list: readonly Kept[], place: Kept, max: number): Kept[] {
  return [place, ...without(list, place.id)].sort((a, b) => b.at - a.at).slice(0, max)
}

/** The place that another was merged into stands where that one did. */
export function withMerged(list: readonly Kept[], id: number, into: PlacePoint, max: number): readonly Kept[] {
  const old = list.find((kept) => kept.id === id)
  return old ? withPlace(without(list, id), toDevicePlace(into, old.at), max) : list
}

/** The search parameters of `/my/like`. The default is a member's likes, newest first, or a visitor's bookmarks. */
export interface SavedSearch {
  /** `device`: a member's bookmarks on this device. */
  tab?: 'recent' | 'device' | undefined
  sort?: 'near' | 'name' | undefined
  /** Id of a list of likes. */
  list?: number | undefined
}

/** Reads the search parameters; unreadable ones are left out. */
export function readSavedSearch({ tab, sort, list }: Record<string, unknown>): SavedSearch {
  if (tab === 'recent') return { tab }
  const id = /^[1-9]\d{0,9}$/.test(String(list)) ? Number(list) : undefined
  return {
    ...(tab === 'device' && { tab }),
    ...((sort === 'near' || sort === 'name') && { sort }),
    ...(tab !== 'device' && id !== undefined && { list: id }),
  }
}

/** How many of the device's bookmarks are in the account now, no longer exist, or did not fit into the account. */
export interface Moved {
  liked: number
  gone: number
  left: number
}
