import { useQueryClient } from '@tanstack/react-query'
import { useIsLiked, useLikeCount } from '../../queries.ts'
import { CornerHeart } from './CornerHeart.tsx'

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
  return <CornerHeart name={place.name} pressed={liked} onPress={() => void press()} />
}
