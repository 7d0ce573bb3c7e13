import type { Destination } from '../../../../lib/directions.ts'
import { Sheet } from '../../../../ui/content/Sheet.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { DirectionLinks } from './DirectionLinks.tsx'

interface Props {
  destination: Destination
  opened: boolean
  onClose: () => void
}

/** Lets the visitor choose the map app for directions. */
export function DirectionSheet({ destination, opened, onClose }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title="어떤 지도 앱으로 길을 찾을까요?">
      <Text below={16} tone="quiet">
        {destination.name}
      </Text>
      <DirectionLinks destination={destination} />
    </Sheet>
  )
}
