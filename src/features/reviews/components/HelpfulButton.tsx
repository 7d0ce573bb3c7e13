import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useLazyCommand } from '../../../platform/commands/use-lazy-command.ts'
import { useIsLiked, useLikeCount } from '../../likes/queries.ts'
import { Row } from '../../../ui/Row.tsx'
import { Text } from '../../../ui/Text.tsx'

interface Props {
  id: number
  /** The public number of helpful votes. */
  count: number
  /** Authors can't vote for their own review. */
  own: boolean
}

/** 도움돼요, for others' reviews; a visitor is asked to log in, and the vote is resumed afterwards. */
export function HelpfulButton({ id, count, own }: Props) {
  const change = useLazyCommand(async () => (await import('../../likes/mutations.ts')).setLike)
  const target = { kind: 'review', id } as const
  const liked = useIsLiked(target)
  const shown = useLikeCount(target) ?? count
  const words = shown > 0 ? `도움돼요 ${shown.toLocaleString('ko-KR')}` : '도움돼요'
  if (own)
    return shown > 0 ? (
      <Text size="sm" tone="quiet">
        {shown.toLocaleString('ko-KR')}분께 도움이 됐어요
      </Text>
    ) : (
      <span />
    )

  const Icon = liked ? IconThumbUpFilled : IconThumbUp
  return (
    <Row
      as="button"
      inline
      gap={6}
      align="center"
      tall={44}
      padX={14}
      size="sm"
      weight={600}
      tone="quiet"
      bare
      edge="line"
      round="full"
      choice
      type="button"
      aria-pressed={liked}
      onClick={() => void change({ ...target, liked: !liked, count: shown })}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      {words}
    </Row>
  )
}
