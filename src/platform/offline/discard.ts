import type { QueryCache } from '@tanstack/react-query'
import { delMany } from 'idb-keyval'
import { withinOpening } from './opening.ts'
import { openPersistedAnswers } from './query-persister.ts'

/** Deletes what the device has of all that this page has read: a screen broke on some of it. Pinned places and drafts stay. */
export async function discardRead(cache: QueryCache): Promise<void> {
  const names = cache.getAll().flatMap(({ meta, queryHash }) => {
    const kind = meta?.['kept']
    return typeof kind === 'string' ? `${kind}-${queryHash}` : []
  })
  console.warn('A screen broke on what the device had; that is dropped', names)
  try {
    await withinOpening(delMany(names, openPersistedAnswers()))
  } catch {
    // Then nothing was read from there either.
  }
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (name.startsWith('answers-')) await caches.delete(name)
}
