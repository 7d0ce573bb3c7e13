import { useControlledOverlayEntry } from '../../../../platform/navigation/overlay-entry.ts'
import { onDemand } from '../../../../ui/OnDemand.tsx'
import { closeDogSheet, useDogSheetOpen } from '../../state.ts'

const DogSheetPanel = onDemand(async () => (await import('./DogSheetPanel.tsx')).DogSheetPanel)

/** Stands once beside all screens; what is inside is fetched when it is first opened by `openDogSheet()`. */
export function DogSheet() {
  const asked = useDogSheetOpen()
  const { opened, close } = useControlledOverlayEntry('dog', asked, closeDogSheet)
  return <DogSheetPanel when={asked} opened={opened} onClose={close} />
}
