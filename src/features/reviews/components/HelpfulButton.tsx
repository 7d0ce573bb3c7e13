import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useIsLiked, useLikeCount } from '../../likes/queries.ts'
import { getSession, openLoginDialog } from '../../session/state.ts'
import classes from './HelpfulButton.module.css'

interface Props {
  id: number
  /** How many found it helpful, as everybody is told. */
  count: number
  /** One's own is not for oneself to judge. */
  own: boolean
}

/** 도움돼요, for others' reviews; a visitor is asked to log in, and what he began is then done. */
export function HelpfulButton({ id, count, own }: Props) {
  const queryClient = useQueryClient()
  const target = { kind: 'review', id } as const
  const liked = useIsLiked(target)
  const shown = useLikeCount(target) ?? count
  const words = shown > 0 ? `도움돼요 ${shown.toLocaleString('ko-KR')}` : '도움돼요'
  if (own)
    return shown > 0 ? <p className={classes.own}>{shown.toLocaleString('ko-KR')}분께 도움이 됐어요</p> : <span />

  const Icon = liked ? IconThumbUpFilled : IconThumbUp
  const change = async (wish: boolean) => {
    const { userId } = getSession()
    if (userId === null) return openLoginDialog({ begun: { kind: 'likes.set', payload: { ...target, count: shown } } })
    const { changeLike } = await import('../../likes/mutations.ts')
    await changeLike(queryClient, userId, target, wish, shown)
  }
  return (
    <button type="button" className={classes.helpful} aria-pressed={liked} onClick={() => void change(!liked)}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {words}
    </button>
  )
}
