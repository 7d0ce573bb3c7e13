import { randomUUID } from 'node:crypto'
import type { DataOf } from '../../../contract/api/endpoint.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { photosApi } from '../../../contract/photos/photos-api.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import type { Prepared } from '../../http/calls/handler.ts'
import { MEDIA_BASE, type MediaStore, type PrivateMedia } from '../../media/media.ts'
import { reencodePhoto } from './reencode.ts'
import { deleteUnused, findPrivatePhoto, insertPhoto } from './store.ts'

const DAY_MS = 86_400_000
const TYPE = 'image/webp'

/** Named by id, not by content: if two members upload the same picture, each can delete their own. */
export const nameOf = (id: string, width: number | '{w}') => `photo-${id}-${width}.webp`

/** A photo as it was sent; `signal` is aborted when its sender has hung up. */
interface Upload {
  upload: Uint8Array
  signal: AbortSignal
}

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'media' | 'privateMedia'>

/** Writes the files of a photo; its row is written later by `commit`. */
export async function preparePhoto(
  { db, media, clock }: UploadDeps,
  userId: number,
  upload: Upload,
): Promise<Prepared<{ id: string; photo: Photo }>> {
  const { id, widths, discard } = await putFiles(media, upload)
  const photo: Photo = { src: `${MEDIA_BASE}/${nameOf(id, '{w}')}`, widths, alt: '', credit: null }
  return {
    async commit(tx = db) {
      await insertPhoto(tx, { id, userId, photo, createdAt: clock() })
      return { id, photo }
    },
    discard,
  }
}

/** The same for a private photo: `src` is only a file name, not a public address. */
export async function preparePrivatePhoto(
  { db, privateMedia, clock }: UploadDeps,
  userId: number,
  upload: Upload,
): Promise<Prepared<{ id: string }>> {
  const { id, widths, discard } = await putFiles(privateMedia, upload)
  const photo: Photo = { src: nameOf(id, '{w}'), widths, alt: '', credit: null }
  return {
    async commit(tx = db) {
      await insertPhoto(tx, { id, userId, photo, private: true, createdAt: clock() })
      return { id }
    },
    discard,
  }
}

async function putFiles(store: MediaStore | PrivateMedia, { upload, signal }: Upload) {
  const made = await reencodePhoto(upload, signal)
  if (signal.aborted) fail('BAD_REQUEST')
  const id = randomUUID()
  for (const { width, bytes: file } of made) await store.put(nameOf(id, width), file, TYPE)
  const widths = made.map(({ width }) => width)
  return { id, widths, discard: () => store.remove(widths.map((width) => nameOf(id, width))) }
}

/** About the width of a phone in physical pixels. */
const SMALL_WIDTH = 640

export async function readPrivatePhoto(
  { db, privateMedia }: Deps,
  userId: number,
  id: string,
  size: 'small' | 'large',
): Promise<DataOf<typeof photosApi.getPrivatePhoto>> {
  const { widths } = (await findPrivatePhoto(db, userId, id)) ?? fail('PHOTO_NOT_FOUND')
  const largest = Math.max(...widths)
  const width = size === 'large' ? largest : (widths.find((one) => one >= SMALL_WIDTH) ?? largest)
  const bytes = (await privateMedia.read(nameOf(id, width))) ?? fail('PHOTO_NOT_FOUND')
  return { width, url: `data:${TYPE};base64,${bytes.toString('base64')}` }
}

/** Deletes photos that nothing uses (of forms that were never sent, or of deleted content) but those at the addresses `kept`, an array of texts. */
export async function removeUnusedPhotos(
  { db, media, privateMedia }: Pick<Deps, 'db' | 'media' | 'privateMedia'>,
  now: Date,
  kept?: Parameters<typeof deleteUnused>[2],
): Promise<void> {
  const unused = await deleteUnused(db, new Date(now.getTime() - DAY_MS), kept)
  for (const { id, photo, private: isPrivate } of unused) {
    const names = photo.widths.map((width) => nameOf(id, width))
    await (isPrivate ? privateMedia : media).remove(names)
  }
}
