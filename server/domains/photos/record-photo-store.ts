import type { AuditKind } from '../../../contract/audit.ts'
import type { Photo } from '../../../contract/media.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { formerValues } from '../audit/list-store.ts'
import { claimPhoto } from './store.ts'

interface Owner {
  kind: AuditKind
  /** Name of the field in the audit log, where its former values are. */
  field: string
  /** The record and its photos; null of a new one. */
  record: { id: number; photos: readonly Photo[] } | null
  userId: number
}

/** A photo as an admin's body names it: `id` of an upload, or `src` of one that the record has or had. */
interface Named {
  id: string
  alt: string
  credit: string | null
}

const UPLOADED = /^[0-9a-f-]{36}$/

/**
 * The photos that a body names, as they are stored: those that the record has or had, and uploads of this admin, which are claimed. Photos
 * that a record loses stay claimed, so that its history can bring them back.
 */
export async function photosOf(
  tx: Db,
  body: readonly Named[],
  { kind, field, record, userId }: Owner,
): Promise<Photo[]> {
  const known = new Map((record?.photos ?? []).map((photo) => [photo.src, photo]))
  if (record && body.some(({ id }) => id.includes('/') && !known.has(id)))
    for (const former of await formerValues<Photo[] | Photo | null>(tx, kind, { target: record.id, field }))
      for (const photo of [former ?? []].flat()) if (!known.has(photo.src)) known.set(photo.src, photo)
  const found: Photo[] = []
  for (const { id, alt, credit } of body) {
    const uploaded = UPLOADED.test(id) ? await claimPhoto(tx, userId, id) : null
    const photo = known.get(id) ?? uploaded ?? fail('PHOTO_NOT_FOUND')
    found.push({ ...photo, alt, credit })
  }
  return found
}
