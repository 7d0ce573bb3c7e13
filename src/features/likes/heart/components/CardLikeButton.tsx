import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { CornerButton } from '../../../../ui/CornerButton.tsx'
import { useIsLiked, useLikeCount } from '../../queries.ts'

interface Props {
  place: { id: number; name: string; likeCount?: number }
}

/** The like button on the photo of a card. */
export function CardLikeButton({ place }: Props) {
  const queryClient = useQueryClient()
  const { id } = place
  const liked = useIsLiked({ kind: 'place', id })
  const shown = useLikeCount({ kind: 'place', id }) ?? place.likeCount ?? null
  const press = async () => (await import('../mutations.ts')).toggleLike(queryClient, id, !liked, shown)
  const Icon = liked ? IconHeartFilled : IconHeart
  return (
    <CornerButton label={`${place.name} 찜`} pressed={liked} onPress={() => void press()}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </CornerButton>
  )
}
