import type { Photo } from '../../../contract/media.ts'
import type { PlaceBody } from '../../../contract/place-records.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { formerValues } from '../audit/list-store.ts'
import { claimPhoto } from '../photos/store.ts'

interface Owner {
  /** The place and its photos; null of a new one. */
  place: { id: number; photos: readonly Photo[] } | null
  userId: number
}

const UPLOADED = /^[0-9a-f-]{36}$/

/**
 * The photos that a body names, as they are stored: those that the place has or had, and uploads of this admin, which are claimed. Photos that
 * a place loses stay claimed, so that its history can bring them back.
 */
export async function photosOf(tx: Db, body: PlaceBody['photos'], { place, userId }: Owner): Promise<Photo[]> {
  const known = new Map((place?.photos ?? []).map((photo) => [photo.src, photo]))
  if (place && body.some(({ id }) => id.includes('/') && !known.has(id)))
    for (const photos of await formerValues<Photo[]>(tx, 'place', { target: place.id, field: 'photos' }))
      for (const photo of photos) if (!known.has(photo.src)) known.set(photo.src, photo)
  const found: Photo[] = []
  for (const { id, alt, credit } of body) {
    const uploaded = UPLOADED.test(id) ? await claimPhoto(tx, userId, id) : null
    const photo = known.get(id) ?? uploaded ?? fail('PHOTO_NOT_FOUND')
    found.push({ ...photo, alt, credit })
  }
  return found
}
