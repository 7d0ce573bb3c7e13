import type { Destination } from '../../../../lib/directions.ts'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { DirectionLinks } from './DirectionLinks.tsx'
import classes from './DirectionSheet.module.css'

interface Props {
  destination: Destination
  opened: boolean
  onClose: () => void
}

/** Which map app is to lead there. */
export function DirectionSheet({ destination, opened, onClose }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title="어떤 지도로 볼까요?">
      <p className={classes.name}>{destination.name}</p>
      <DirectionLinks destination={destination} />
    </Sheet>
  )
}
