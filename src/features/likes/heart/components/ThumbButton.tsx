import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { grouped } from '../../../../lib/number-text.ts'
import { useLazyCommand } from '../../../../platform/commands/use-lazy-command.ts'
import { Row } from '../../../../ui/kit/Row.tsx'
import { useIsLiked, useLikeCount } from '../../queries.ts'
import classes from './ThumbButton.module.css'

interface Props {
  kind: 'post' | 'comment' | 'review'
  id: number
  /** The public number of likes. */
  count: number
  word?: string
}

/** 좋아요 of what members write; a visitor is asked to log in, and the like is resumed afterwards. */
export function ThumbButton({ kind, id, count, word = '좋아요' }: Props) {
  const change = useLazyCommand(async () => (await import('../../mutations.ts')).setLike)
  const target = { kind, id }
  const liked = useIsLiked(target)
  const shown = useLikeCount(target) ?? count
  const Icon = liked ? IconThumbUpFilled : IconThumbUp
  return (
    <Row
      as="button"
      inline
      gap={6}
      align="center"
      tall={44}
      padX={12}
      size="sm"
      weight={600}
      tone="quiet"
      bare
      round="full"
      choice
      className={classes.thumb}
      type="button"
      aria-pressed={liked}
      onClick={() => void change({ ...target, liked: !liked, count: shown })}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {shown > 0 ? `${word} ${grouped(shown)}` : word}
    </Row>
  )
}
