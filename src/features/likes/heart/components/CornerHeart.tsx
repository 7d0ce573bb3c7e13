import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { CornerButton } from '../../../../ui/actions/CornerButton.tsx'

interface Props {
  /** Name of the place. */
  name: string
  pressed: boolean
  onPress: () => void
}

/** The heart on the photo of a card: a member's like, a visitor's bookmark on the device. */
export function CornerHeart({ name, pressed, onPress }: Props) {
  const Icon = pressed ? IconHeartFilled : IconHeart
  return (
    <CornerButton label={`${name} 찜`} pressed={pressed} onPress={onPress}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </CornerButton>
  )
}
