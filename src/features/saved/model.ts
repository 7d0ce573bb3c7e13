/** A place as it is listed, measured and put on a map before, or even without, its data. */
export interface PlacePoint {
  id: number
  name: string
  /** WGS84 degrees. */
  lat: number
  lng: number
}

/** A place that was saved or opened. */
export interface Kept extends PlacePoint {
  /** When that was, in ms since 1970. */
  at: number
}

/** Only what is kept of a card or a whole place. */
export const toDevicePlace = ({ id, name, lat, lng }: PlacePoint, at: number): Kept => ({ id, name, lat, lng, at })

/** What this device keeps whole, newest first. */
export interface DevicePlaces {
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

/** What `/my/like` keeps in the address: a member's likes are its default, newest first; a visitor's, what he saved. */
export interface SavedSearch {
  /** `device`: what a member has saved on this device alone. */
  tab?: 'recent' | 'device' | undefined
  sort?: 'near' | 'name' | undefined
  /** Id of a list of likes. */
  list?: number | undefined
}

/** Reads an address; what can't be read is left out. */
export function readSavedSearch({ tab, sort, list }: Record<string, unknown>): SavedSearch {
  if (tab === 'recent') return { tab }
  const id = /^[1-9]\d{0,9}$/.test(String(list)) ? Number(list) : undefined
  return {
    ...(tab === 'device' && { tab }),
    ...((sort === 'near' || sort === 'name') && { sort }),
    ...(tab !== 'device' && id !== undefined && { list: id }),
  }
}

/** How many places of the device's are in the account now, are none any more, or found no room there. */
export interface Moved {
  liked: number
  gone: number
  left: number
}

/** All in one sentence or two. */
export function movedText({ liked, gone, left }: Moved): string {
  const parts = [
    liked > 0 && `${liked.toLocaleString('ko-KR')}곳을 찜에 담았어요.`,
    gone > 0 && `${gone.toLocaleString('ko-KR')}곳은 이제 없는 장소라 담지 못했어요.`,
    left > 0 && `${left.toLocaleString('ko-KR')}곳은 찜이 가득 차서 이 기기에 남겨 두었어요.`,
  ]
  return parts.filter(Boolean).join(' ')
}
