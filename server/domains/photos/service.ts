import { randomUUID } from 'node:crypto'
import type { Photo } from '../../../contract/media.ts'
import type { Db } from '../../db/index.ts'
import type { Deps } from '../../deps.ts'
import { MEDIA_BASE, type MediaStore } from '../../media.ts'
import { remakePhoto } from '../../photo.ts'
import { deleteUnused, insertPhoto } from './store.ts'

const DAY_MS = 86_400_000

/** By its id rather than its content: two members who send the same picture each have their own to take away. */
const nameOf = (id: string, width: number | '{w}') => `photo-${id}-${width}.webp`

export async function keepPhoto({ db, media, clock }: Deps, userId: number, bytes: Uint8Array) {
  const made = await remakePhoto(bytes)
  const id = randomUUID()
  for (const { width, bytes: file } of made) await media.put(nameOf(id, width), file, 'image/webp')
  const widths = made.map(({ width }) => width)
  const photo: Photo = { src: `${MEDIA_BASE}/${nameOf(id, '{w}')}`, widths, alt: '', credit: null }
  await insertPhoto(db, { id, userId, photo, createdAt: clock() })
  return { id, photo }
}

/** Of forms that were never sent. */
export async function removeUnusedPhotos(db: Db, media: MediaStore, now: Date): Promise<void> {
  const unused = await deleteUnused(db, new Date(now.getTime() - DAY_MS))
  for (const { id, photo } of unused) await media.remove(photo.widths.map((width) => nameOf(id, width)))
}
