import type { QueryClient } from '@tanstack/react-query'
import { askConfirm, showSnackbar } from '../../../ui/overlays/state.ts'
import { likedPlacesQuery } from '../lists/queries.ts'
import { likeOf, type LikeTarget } from '../model.ts'
import { changeLike } from '../mutations.ts'
import { likesQuery } from '../queries.ts'

interface Shown {
  /** How many are shown to like it; null where that isn't shown. */
  count: number | null
  /** Opens the lists into which it can be put. */
  onLists: () => void
}

/** The heart of a place: what can be done about it next is offered once the server knows. */
export async function pressHeart(
  queryClient: QueryClient,
  userId: number,
  id: number,
  liked: boolean,
  { count, onLists }: Shown,
): Promise<void> {
  const target: LikeTarget = { kind: 'place', id }
  const before = likeOf(queryClient.getQueryData(likesQuery(userId).queryKey) ?? [], target)
  // Three seconds to take it back are few for what was written.
  if (!liked && before?.note && !(await askConfirm('적어 둔 메모도 함께 지워져요.', { title: '찜을 해제할까요?' })))
    return
  const now = await changeLike(queryClient, userId, target, liked, count)
  if (now === null) return
  if (now) {
    void queryClient.invalidateQueries({ queryKey: likedPlacesQuery(userId).queryKey })
    return showSnackbar('찜했어요.', 'success', { label: '목록에 담기', act: onLists })
  }
  const takeBack = () => void changeLike(queryClient, userId, target, true, null, before)
  showSnackbar('찜을 해제했어요.', 'info', { label: '되돌리기', act: takeBack })
}
