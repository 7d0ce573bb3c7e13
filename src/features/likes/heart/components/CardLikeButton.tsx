import { useLike } from '../hooks.ts'
import { CornerHeart } from './CornerHeart.tsx'

interface Props {
  place: { id: number; name: string; likeCount?: number }
}

/** The like button on the photo of a card. */
export function CardLikeButton({ place }: Props) {
  const { pressed, onPress } = useLike(place.id, place.likeCount ?? null)
  return <CornerHeart name={place.name} pressed={pressed} onPress={onPress} />
}
