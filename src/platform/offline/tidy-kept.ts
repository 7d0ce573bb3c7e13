import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { delMany, entries, keys, type UseStore } from 'idb-keyval'
import { MEMBER_BOUNDS, MEMBER_SHAPE, OFFLINE_BOUNDS, OFFLINE_SHAPE } from '../../../contract/api/offline-shape.ts'

/** In the order of deletion if storage is short: the member's own data is nowhere else on the device. */
const BOUNDS = { ...OFFLINE_BOUNDS, member: MEMBER_BOUNDS }
type Kind = keyof typeof BOUNDS
const KINDS = Object.keys(BOUNDS) as Kind[]

interface Entry {
  key: string
  kind: Kind
  at: number
}

/** Valid entries, least valuable first: by kind, then the oldest; and the names of invalid ones. */
async function survey(store: UseStore): Promise<{ kept: Entry[]; useless: string[] }> {
  const now = Date.now()
  const kept: Entry[] = []
  const useless: string[] = []
  for (const [key, entry] of await entries<string, Partial<PersistedQuery> | undefined>(store)) {
    const kind = KINDS.find((kind) => key.startsWith(`${kind}-`))
    const at = entry?.state?.dataUpdatedAt
    const shape = String(kind === 'member' ? MEMBER_SHAPE : OFFLINE_SHAPE)
    const usable = kind && typeof at === 'number' && entry?.buster === shape
    if (usable && now - at <= BOUNDS[kind].maxAgeSeconds * 1000) kept.push({ key, kind, at })
    else useless.push(key)
  }
  kept.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.at - b.at)
  return { kept, useless }
}

/** Deletes entries that are invalid or of another member, then the oldest of each kind beyond its bound. */
export async function tidyPersisted(store: UseStore, member: number | null): Promise<void> {
  await deleteOtherMembers(store, member)
  const { kept, useless } = await survey(store)
  const beyond = KINDS.flatMap((kind) => {
    const its = kept.filter((entry) => entry.kind === kind)
    return its.slice(0, Math.max(0, its.length - BOUNDS[kind].maxEntries))
  })
  await delMany([...useless, ...beyond.map(({ key }) => key)], store)
}

/** Deletes all members' entries except those of the member with that id. */
export async function deleteOtherMembers(store: UseStore, but: number | null): Promise<void> {
  const names = (await keys<string>(store)).filter((name) => name.startsWith('member-'))
  await delMany(
    names.filter((name) => but === null || !name.startsWith(`member-["member",${but},`)),
    store,
  )
}

/** The disk is full: deletes invalid entries and the least valuable quarter. */
export async function freeSpace(store: UseStore): Promise<void> {
  const { kept, useless } = await survey(store)
  const least = kept.slice(0, Math.ceil(kept.length / 4)).map(({ key }) => key)
  await delMany([...useless, ...least], store)
}
