import { Link } from '@tanstack/react-router'
import { askConfirm } from '../../../ui/overlays/state.ts'
import { Row } from '../../../ui/Row.tsx'
import classes from './Reviews.module.css'

interface Props {
  id: number
  own: boolean
  onReport: () => void
  onDelete: () => void
}

/** Edit and delete for a review's author, report for others. */
export function ReviewActions({ id, own, onReport, onDelete }: Props) {
  if (!own)
    return (
      <button type="button" className={classes.action} onClick={onReport}>
        신고
      </button>
    )
  const remove = async () => {
    if (await askConfirm('이 후기를 지울까요? 사진도 함께 지워지고, 되돌릴 수 없어요.', { color: 'error' })) onDelete()
  }
  return (
    <Row as="span" inline>
      <Link to="/my/review/$id/edit" params={{ id }} className={classes.action}>
        고치기
      </Link>
      <button type="button" className={classes.action} onClick={() => void remove()}>
        지우기
      </button>
    </Row>
  )
}
