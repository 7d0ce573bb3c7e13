import { useQueryClient } from '@tanstack/react-query'
import { useIsLiked, useLikeCount } from '../../queries.ts'
import { CountedHeart } from './CountedHeart.tsx'

interface Props {
  /** Id of the place. */
  id: number
  /** The public number of likes. */
  count: number
}

/** A member's like button beside a place's name. */
export function LikeButton({ id, count }: Props) {
  const queryClient = useQueryClient()
  const liked = useIsLiked({ kind: 'place', id })
  const shown = useLikeCount({ kind: 'place', id }) ?? count
  const press = async () => (await import('../mutations.ts')).toggleLike(queryClient, id, !liked, shown)
  return <CountedHeart count={shown} pressed={liked} onPress={() => void press()} />
}
