import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import { currentAuthor } from '../commands/author.ts'
import { withinOpening } from '../offline/opening.ts'

/** A photo that was chosen and not uploaded yet, for a form that is opened again after a reload. */
interface KeptPhoto {
  file: File
  isPrivate: boolean
  /** Id of the member who chose it; null for a visitor. */
  author: number | null
  at: number
}

/** As long as a form's draft. */
const MAX_AGE_MS = 30 * 86_400_000
const MOST = 30

let opened: UseStore | undefined
const store = () => (opened ??= createStore('daengdaeng-photos', 'photos'))

/** Storage that is refused, full or silent costs only the photo's survival of a reload. */
async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  // Absent in some embedded browsers.
  if (!('indexedDB' in globalThis)) return undefined
  try {
    return await withinOpening(act())
  } catch (error) {
    console.warn('A chosen photo can’t be kept for a reload', error)
    // The connection may be lost: the next photo opens another.
    opened = undefined
    return undefined
  }
}

export const keepPhoto = (ref: string, { file, isPrivate }: Pick<KeptPhoto, 'file' | 'isPrivate'>) =>
  attempt(async () => {
    await set(ref, { file, isPrivate, author: currentAuthor(), at: Date.now() } satisfies KeptPhoto, store())
    const kept = (await entries<string, KeptPhoto>(store())).sort(([, a], [, b]) => b.at - a.at)
    const useless = kept.filter(([, { at }], index) => index >= MOST || Date.now() - at > MAX_AGE_MS)
    for (const [old] of useless) await del(old, store())
  })

/** The photo of that reference, if the same person chose it. */
export async function readKeptPhoto(ref: string): Promise<KeptPhoto | null> {
  const kept = await attempt(() => get<KeptPhoto>(ref, store()))
  return kept?.file instanceof Blob && kept.author === currentAuthor() ? kept : null
}

export const dropKeptPhoto = (ref: string) => attempt(() => del(ref, store()))
export const dropKeptPhotos = () => attempt(() => clear(store()))
