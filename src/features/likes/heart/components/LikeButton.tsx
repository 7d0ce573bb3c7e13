import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useIsLiked, useLikeCount } from '../../queries.ts'
import { Text } from '../../../../ui/Text.tsx'
import classes from './LikeButton.module.css'

interface Props {
  /** Id of the place. */
  id: number
  /** The public number of likes. */
  count: number
}

/** The like button beside a place's name, with the number of likes. */
export function LikeButton({ id, count }: Props) {
  const queryClient = useQueryClient()
  const liked = useIsLiked({ kind: 'place', id })
  const shown = useLikeCount({ kind: 'place', id }) ?? count
  const press = async () => (await import('../mutations.ts')).toggleLike(queryClient, id, !liked, shown)
  const Icon = liked ? IconHeartFilled : IconHeart
  return (
    <button type="button" className={classes.heart} aria-pressed={liked} onClick={() => void press()}>
      <Icon size={26} stroke={1.75} aria-hidden />
      <span className="visually-hidden">찜</span>
      <Text as="span" weight={500} size="xs" leading="tight">
        {shown.toLocaleString('ko-KR')}
      </Text>
    </button>
  )
}
