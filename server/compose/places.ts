import { dogsOfMembers } from '../domains/dogs/store.ts'
import {
  entriesColumn,
  type EntriesRow,
  compareReportsWithPolicy,
  toEntries,
} from '../domains/entries/evidence-store.ts'
import type { CorrectionPlaces } from '../domains/corrections/ports.ts'
import { checkedWriter } from '../domains/places/checked-store.ts'
import { newsroom } from '../domains/notifications/newsroom.ts'
import { acceptProposal } from '../domains/proposals/decision-store.ts'
import { announceChanges } from '../domains/notifications/broadcast-store.ts'
import { listLikers } from '../domains/likes/store.ts'
import { placeFacts } from '../domains/places/facts-store.ts'
import type { PlacesPorts } from '../domains/places/ports.ts'
import { placeWriter } from '../domains/places/write-store.ts'
import { PLACE_FOLLOWERS } from './merging.ts'
import { placeSearch } from '../domains/search/place-search-store.ts'
import { fail } from '../refusals/refusal.ts'

/** What the places domain uses of search and entry reports. */
export const PLACES_PORTS: PlacesPorts<EntriesRow> = {
  followers: PLACE_FOLLOWERS,
  acceptProposal: (tx, ids, act) => acceptProposal(tx, newsroom, ids, act),
  search: placeSearch,
  savers: {
    async dogsOf(db, placeId) {
      const members = await listLikers(db, 'place', placeId)
      return { savers: members.length, dogs: await dogsOfMembers(db, members) }
    },
    tellOfRules: announceChanges,
  },
  evidence: {
    column: entriesColumn,
    toEntries,
    judge: (tx, placeIds) => compareReportsWithPolicy(tx, placeFacts, placeIds),
  },
}

/** Writes of places, as used by imports, the demo and tests. */
export const { insertPlaces, updatePlaces } = placeWriter(PLACES_PORTS)

const writeChecked = checkedWriter({ updatePlaces })

/** How corrections and checks use and write places. */
export const CORRECTION_PLACES: CorrectionPlaces = {
  lockInput: (tx, id) => placeFacts.lockInput(tx, id),
  async writeChecked(tx, id, written) {
    const place = (await placeFacts.lockInput(tx, id)) ?? fail('PLACE_NOT_FOUND')
    return writeChecked(tx, id, place.input, written)
  },
}
