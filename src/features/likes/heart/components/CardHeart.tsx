import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { CornerButton } from '../../../../ui/CornerButton.tsx'
import { useHeart } from '../hooks.ts'

interface Props {
  place: { id: number; name: string; likeCount?: number }
}

/** A member's heart on the photo of a card. */
export function CardHeart({ place }: Props) {
  const { liked, press } = useHeart(place.id, place.likeCount ?? null)
  const Icon = liked ? IconHeartFilled : IconHeart
  return (
    <CornerButton label={`${place.name} 찜`} pressed={liked} onPress={press}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </CornerButton>
  )
}
