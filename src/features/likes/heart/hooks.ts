import { useQueryClient } from '@tanstack/react-query'
import { getSession, openLoginDialog } from '../../session/state.ts'
import { useIsLiked, useLikeCount } from '../queries.ts'
import { openListPicker } from '../lists/state.ts'

/**
 * The heart of a place: whether it is pressed, how many like it as the member last changed that, and what a press does. A visitor
 * is asked to log in, and what he began is then done.
 * @param count how many like it, as everybody is told; null where that isn't known
 */
export function useHeart(id: number, count: number | null) {
  const queryClient = useQueryClient()
  const target = { kind: 'place' as const, id }
  const liked = useIsLiked(target)
  const shown = useLikeCount(target) ?? count

  const press = async () => {
    const { userId } = getSession()
    if (userId === null)
      return openLoginDialog({ begun: { kind: 'likes.set', payload: { ...target, count: shown ?? 0 } } })
    const { pressHeart } = await import('./mutations.ts')
    await pressHeart(queryClient, userId, id, !liked, { count: shown, onLists: () => openListPicker(id) })
  }
  return { liked, shown, press: () => void press() }
}
