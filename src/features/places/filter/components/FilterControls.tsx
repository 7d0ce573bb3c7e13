import { lazy, Suspense, useState } from 'react'
import { useOverlayEntry } from '../../../../platform/navigation/overlay-entry.ts'
import type { MapBox } from '../../../../platform/map/engine.ts'
import type { Listing } from '../hooks.ts'
import { FilterBar } from './FilterBar.tsx'

const loadSheet = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))

interface Props {
  listing: Listing
  /** No panel of filters stands beside it, on a desktop neither. */
  alone?: boolean
  /** Of the map, where the list belongs to one. */
  box?: MapBox | undefined
}

/** The row of filters, and the sheet with all of them, which is an entry of the history while it is open. */
export function FilterControls({ listing, alone = false, box }: Props) {
  const { search, onChange, dogs, groups, options, filters } = listing
  const sheet = useOverlayEntry('filters')
  const opened = sheet.value !== null
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  return (
    <>
      <FilterBar
        alone={alone}
        search={search}
        dogs={dogs}
        count={filters.length}
        onChange={onChange}
        onIntent={() => void loadSheet()}
        onOpen={() => !opened && sheet.open(0)}
      />
      {wanted && (
        <Suspense>
          <FilterSheet
            {...{ search, dogs, groups, options, box, opened }}
            onClose={() => sheet.close()}
            onChange={(next) => sheet.close(() => onChange(next))}
          />
        </Suspense>
      )}
    </>
  )
}
