import { useQuery } from '@tanstack/react-query'
import type { PickerProps } from '../features/proposals/components/PositionField.tsx'
import { siteConfigQuery } from '../features/site/queries.ts'
import { mapSetup, NOTHING_SET_UP } from '../platform/map/map-setup.ts'
import { onDemand } from '../ui/states/OnDemand.tsx'
import { Text } from '../ui/kit/Text.tsx'

const Picker = onDemand(
  async () => (await import('../features/places/components/PinPicker.tsx')).PinPicker,
  () => <Text tone="quiet">지도를 불러올 수 없어요. 주소를 써 주세요.</Text>,
)

/** Finds a position on the operator's map. */
export function PinPicker(props: PickerProps) {
  const { data: config, isError } = useQuery(siteConfigQuery)
  return <Picker when setup={config ? mapSetup(config) : isError ? NOTHING_SET_UP : undefined} {...props} />
}
