import { SaveButton } from '../features/saved/components/SaveButton.tsx'
import type { PlacePoint } from '../features/saved/model.ts'
import { useSession } from '../features/session/state.ts'
import { onDemand } from '../ui/OnDemand.tsx'

const CardLikeButton = onDemand(
  async () => (await import('../features/likes/heart/components/CardLikeButton.tsx')).CardLikeButton,
)

/** The heart of a place: a member's like, a visitor's bookmark on the device. */
function BookmarkButton({ place }: { place: PlacePoint & { likeCount?: number } }) {
  const { loggedIn } = useSession()
  return loggedIn ? <CardLikeButton when place={place} /> : <SaveButton place={place} look="card" />
}

/** The button on a place's card, wherever places are listed. */
export const bookmarkAction = (place: PlacePoint) => <BookmarkButton place={place} />
