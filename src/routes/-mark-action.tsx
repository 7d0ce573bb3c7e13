import { SaveButton } from '../features/saved/components/SaveButton.tsx'
import type { PlaceMark } from '../features/saved/model.ts'
import { useSession } from '../features/session/state.ts'
import { onDemand } from '../ui/OnDemand.tsx'

const CardHeart = onDemand(async () => (await import('../features/likes/heart/components/CardHeart.tsx')).CardHeart)

/** One mark for a place: a member's heart; to a visitor, what keeps it on his device. */
function MarkButton({ place }: { place: PlaceMark & { likeCount?: number } }) {
  const { loggedIn } = useSession()
  return loggedIn ? <CardHeart when place={place} /> : <SaveButton place={place} look="card" />
}

/** The button on a place's card, wherever places are listed. */
export const markAction = (place: PlaceMark) => <MarkButton place={place} />
