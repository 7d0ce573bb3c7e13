import { useQueryClient } from '@tanstack/react-query'
import { CornerHeart } from '../features/likes/heart/components/CornerHeart.tsx'
import { useLike } from '../features/likes/heart/hooks.ts'
import { useBookmark } from '../features/saved/hooks.ts'
import type { PlacePoint } from '../features/saved/model.ts'
import { useSession } from '../features/session/state.ts'

type Place = PlacePoint & { likeCount?: number }

/** What a member's press on a visitor's heart does. */
export function useUnseenLike({ id, likeCount }: Place) {
  const queryClient = useQueryClient()
  return () =>
    void import('../features/likes/heart/mutations.ts').then(({ toggleUnseenLike }) =>
      toggleUnseenLike(queryClient, id, likeCount ?? null),
    )
}

/**
 * The heart of a place: a member's like, a visitor's bookmark on the device. One button for both: a press on the server's HTML is repeated
 * on it once the page knows its member.
 */
function BookmarkButton({ place }: { place: Place }) {
  const { loggedIn } = useSession()
  const like = useLike(place.id, place.likeCount ?? null)
  const bookmark = useBookmark(place, useUnseenLike(place))
  const { pressed, onPress } = loggedIn ? like : bookmark
  return <CornerHeart name={place.name} pressed={pressed} onPress={onPress} />
}

/** The button on a place's card, wherever places are listed. */
export const bookmarkAction = (place: PlacePoint) => <BookmarkButton place={place} />
