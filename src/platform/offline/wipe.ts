import { clear } from 'idb-keyval'
import { PINNED } from '../../../contract/pinning.ts'
import { COLOR_SCHEME_KEY } from '../../lib/color-scheme.ts'
import { openPersistedAnswers } from './query-persister.ts'
import { deleteOtherMembers } from './tidy-kept.ts'

/** After a logout no data of the member stays on the device. Every step is tried, even if another was refused. */
export async function wipeDevice(): Promise<void> {
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      const mine = Object.keys(globalThis[storage]).filter((key) => key !== COLOR_SCHEME_KEY)
      for (const key of mine) globalThis[storage].removeItem(key)
    } catch {
      // Refused: then nothing was stored either.
    }
  }
  try {
    // Public answers, but they reveal searches, and for which dog.
    await clear(openPersistedAnswers())
  } catch {
    // No such store in this browser, or a broken one, which `createDevicePersister` deletes.
  }
  try {
    // Public answers too, but which ones reveals the member's likes. The page sends the worker an empty list.
    if ('caches' in globalThis)
      for (const name of await caches.keys()) if (name.startsWith(PINNED)) await caches.delete(name)
  } catch {
    // Refused: then nothing was stored there.
  }
  // Copies in this tab's memory: they are read from storage again, as other tabs do.
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** Deletes all members' answers except those of the member with that id; drafts stay (`drafts.ts`). */
export async function wipeMembers(but: number | null): Promise<void> {
  try {
    await deleteOtherMembers(openPersistedAnswers(), but)
  } catch {
    // As above; the rest is deleted by the next start's tidying, and shown to nobody meanwhile.
  }
}
