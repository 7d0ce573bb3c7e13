import { useMemo } from 'react'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import type { Group } from '../../../../contract/groups/groups.ts'
import type { Option } from '../../../../contract/options/options.ts'
import { useTravel } from '../../dogs/travel/queries.ts'
import { type ActiveFilter, activeFilters, type Names } from './model.ts'
import { type PlaceSearch, typedDog } from '../model.ts'
import { type Origin, useOrigin } from '../hooks.ts'

interface Given {
  search: PlaceSearch
  onChange: (search: PlaceSearch) => void
  groups: readonly Group[]
  options: readonly Option[]
}

/** A search for places: its dogs, its origin, and the names to display it with. */
export interface Listing extends Given {
  /** The member's own travelling dogs. */
  dogs: readonly Dog[]
  /** The dogs that narrow the list aren't known yet. */
  pending: boolean
  /** The dogs of the verdicts: the travelling ones, or the one in the address. */
  judged: readonly Dog[]
  /** Only the one in the address. A card reads the travelling dogs by itself: what a list tells it may be older than the dogs it has read. */
  typed: readonly Dog[] | undefined
  origin: Origin
  names: Names
  filters: readonly ActiveFilter[]
}

/** Shared by every screen that lists places, including the map. */
export function useListing(given: Given): Listing {
  const { search, groups, options } = given
  const { dogs, waiting } = useTravel()
  const origin = useOrigin()
  const names: Names = {
    group: (key) => groups.find((group) => group.key === key)?.name ?? key,
    option: (key) => options.find((option) => option.key === key)?.name ?? key,
    dogs,
  }
  // The same array while nothing changes: cards compare it.
  const typed = useMemo(() => typedDog(search), [search])
  return {
    ...given,
    dogs,
    origin,
    names,
    pending: waiting && search.fits !== undefined && search.kg === undefined,
    judged: typed ?? dogs,
    typed,
    filters: activeFilters(search, names),
  }
}
