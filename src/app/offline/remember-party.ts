import type { QueryClient } from '@tanstack/react-query'
import { getTravelDogs } from '../../features/dogs/travel/queries.ts'
import { writeStored } from '../../platform/device/storage.ts'

/** Local storage: number of dogs that travel, for which index.html makes room before the page knows them. A released name. */
const KEY = 'daengdaeng.party'

/** Stores it whenever the page is left. */
export function rememberParty(client: QueryClient): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const dogs = getTravelDogs(client)
    if (dogs) writeStored(KEY, dogs.length)
  })
}
