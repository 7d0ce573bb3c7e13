import { useControlledOverlayEntry } from '../../../../platform/navigation/overlay-entry.ts'
import { onDemand } from '../../../../ui/states/OnDemand.tsx'
import { closeListSheet, useListSheet } from '../state.ts'

const ListSheetPanel = onDemand(async () => (await import('./ListSheetPanel.tsx')).ListSheetPanel)

/** Rendered once beside all screens, opened by `openListPicker` and `openListManager`. */
export function ListSheet() {
  const asked = useListSheet()
  const { opened, close } = useControlledOverlayEntry('lists', asked.open, closeListSheet)
  return <ListSheetPanel when={asked.open} opened={opened} asked={asked} onClose={close} />
}
