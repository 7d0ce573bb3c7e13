import {
  entriesColumn,
  type EntriesRow,
  compareReportsWithPolicy,
  toEntries,
} from '../domains/entries/evidence-store.ts'
import { placeFacts } from '../domains/places/facts-store.ts'
import type { PlacesPorts } from '../domains/places/routes.ts'
import { placeWriter } from '../domains/places/write-store.ts'
import { placeSearch } from '../domains/search/place-search-store.ts'

/** What places are given of search and of reports of entry. */
export const PLACES_PORTS: PlacesPorts<EntriesRow> = {
  search: placeSearch,
  evidence: {
    column: entriesColumn,
    toEntries,
    judge: (tx, placeIds) => compareReportsWithPolicy(tx, placeFacts, placeIds),
  },
}

/** Writes places as imports, the demo and tests do. */
export const { insertPlaces, updatePlaces } = placeWriter(PLACES_PORTS)
