import type { QueryClient } from '@tanstack/react-query'
import { currentAuthor } from '../../../platform/commands/author.ts'
import type { CommandMessage } from '../../../platform/commands/command-events.ts'
import { runCommand } from '../../../platform/commands/run-command.ts'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { openListPicker } from '../lists/state.ts'
import { likeOf, type LikeTarget } from '../model.ts'
import { type LikeInput, setLike } from '../mutations.ts'
import { likesQuery } from '../queries.ts'

/** A press of a place's like button. Follow-up actions are offered once the server has answered. */
export async function toggleLike(queryClient: QueryClient, id: number, liked: boolean, count: number | null) {
  const place: LikeTarget = { kind: 'place', id }
  const before = likeOf(queryClient.getQueryData(likesQuery(currentAuthor()).queryKey) ?? [], place)
  // The undo message is too short-lived to protect a written note, so ask first.
  if (!liked && before?.note && !(await askConfirm('적어 둔 메모도 함께 지워져요.', { title: '찜을 해제할까요?' })))
    return
  const done = (input: LikeInput): CommandMessage => {
    if (!input.liked) {
      const takeBack = () =>
        void runCommand(queryClient, setLike, { ...place, liked: true, count: null, again: before })
      return { text: '찜을 해제했어요.', tone: 'info', action: { label: '되돌리기', act: takeBack } }
    }
    return { text: '찜했어요.', tone: 'success', action: { label: '목록에 담기', act: () => openListPicker(id) } }
  }
  await runCommand(queryClient, setLike, { ...place, liked, count }, { words: { done } })
}

/** A member's press on a heart that doesn't show yet whether they like the place: it is liked, and stays so if it was. */
export async function toggleUnseenLike(queryClient: QueryClient, id: number, count: number | null): Promise<void> {
  const author = currentAuthor()
  const likes = author === null ? [] : await queryClient.ensureQueryData(likesQuery(author)).catch(() => [])
  if (!likeOf(likes, { kind: 'place', id })) await toggleLike(queryClient, id, true, count)
}
