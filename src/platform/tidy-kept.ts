import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { delMany, entries, type UseStore } from 'idb-keyval'
import type { OfflineKind } from '../../contract/endpoint.ts'
import { OFFLINE_BOUNDS, OFFLINE_SHAPE } from '../../contract/offline-shape.ts'

interface Entry {
  key: string
  kind: OfflineKind
  at: number
}

const KINDS = Object.keys(OFFLINE_BOUNDS) as OfflineKind[]

/** What is kept, worth least first: by kind, then the oldest; and the names of what can't be used. */
async function survey(store: UseStore): Promise<{ kept: Entry[]; useless: string[] }> {
  const now = Date.now()
  const kept: Entry[] = []
  const useless: string[] = []
  for (const [key, entry] of await entries<string, Partial<PersistedQuery> | undefined>(store)) {
    const kind = KINDS.find((kind) => key.startsWith(`${kind}-`))
    const at = entry?.state?.dataUpdatedAt
    const usable = kind && typeof at === 'number' && entry?.buster === String(OFFLINE_SHAPE)
    if (usable && now - at <= OFFLINE_BOUNDS[kind].maxAgeSeconds * 1000) kept.push({ key, kind, at })
    else useless.push(key)
  }
  kept.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.at - b.at)
  return { kept, useless }
}

/** Drops what can't be used, then the oldest of each kind beyond its bound. */
export async function tidyKept(store: UseStore): Promise<void> {
  const { kept, useless } = await survey(store)
  const beyond = KINDS.flatMap((kind) => {
    const its = kept.filter((entry) => entry.kind === kind)
    return its.slice(0, Math.max(0, its.length - OFFLINE_BOUNDS[kind].maxEntries))
  })
  await delMany([...useless, ...beyond.map(({ key }) => key)], store)
}

/** The disk is full: drops what can't be used and the quarter that is worth least. */
export async function makeRoom(store: UseStore): Promise<void> {
  const { kept, useless } = await survey(store)
  const least = kept.slice(0, Math.ceil(kept.length / 4)).map(({ key }) => key)
  await delMany([...useless, ...least], store)
}
