import type { Photo } from '../../../contract/api/media.ts'
import { ApiError } from '../api/api.ts'
import { currentAuthor } from '../commands/author.ts'
import { isPhotoRef, newPhotoRef } from './photo-ref.ts'

/** A photo that was chosen on this device, from then until no form and no command needs it. */
export interface PendingPhoto {
  ref: string
  file: File
  isPrivate: boolean
  /** Id of the member who chose it; null for a visitor, whose photos are of whoever logs in. */
  author: number | null
  /** Object URL of the file as chosen. */
  preview: string
  /** Uploaded fraction, 0 … 1; null while it waits for its turn. */
  part: number | null
  /** Why its last attempt failed. */
  failed: unknown
  /** The server's; a private one has no public address. */
  uploaded: { id: string; photo: Photo | null } | null
}

const REMOVED = '올리던 사진을 뺐어요. 확인하고 다시 보내 주세요.'

let photos: ReadonlyMap<string, PendingPhoto> = new Map()
const listeners = new Set<() => void>()
/** Ids of uploaded photos, by reference: a command that is repeated may still hold the reference. */
const ids = new Map<string, string>()
/** Attempts that are queued or under way. */
const attempts = new Map<string, { done: Promise<string>; abort: AbortController }>()
/** Commands that wait for a photo, by its reference. */
const claims = new Map<string, number>()
/** One upload at a time: each is visible sooner, and they arrive in the order in which they were chosen. */
let queue: Promise<unknown> = Promise.resolve()

export const pendingPhotos = () => photos
export function listenPendingPhotos(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function put(ref: string, changes: Partial<PendingPhoto> | null): void {
  const before = photos.get(ref)
  if (!before) return
  const next = new Map(photos)
  if (changes) next.set(ref, { ...before, ...changes })
  else next.delete(ref)
  photos = next
  for (const listener of listeners) listener()
}

/** On the device, for a reload; no form waits for that. */
const kept = () => import('./kept-photos.ts')

/** Stores a chosen photo, begins its upload, and returns its reference. */
export function choosePhoto(file: File, isPrivate: boolean): string {
  const ref = newPhotoRef()
  void kept().then(({ keepPhoto }) => (photos.get(ref)?.uploaded ? undefined : keepPhoto(ref, { file, isPrivate })))
  begin(ref, file, isPrivate)
  return ref
}

/** Brings back the photos of a draft from before a reload, and begins their uploads. */
export async function restorePhotos(refs: readonly string[]): Promise<void> {
  for (const ref of refs.filter((ref) => !photos.has(ref) && !ids.has(ref))) {
    const photo = await (await kept()).readKeptPhoto(ref)
    if (photo && !photos.has(ref)) begin(ref, photo.file, photo.isPrivate)
  }
}

function begin(ref: string, file: File, isPrivate: boolean): void {
  const preview = URL.createObjectURL(file)
  photos = new Map(photos).set(ref, {
    ref,
    file,
    isPrivate,
    preview,
    author: currentAuthor(),
    part: null,
    failed: null,
    uploaded: null,
  })
  for (const listener of listeners) listener()
  uploadPhoto(ref).catch(() => undefined)
}

/** The server's id of a chosen photo: uploads it unless it is uploaded or under way. Rejects with an `ApiError`. */
export function uploadPhoto(ref: string): Promise<string> {
  const known = ids.get(ref)
  if (known !== undefined) return Promise.resolve(known)
  const photo = photos.get(ref)
  if (!photo) return Promise.reject(new ApiError('PHOTO_NOT_FOUND', 0, REMOVED))
  const running = attempts.get(ref)
  if (running) return running.done
  const abort = new AbortController()
  put(ref, { part: null, failed: null })
  const done = queue.then(() => attempt(photo, abort.signal)).finally(() => attempts.delete(ref))
  queue = done.catch(() => undefined)
  attempts.set(ref, { done, abort })
  return done
}

async function attempt({ ref, file, isPrivate, author }: PendingPhoto, signal: AbortSignal): Promise<string> {
  try {
    signal.throwIfAborted()
    const { sendPhoto } = await import('./send-photo.ts')
    put(ref, { part: 0 })
    const onProgress = (part: number) => put(ref, { part })
    const isMeant = () => author === null || author === currentAuthor()
    const uploaded = await sendPhoto(file, { onProgress, signal, isPrivate, isMeant, key: ref })
    ids.set(ref, uploaded.id)
    put(ref, { uploaded })
    void kept().then(({ dropKeptPhoto }) => dropKeptPhoto(ref))
    return uploaded.id
  } catch (error) {
    if (signal.aborted) throw new ApiError('PHOTO_NOT_FOUND', 0, REMOVED)
    put(ref, { failed: error })
    throw error
  }
}

/** The photo is taken out of its form: its upload is aborted. */
export function removePhoto(ref: string): void {
  void kept().then(({ dropKeptPhoto }) => dropKeptPhoto(ref))
  forgetPhoto(ref)
}

function forgetPhoto(ref: string): void {
  const photo = photos.get(ref)
  if (!photo) return
  attempts.get(ref)?.abort.abort()
  URL.revokeObjectURL(photo.preview)
  put(ref, null)
}

/** Its form has its id now, or is closed: unless a command waits for it, nobody needs it. The form's draft may, on the device. */
export function releasePhoto(ref: string): void {
  if (ids.has(ref) || !claims.has(ref)) forgetPhoto(ref)
}

/**
 * The input of a command once its photos are uploaded: each reference is replaced by the server's id, by the command's own function.
 * Meanwhile they stay, even if their form is closed.
 */
export async function withUploadedPhotos<Input>(
  input: Input,
  replace: (input: Input, idOf: (ref: string) => string) => Input,
): Promise<Input> {
  const refs: string[] = []
  replace(input, (id) => {
    if (isPhotoRef(id)) refs.push(id)
    return id
  })
  for (const ref of refs) claims.set(ref, (claims.get(ref) ?? 0) + 1)
  try {
    for (const ref of refs) await uploadPhoto(ref)
    return replace(input, (id) => ids.get(id) ?? id)
  } finally {
    for (const ref of refs) {
      const left = (claims.get(ref) ?? 1) - 1
      if (left > 0) claims.set(ref, left)
      else claims.delete(ref)
    }
  }
}
