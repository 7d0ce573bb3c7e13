import type { MyPost } from '../../../../contract/posts/posts.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { QuietAction, QuietActions, QuietLink } from '../../../ui/actions/QuietAction.tsx'
import { removePost } from '../mutations.ts'

interface Props {
  post: Pick<MyPost, 'id' | 'place' | 'visit'>
  onGone: () => void
}

/** Edit and delete, for the author. */
export function PostActions({ post: { id, ...was }, onGone }: Props) {
  const removal = useCommand(removePost)
  const remove = async () => {
    const parts = was.visit ? '사진, 댓글, 입장 소식도' : '사진과 댓글도'
    const sure = await askConfirm(`이 글을 지울까요? ${parts} 함께 지워지고, 되돌릴 수 없어요.`, { color: 'error' })
    if (sure && (await removal.run({ id, was })).status === 'done') onGone()
  }
  return (
    <QuietActions>
      <QuietLink to="/community/$id/edit" params={{ id }}>
        고치기
      </QuietLink>
      <QuietAction onClick={() => void remove()}>지우기</QuietAction>
    </QuietActions>
  )
}
