import { useSyncExternalStore } from 'react'
import { isNullOr, isNumber, isObject, isShape } from '../../lib/guards.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'

const PREFIX = 'daengdaeng.draft.'
/** Of all authors together; the oldest are deleted first. */
const MOST = 30
const LONGEST_MS = 90 * 86_400_000

/** Unsent input of a form. It stays on the device and is shown to its author only. */
interface Draft {
  /** null: a visitor. */
  author: number | null
  at: number
  values: DraftValues
}

export const isDraft = isShape({ author: isNullOr(isNumber), at: isNumber, values: isObject })

/** Any JSON. A form whose values change their shape needs another key: older drafts are read as they are. */
export type DraftValues = Record<string, unknown>

export interface DraftPlace {
  /** Name of the form, and of its subject if there may be several: `review.17`. */
  key: string
  author: number | null
  /** Older drafts are deleted. */
  maxAgeMs: number
}

/** Parsed drafts, so that a reader gets the same object until it changes. */
const known = new Map<string, Draft | null>()
const listeners = new Set<() => void>()

let watching = false

/** Another tab wrote; a null key means that everything was cleared, also by this tab. */
function watch(): void {
  if (watching) return
  watching = true
  addEventListener('storage', ({ key }) => {
    if (key === null) known.clear()
    else if (!known.delete(key)) return
    tell()
  })
}

function tell(): void {
  for (const changed of listeners) changed()
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Two people may use the same form on one device. */
export const nameOf = ({ key, author }: Pick<DraftPlace, 'key' | 'author'>) =>
  PREFIX + (author === null ? key : `${author}.${key}`)

function read(place: DraftPlace): DraftValues | null {
  watch()
  const name = nameOf(place)
  if (!known.has(name)) known.set(name, readStored(name, isDraft))
  const draft = known.get(name)
  return draft && draft.author === place.author && Date.now() - draft.at < place.maxAgeMs ? draft.values : null
}

/** If the device has no room even without the other drafts, this one lasts as long as the page, and they stay. */
export function writeDraft(place: DraftPlace, values: DraftValues): void {
  const name = nameOf(place)
  const draft: Draft = { author: place.author, at: Date.now(), values }
  watch()
  const isNew = !known.get(name)
  known.set(name, draft)
  if (isNew) evictOldDrafts(name)
  if (!writeStored(name, draft)) makeRoom(name, draft)
  tell()
}

/** A visitor's drafts become the member's; if both have one, the visitor's wins. */
export function moveDraft(from: DraftPlace, to: DraftPlace): void {
  const values = read(from)
  if (!values) return
  writeDraft(to, { ...read(to), ...values })
  deleteDraft(from)
}

export function deleteDraft(place: DraftPlace): void {
  const name = nameOf(place)
  known.set(name, null)
  removeStored(name)
  tell()
}

/** Whether the device has any input that was not sent. */
export const hasDrafts = () => storedKeys(PREFIX).length > 0

/** The other drafts, the newest first. */
const othersThan = (name: string) =>
  storedKeys(PREFIX)
    .filter((other) => other !== name)
    .map((other) => ({ name: other, draft: readStored(other, isDraft) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0))

function evictOldDrafts(but: string): void {
  const youngest = Date.now() - LONGEST_MS
  for (const [index, { name, draft }] of othersThan(but).entries()) {
    if (index < MOST - 1 && (draft?.at ?? 0) > youngest) continue
    known.delete(name)
    removeStored(name)
  }
}

/** Stores it in the place of other drafts, the oldest first and no more than it takes. */
function makeRoom(name: string, draft: Draft): void {
  const evicted: ReturnType<typeof othersThan> = []
  for (const other of othersThan(name).reverse()) {
    removeStored(other.name)
    evicted.push(other)
    if (!writeStored(name, draft)) continue
    for (const one of evicted) known.delete(one.name)
    return
  }
  // Something else fills the storage, or the browser stores nothing: deleting them helps nobody.
  for (const one of evicted.reverse()) if (one.draft) writeStored(one.name, one.draft)
}

/** The stored draft; null if there is none (and in HTML from the server). */
export const useDraft = (place: DraftPlace | undefined): DraftValues | null =>
  useSyncExternalStore(
    listen,
    () => (place ? read(place) : null),
    () => null,
  )
