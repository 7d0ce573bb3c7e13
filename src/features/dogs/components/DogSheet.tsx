import { lazy, Suspense, useState } from 'react'
import { useDogSheetOpen } from '../state.ts'

const DogSheetPanel = lazy(async () => ({ default: (await import('./DogSheetPanel.tsx')).DogSheetPanel }))

/** Stands once beside all screens; what is inside is loaded when it is first opened by `openDogSheet()`. */
export function DogSheet() {
  const open = useDogSheetOpen()
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <DogSheetPanel opened={open} />
    </Suspense>
  )
}
