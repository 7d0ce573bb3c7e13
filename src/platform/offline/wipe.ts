import { clear } from 'idb-keyval'
import { PINNED } from '../../../contract/keeping.ts'
import { COLOR_SCHEME_KEY } from '../../lib/color-scheme.ts'
import { openKeptAnswers } from './query-persister.ts'
import { dropMembers } from './tidy-kept.ts'

/** After a logout nothing of the member stays on the device. What could be refused is tried all the same. */
export async function wipeDevice(): Promise<void> {
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      const mine = Object.keys(globalThis[storage]).filter((key) => key !== COLOR_SCHEME_KEY)
      for (const key of mine) globalThis[storage].removeItem(key)
    } catch {
      // Refused: then nothing was kept either.
    }
  }
  try {
    // Public answers, but they tell what was looked for and for which dog.
    await clear(openKeptAnswers())
  } catch {
    // No such store in this browser, or a broken one: `createDevicePersister` drops that.
  }
  try {
    // Public answers too, but which ones tells what he likes. The worker is told by the page that nothing is wanted any more.
    if ('caches' in globalThis)
      for (const name of await caches.keys()) if (name.startsWith(PINNED)) await caches.delete(name)
  } catch {
    // Refused: then nothing was kept there.
  }
  // What this tab still holds of it in memory: it reads its storage anew, as other tabs do.
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** Of what members were answered nothing stays, but for the one of that id; what was typed and never sent does (`drafts.ts`). */
export async function wipeMembers(but: number | null): Promise<void> {
  try {
    await dropMembers(openKeptAnswers(), but)
  } catch {
    // As above; what is left is dropped by the next start's tidying, and given to nobody meanwhile.
  }
}
