import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { getSession, openLoginDialog } from '../../session/state.ts'
import type { LikeTarget } from '../model.ts'
import { useIsLiked, useLikeCount } from '../queries.ts'
import classes from './LikeButton.module.css'

interface Props {
  target: LikeTarget
  /** How many like it, as everybody is told. */
  count: number
}

/** The heart of members; a visitor is asked to log in, and what he began is then done. */
export function LikeButton({ target, count }: Props) {
  const queryClient = useQueryClient()
  const liked = useIsLiked(target)
  const shown = useLikeCount(target) ?? count
  const Icon = liked ? IconHeartFilled : IconHeart

  const change = async (wish: boolean) => {
    const { userId } = getSession()
    if (userId === null) {
      return openLoginDialog({ begun: { kind: 'likes.set', payload: { ...target, count: shown } } })
    }
    const { changeLike } = await import('../mutations.ts')
    await changeLike(queryClient, userId, target, wish, shown)
  }
  return (
    <button type="button" className={classes.heart} aria-pressed={liked} onClick={() => void change(!liked)}>
      <Icon size={26} stroke={1.75} aria-hidden />
      <span className={classes.name}>찜</span>
      <span className={classes.count}>{shown.toLocaleString('ko-KR')}</span>
    </button>
  )
}
