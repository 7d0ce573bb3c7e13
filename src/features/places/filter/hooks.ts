import type { Dog } from '../../../../contract/dogs.ts'
import type { Group } from '../../../../contract/groups.ts'
import type { Option } from '../../../../contract/options.ts'
import { useTravel } from '../../dogs/travel/queries.ts'
import { type ActiveFilter, activeFilters, type Names } from './model.ts'
import { dogsOf, type PlaceSearch } from '../model.ts'
import { type Origin, useOrigin } from '../hooks.ts'

interface Given {
  search: PlaceSearch
  onChange: (search: PlaceSearch) => void
  groups: readonly Group[]
  options: readonly Option[]
}

/** A question for places, on whose behalf and from where it is asked, and the words to show it with. */
export interface Listing extends Given {
  /** One's own who travel along. */
  dogs: readonly Dog[]
  /** It isn't known yet for whom the list is narrowed. */
  pending: boolean
  /** For whom it is judged: they, or the one that the address describes. */
  judged: readonly Dog[]
  origin: Origin
  names: Names
  filters: readonly ActiveFilter[]
}

/** What every screen that lists places works with: the lists, and the map with its own. */
export function useListing(given: Given): Listing {
  const { search, groups, options } = given
  const { dogs, waiting } = useTravel()
  const origin = useOrigin()
  const names: Names = {
    group: (key) => groups.find((group) => group.key === key)?.name ?? key,
    option: (key) => options.find((option) => option.key === key)?.name ?? key,
    dogs,
  }
  return {
    ...given,
    ...{ dogs, origin, names },
    pending: waiting && search.fits !== undefined && search.kg === undefined,
    judged: dogsOf(search, dogs),
    filters: activeFilters(search, names),
  }
}
