import { grouped } from '../../../lib/number-text.ts'
import { ThumbButton } from '../../likes/heart/components/ThumbButton.tsx'
import { useLikeCount } from '../../likes/queries.ts'
import { Text } from '../../../ui/kit/Text.tsx'

interface Props {
  id: number
  /** The public number of helpful votes. */
  count: number
  /** Authors can't vote for their own review. */
  own: boolean
}

/** 도움돼요, for others' reviews. */
export function HelpfulButton({ id, count, own }: Props) {
  const shown = useLikeCount({ kind: 'review', id }) ?? count
  if (!own) return <ThumbButton kind="review" id={id} count={count} word="도움돼요" />
  return shown > 0 ? (
    <Text size="sm" tone="quiet">
      {grouped(shown)}분께 도움이 됐어요
    </Text>
  ) : (
    <span />
  )
}
