import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useHeart } from '../hooks.ts'
import classes from './LikeButton.module.css'

interface Props {
  /** Of the place. */
  id: number
  /** How many like it, as everybody is told. */
  count: number
}

/** The heart beside a place's name, with how many like it. */
export function LikeButton({ id, count }: Props) {
  const { liked, shown, press } = useHeart(id, count)
  const Icon = liked ? IconHeartFilled : IconHeart
  return (
    <button type="button" className={classes.heart} aria-pressed={liked} onClick={press}>
      <Icon size={26} stroke={1.75} aria-hidden />
      <span className="visually-hidden">찜</span>
      <span className={classes.count}>{(shown ?? count).toLocaleString('ko-KR')}</span>
    </button>
  )
}
