import { useQueryClient } from '@tanstack/react-query'
import { SaveButton } from '../features/saved/components/SaveButton.tsx'
import type { PlacePoint } from '../features/saved/model.ts'
import { useSession } from '../features/session/state.ts'
import { onDemand } from '../ui/OnDemand.tsx'

type Place = PlacePoint & { likeCount?: number }

const CardLikeButton = onDemand(
  async () => (await import('../features/likes/heart/components/CardLikeButton.tsx')).CardLikeButton,
)

/** What a member's press on a visitor's heart does. */
export function useUnseenLike({ id, likeCount }: Place) {
  const queryClient = useQueryClient()
  return () =>
    void import('../features/likes/heart/mutations.ts').then(({ toggleUnseenLike }) =>
      toggleUnseenLike(queryClient, id, likeCount ?? null),
    )
}

/** The heart of a place: a member's like, a visitor's bookmark on the device. */
function BookmarkButton({ place }: { place: Place }) {
  const { loggedIn } = useSession()
  const asMember = useUnseenLike(place)
  return loggedIn ? <CardLikeButton when place={place} /> : <SaveButton place={place} asMember={asMember} />
}

/** The button on a place's card, wherever places are listed. */
export const bookmarkAction = (place: PlacePoint) => <BookmarkButton place={place} />
