import { CornerHeart } from '../../likes/heart/components/CornerHeart.tsx'
import { useBookmark } from '../hooks.ts'
import type { PlacePoint } from '../model.ts'

/** The heart over the photo of a card in the list of what is on the device. */
export function SaveButton({ place }: { place: PlacePoint }) {
  const { pressed, onPress } = useBookmark(place)
  return <CornerHeart name={place.name} pressed={pressed} onPress={onPress} />
}
