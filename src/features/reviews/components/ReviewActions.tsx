import { askConfirm } from '../../../ui/overlays/state.ts'
import { QuietAction, QuietActions, QuietLink } from '../../../ui/actions/QuietAction.tsx'

/** Edit and delete, for a review's author. */
export function ReviewActions({ id, onDelete }: { id: number; onDelete: () => void }) {
  const remove = async () => {
    if (await askConfirm('이 후기를 지울까요? 사진도 함께 지워지고, 되돌릴 수 없어요.', { color: 'error' })) onDelete()
  }
  return (
    <QuietActions>
      <QuietLink to="/my/review/$id/edit" params={{ id }}>
        고치기
      </QuietLink>
      <QuietAction onClick={() => void remove()}>지우기</QuietAction>
    </QuietActions>
  )
}
