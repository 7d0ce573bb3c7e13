import { CountedHeart } from '../features/likes/heart/components/CountedHeart.tsx'
import { useLike } from '../features/likes/heart/hooks.ts'
import { useBookmark } from '../features/saved/hooks.ts'
import type { PlacePoint } from '../features/saved/model.ts'
import { useSession } from '../features/session/state.ts'
import { useUnseenLike } from './-mark-action.tsx'

/** The heart beside a place's name. One button for all: a press on the server's HTML is repeated on it once the page knows its member. */
export function PlaceHeart({ place }: { place: PlacePoint & { likeCount: number } }) {
  const { loggedIn } = useSession()
  const like = useLike(place.id, place.likeCount)
  const bookmark = useBookmark(place, useUnseenLike(place))
  return <CountedHeart {...(loggedIn ? like : bookmark)} />
}
