import { onDemand } from '../../../ui/OnDemand.tsx'
import { useDogSheetOpen } from '../state.ts'

const DogSheetPanel = onDemand(async () => (await import('./DogSheetPanel.tsx')).DogSheetPanel)

/** Stands once beside all screens; what is inside is fetched when it is first opened by `openDogSheet()`. */
export function DogSheet() {
  const open = useDogSheetOpen()
  return <DogSheetPanel when={open} opened={open} />
}
