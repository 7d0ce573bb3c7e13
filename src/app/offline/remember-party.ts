import type { QueryClient } from '@tanstack/react-query'
import { getTravelDogs } from '../../features/dogs/travel/queries.ts'
import { getSession } from '../../features/session/state.ts'
import { removeStored, writeStored } from '../../platform/device/storage.ts'

/** Local storage: number of dogs that travel, for which index.html makes room before the page knows them. A released name. */
const KEY = 'daengdaeng.party'

/** Stores it whenever a member leaves the page. After a logout nothing of them stays; a visitor has one dog at most, which is stored itself. */
export function rememberParty(client: QueryClient): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    if (getSession().userId === null) return removeStored(KEY)
    const dogs = getTravelDogs(client)
    if (dogs) writeStored(KEY, dogs.length)
  })
}
