import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'

const PREFIX = 'daengdaeng.draft.'
/** Of all authors together; what was written longest ago goes first. */
const MOST = 30
const LONGEST_MS = 90 * 86_400_000

/** What was typed into a form and not sent yet. It stays on the device, so it is shown to its author alone. */
const Draft = v.object({
  /** null: a visitor. */
  author: v.nullable(v.number()),
  at: v.number(),
  values: v.record(v.string(), v.unknown()),
})
type Draft = v.InferOutput<typeof Draft>

/** Anything that JSON can say. A form whose values come to be shaped otherwise needs another key: older drafts are read as they are. */
export type DraftValues = Record<string, unknown>

export interface DraftPlace {
  /** Of the form, and of what it is about where there may be several: `review.17`. */
  key: string
  author: number | null
  /** Older ones are dropped. */
  maxAgeMs: number
}

/** As read, so that a reader gets the same object until something changes. */
const known = new Map<string, Draft | null>()
const listeners = new Set<() => void>()

let watching = false

/** Another tab wrote; a null key means that all was cleared, also by this tab. */
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

/** Two people may write the same on one device. */
const nameOf = ({ key, author }: DraftPlace) => PREFIX + (author === null ? key : `${author}.${key}`)

function read(place: DraftPlace): DraftValues | null {
  watch()
  const name = nameOf(place)
  if (!known.has(name)) known.set(name, readStored(name, Draft))
  const draft = known.get(name)
  return draft && draft.author === place.author && Date.now() - draft.at < place.maxAgeMs ? draft.values : null
}

/** Where the device has no room even after older drafts are gone, what was typed lasts as long as the page. */
export function writeDraft(place: DraftPlace, values: DraftValues): void {
  const name = nameOf(place)
  const draft: Draft = { author: place.author, at: Date.now(), values }
  const isNew = !known.get(name)
  known.set(name, draft)
  if (isNew) thinOut(MOST - 1, name)
  if (!writeStored(name, draft)) {
    thinOut(0, name)
    writeStored(name, draft)
  }
  tell()
}

/** What a visitor typed becomes a member's; where both typed, what the visitor did stands. */
export function moveDraft(from: DraftPlace, to: DraftPlace): void {
  const values = read(from)
  if (!values) return
  writeDraft(to, { ...read(to), ...values })
  dropDraft(from)
}

export function dropDraft(place: DraftPlace): void {
  const name = nameOf(place)
  known.set(name, null)
  removeStored(name)
  tell()
}

/** Leaves so many of the other drafts, the youngest. */
function thinOut(most: number, but: string): void {
  const others = storedKeys(PREFIX).filter((name) => name !== but)
  const drafts = others.map((name) => ({ name, at: readStored(name, Draft)?.at ?? 0 })).sort((a, b) => b.at - a.at)
  const youngest = Date.now() - LONGEST_MS
  for (const [index, { name, at }] of drafts.entries()) {
    if (index < most && at > youngest) continue
    known.delete(name)
    removeStored(name)
  }
}

/** What was typed here before; null when nothing was (and in HTML from the server). */
export const useDraft = (place: DraftPlace | undefined): DraftValues | null =>
  useSyncExternalStore(
    listen,
    () => (place ? read(place) : null),
    () => null,
  )
