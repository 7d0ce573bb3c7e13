import { clear } from 'idb-keyval'
import { PINNED } from '../../../contract/offline/pinning.ts'
import { COLOR_SCHEME_KEY } from '../../lib/color-scheme.ts'
import { dropKeptPhotos } from '../photos/kept-photos.ts'
import { OPEN_MS, withinOpening } from './opening.ts'
import { openPersistedAnswers } from './query-persister.ts'
import { deleteOtherMembers } from './tidy-kept.ts'

/** Caches that a visit fills: pinned places, answers, photos. The others hold the app itself. */
const OF_VISITOR = new RegExp(`^(${PINNED}|answers-|photos-)`)

/** After a logout no data of the member stays on the device. Every step is tried, even if another was refused. */
export async function wipeDevice(...keep: string[]): Promise<void> {
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      const mine = Object.keys(globalThis[storage]).filter((key) => key !== COLOR_SCHEME_KEY && !keep.includes(key))
      for (const key of mine) globalThis[storage].removeItem(key)
    } catch {
      // Refused: then nothing was stored either.
    }
  }
  try {
    // Public answers, but they reveal searches, and for which dog.
    await withinOpening(clear(openPersistedAnswers()))
  } catch {
    // No such store in this browser, or a broken one, which `createDevicePersister` deletes.
  }
  try {
    // Public answers and photos too, but which ones reveals what the member liked, searched and opened. The page sends the worker an empty
    // list of places to pin.
    if ('caches' in globalThis)
      for (const name of await caches.keys()) if (OF_VISITOR.test(name)) await caches.delete(name)
  } catch {
    // Refused: then nothing was stored there.
  }
  await forgetAddresses()
  await dropKeptPhotos()
  // Copies in this tab's memory: they are read from storage again, as other tabs do.
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** The worker's records of when each cached address was last used: it bounds its caches by them. */
const EXPIRATION = { database: 'workbox-expiration', store: 'cache-entries' }

/** Empties those records, if there are any; the worker keeps its connection, so the database can't be deleted. */
function forgetAddresses(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve()
    setTimeout(end, OPEN_MS)
    try {
      const opening = indexedDB.open(EXPIRATION.database)
      // It doesn't exist: it must not be created without its stores.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      opening.addEventListener('error', (event) => (event.preventDefault(), end()))
      opening.addEventListener('success', () => {
        const database = opening.result
        const emptying = database.transaction(EXPIRATION.store, 'readwrite')
        emptying.objectStore(EXPIRATION.store).clear()
        for (const event of ['complete', 'abort', 'error'])
          emptying.addEventListener(event, () => (database.close(), end()))
      })
    } catch {
      end()
    }
  })
}

/** Deletes all members' answers except those of the member with that id; drafts stay (`drafts.ts`). */
export async function wipeMembers(but: number | null): Promise<void> {
  try {
    await withinOpening(deleteOtherMembers(openPersistedAnswers(), but))
  } catch {
    // As above; the rest is deleted by the next start's tidying, and shown to nobody meanwhile.
  }
}
