import { CornerHeart } from '../../likes/heart/components/CornerHeart.tsx'
import { useBookmark } from '../hooks.ts'
import type { PlacePoint } from '../model.ts'

interface Props {
  place: PlacePoint
  /** What a member's press does, before the page knows its member. */
  asMember?: () => void
}

/** A visitor's heart over a card's photo. Members have the like button instead. */
export function SaveButton({ place, asMember }: Props) {
  const { pressed, onPress } = useBookmark(place, asMember)
  return <CornerHeart name={place.name} pressed={pressed} onPress={onPress} />
}
