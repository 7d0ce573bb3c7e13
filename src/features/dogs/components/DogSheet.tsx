import { useEffect, useEffectEvent } from 'react'
import { useOverlayEntry } from '../../../platform/overlay-entry.ts'
import { onDemand } from '../../../ui/OnDemand.tsx'
import { closeDogSheet, useDogSheetOpen } from '../state.ts'

const DogSheetPanel = onDemand(async () => (await import('./DogSheetPanel.tsx')).DogSheetPanel)

/** Stands once beside all screens; what is inside is fetched when it is first opened by `openDogSheet()`. */
export function DogSheet() {
  const asked = useDogSheetOpen()
  const entry = useOverlayEntry('dog')
  const there = entry.value !== null

  // A reload with the sheet open brings back its entry of the history, which nobody has asked for.
  const dropLeftOver = useEffectEvent(() => {
    if (there && !asked) entry.close()
  })
  useEffect(() => dropLeftOver(), [])

  const enter = useEffectEvent(() => entry.open(0))
  useEffect(() => {
    if (asked) enter()
  }, [asked])

  useEffect(() => {
    if (!there) closeDogSheet()
  }, [there])

  return <DogSheetPanel when={asked} opened={asked && there} onClose={() => entry.close()} />
}
