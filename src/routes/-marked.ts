import { likedPlaces } from '../features/likes/lists/model.ts'
import { useLikedPlaces, useLikeLists, useLikes } from '../features/likes/lists/queries.ts'
import type { Marked } from '../features/places/map/model.ts'
import { useDevicePlaces } from '../features/saved/state.ts'
import { useSession } from '../features/session/state.ts'

const HINT = '장소에서 하트를 누르면 이 지도에 보여요.'
const ANYWHERE = { lat: 0, lng: 0 }

/** A member's likes, or those in one of their lists; a visitor's bookmarks on their device. */
export function useBookmarks(list: number | undefined): Marked {
  const { loggedIn } = useSession()
  const { saved } = useDevicePlaces()
  const { data: likes } = useLikes()
  const { data: cards } = useLikedPlaces()
  const chosen = useLikeLists().data?.find(({ id }) => id === list)
  if (!loggedIn)
    return {
      title: '찜한 곳',
      places: saved,
      hint: HINT,
      waiting: false,
    }
  const found = likedPlaces(likes ?? [], cards ?? [], { list: chosen?.id, sort: undefined, from: ANYWHERE })
  return {
    title: chosen?.name ?? '찜한 곳',
    places: found.flatMap(({ card }) =>
      card ? [{ id: card.id, name: card.name, lat: card.lat, lng: card.lng, card }] : [],
    ),
    hint: HINT,
    waiting: !likes || !cards,
  }
}
