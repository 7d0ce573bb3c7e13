import { useQueryClient } from '@tanstack/react-query'
import { useIsLiked, useLikeCount } from '../queries.ts'

/** A member's heart of a place. `likeCount`: the public number of likes; null if it isn't shown. */
export function useLike(id: number, likeCount: number | null) {
  const queryClient = useQueryClient()
  const pressed = useIsLiked({ kind: 'place', id })
  const count = useLikeCount({ kind: 'place', id }) ?? likeCount
  const press = async () => (await import('./mutations.ts')).toggleLike(queryClient, id, !pressed, count)
  return { pressed, count: count ?? 0, onPress: () => void press() }
}
