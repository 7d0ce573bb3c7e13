import { useControlledOverlayEntry } from '../../../../platform/navigation/overlay-entry.ts'
import { onDemand } from '../../../../ui/states/OnDemand.tsx'
import { closeDogSheet, useDogSheetOpen } from '../../state.ts'

const DogSheetPanel = onDemand(async () => (await import('./DogSheetPanel.tsx')).DogSheetPanel)

/** Rendered once beside all screens; its content is fetched when `openDogSheet()` first opens it. */
export function DogSheet() {
  const asked = useDogSheetOpen()
  const { opened, close } = useControlledOverlayEntry('dog', asked, closeDogSheet)
  return <DogSheetPanel when={asked} opened={opened} onClose={close} />
}
