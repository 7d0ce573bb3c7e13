import { delMany, keys } from 'idb-keyval'
import { withinOpening } from './opening.ts'
import { openPersistedAnswers } from './query-persister.ts'

/** Bytes that this site uses on the device in total; null if that can't be measured. */
export async function usedBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null
  } catch {
    return null
  }
}

/** Caches of the worker that fill while browsing; pinned places are in others. */
const TEMPORARY_CACHE = /^(answers|photos)-/

/** Deletes what can be fetched again: answers and photos cached while browsing. Pinned places, member data and drafts stay. */
export async function clearTemporaryCaches(): Promise<void> {
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (TEMPORARY_CACHE.test(name)) await caches.delete(name)
  const store = openPersistedAnswers()
  const names = await withinOpening(keys<string>(store))
  await delMany(
    names.filter((name) => !name.startsWith('member-')),
    store,
  )
}
