import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { grouped } from '../../../../lib/number-text.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
import classes from './CountedHeart.module.css'

interface Props {
  /** The number of likes; 0 is not shown. */
  count: number
  pressed: boolean
  onPress: () => void
}

/** The heart beside a place's name, with the number of likes. */
export function CountedHeart({ count, pressed, onPress }: Props) {
  const Icon = pressed ? IconHeartFilled : IconHeart
  return (
    <button type="button" className={classes.heart} aria-pressed={pressed} onClick={onPress}>
      <Icon size={26} stroke={1.75} aria-hidden />
      <span className="visually-hidden">찜</span>
      {count > 0 && (
        <Text as="span" weight={500} size="xs" leading="tight">
          {grouped(count)}
        </Text>
      )}
    </button>
  )
}
