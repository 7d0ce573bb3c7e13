import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { MapEngine, MapView } from '../../../../platform/map/engine.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'

const MapFinderForm = lazy(async () => ({ default: (await import('./MapFinderForm.tsx')).MapFinderForm }))

interface Props {
  engine: MapEngine
  /** The current view of the map. */
  view: MapView
}

/** Moves the map to a place, an address or a region that is entered by name. */
export function MapFinder({ engine, view }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <IconButton label="지도에서 찾기" variant="default" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconSearch size={20} stroke={2} aria-hidden />
      </IconButton>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="지도에서 찾기">
        <Suspense>
          <MapFinderForm
            geocoder={engine.geocoder}
            view={view}
            onFound={(there) => {
              setOpened(false)
              engine.setView(there)
            }}
          />
        </Suspense>
      </Sheet>
    </>
  )
}
