import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored, removeStored, writeStored } from './storage.ts'

const PREFIX = 'daengdaeng.draft.'

/** What was typed into a form and not sent yet. It stays on the device, so it is shown to its author alone. */
const Draft = v.object({
  /** null: a visitor. */
  author: v.nullable(v.number()),
  at: v.number(),
  values: v.record(v.string(), v.union([v.string(), v.boolean(), v.number()])),
})
type Draft = v.InferOutput<typeof Draft>
export type DraftValues = Draft['values']

export interface DraftPlace {
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

function read({ key, author, maxAgeMs }: DraftPlace): DraftValues | null {
  watch()
  const stored = PREFIX + key
  if (!known.has(stored)) known.set(stored, readStored(stored, Draft))
  const draft = known.get(stored)
  return draft && draft.author === author && Date.now() - draft.at < maxAgeMs ? draft.values : null
}

export function writeDraft({ key, author }: DraftPlace, values: DraftValues): void {
  const draft: Draft = { author, at: Date.now(), values }
  known.set(PREFIX + key, draft)
  writeStored(PREFIX + key, draft)
  tell()
}

export function dropDraft({ key }: DraftPlace): void {
  known.set(PREFIX + key, null)
  removeStored(PREFIX + key)
  tell()
}

/** What was typed here before; null when nothing was (and in HTML from the server). */
export const useDraft = (place: DraftPlace | undefined): DraftValues | null =>
  useSyncExternalStore(
    listen,
    () => (place ? read(place) : null),
    () => null,
  )
