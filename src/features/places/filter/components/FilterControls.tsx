import { lazy, Suspense, useState } from 'react'
import { useOverlayEntry } from '../../../../platform/navigation/overlay-entry.ts'
import type { MapBox } from '../../../../platform/map/engine.ts'
import type { Listing } from '../hooks.ts'
import { FilterBar } from './FilterBar.tsx'

const loadSheet = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))

interface Props {
  listing: Listing
  /** There is no filter panel beside the list, even on a desktop. */
  alone?: boolean
  /** The map's box, if the list belongs to a map. */
  box?: MapBox | undefined
}

/** The filter bar, and the sheet with all filters, which is a history entry while it is open. */
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
