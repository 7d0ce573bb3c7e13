import { delMany, keys } from 'idb-keyval'
import { openKeptAnswers } from './query-persister.ts'

/** Bytes that this site takes on the device, whatever for; null where that can't be measured. */
export async function usedBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null
  } catch {
    return null
  }
}

/** Caches of the worker that fill by themselves as one looks around; what was saved lies in others. */
const PASSING = /^(answers|photos)-/

/** Drops what can be had again: answers and photos kept in passing. What was saved, is the member's or was typed stays. */
export async function dropPassing(): Promise<void> {
  if ('caches' in globalThis) for (const name of await caches.keys()) if (PASSING.test(name)) await caches.delete(name)
  const store = openKeptAnswers()
  const names = await keys<string>(store)
  await delMany(
    names.filter((name) => !name.startsWith('member-')),
    store,
  )
}
