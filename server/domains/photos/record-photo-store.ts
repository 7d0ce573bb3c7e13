import type { AuditKind } from '../../../contract/audit/audit.ts'
import type { Focus, Photo } from '../../../contract/api/media.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { formerValues } from '../audit/list-store.ts'
import type { RemovedEvent } from '../audit/store.ts'
import { claimPhoto, releasePhotos } from './store.ts'

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
  focus?: Focus | undefined
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
  for (const { id, alt, credit, focus } of body) {
    const uploaded = UPLOADED.test(id) ? await claimPhoto(tx, userId, id) : null
    const { focus: _before, ...photo } = known.get(id) ?? uploaded ?? fail('PHOTO_NOT_FOUND')
    found.push({ ...photo, alt, credit, ...(focus && { focus }) })
  }
  return found
}

const flat = (value: unknown) => [(value as Photo[] | Photo | null | undefined) ?? []].flat()

/** Releases the photos that a record has and had, as it is deleted for good. */
export async function releaseAll(
  tx: Db,
  { kind, field, id, photos }: Pick<Owner, 'kind' | 'field'> & { id: number; photos: readonly Photo[] },
): Promise<void> {
  const former = await formerValues(tx, kind, { target: id, field })
  await releasePhotos(tx, [...photos, ...former.flatMap(flat)])
}

/**
 * Which field of a kind of record has photos or other files, which of these (by `src`) any of its records has now, and how files that are no
 * photos are released.
 */
export type RecordPhotos = Partial<
  Record<
    AuditKind,
    {
      field: string
      shown: (tx: Db, sources: readonly string[]) => Promise<readonly string[]>
      release?: (tx: Db, files: readonly { src: string }[]) => Promise<void>
    }
  >
>

/** Releases photos that records had before, once the history that could bring them back is deleted. */
export async function releaseForgotten(tx: Db, events: readonly RemovedEvent[], kinds: RecordPhotos): Promise<void> {
  for (const [kind, { field, shown, release = releasePhotos }] of Object.entries(kinds)) {
    const own = events.filter((event) => event.kind === kind && field in event.before)
    const lost = own.flatMap(({ before }) => flat(before[field]))
    if (lost.length === 0) continue
    const kept = new Set(
      await shown(
        tx,
        lost.map(({ src }) => src),
      ),
    )
    for (const target of new Set(own.map(({ targetId }) => targetId))) {
      const former = await formerValues(tx, kind as AuditKind, { target, field })
      for (const { src } of former.flatMap(flat)) kept.add(src)
    }
    await release(
      tx,
      lost.filter(({ src }) => !kept.has(src)),
    )
  }
}
