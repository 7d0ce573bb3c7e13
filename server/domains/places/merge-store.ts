import { eq } from 'drizzle-orm'
import { MAX_PLACE_PHOTOS, type PlaceRecord } from '../../../contract/places/place-records.ts'
import { FOLLOWERS, type MergePreview, type MergeSide } from '../../../contract/places/places-merge.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { insertEvent } from '../audit/store.ts'
import type { Act } from '../records/store.ts'
import { getPlaceRecord, setStatus } from './admin-store.ts'
import type { PlaceFollowers } from './ports.ts'
import { type PlaceColumns, readPlaces, type StoredPlace } from './stored-store.ts'
import { places } from './table.ts'
import type { PlaceWriter } from './write-store.ts'

type Stored = StoredPlace & PlaceColumns
interface Pair {
  from: Stored
  into: Stored
}

async function readPair(db: Db, from: number, into: number, given: { lock?: boolean } = {}): Promise<Pair> {
  if (from === into) fail('SAME_PLACE')
  const found = await readPlaces(db, [from, into], given)
  const of = (id: number) => found.get(id) ?? fail('PLACE_NOT_FOUND')
  return { from: of(from), into: of(into) }
}

/** Photos that the remaining place doesn't have, as far as it has room. */
const newPhotos = ({ from, into }: Pair) =>
  from.input.photos
    .filter(({ src }) => !into.input.photos.some((photo) => photo.src === src))
    .slice(0, Math.max(0, MAX_PLACE_PHOTOS - into.input.photos.length))

export async function previewMerge(
  db: Db,
  followers: PlaceFollowers,
  { from, into }: { from: number; into: number },
): Promise<MergePreview> {
  const pair = await readPair(db, from, into)
  const moved = newPhotos(pair).length
  const photos = { moved, doubled: pair.from.input.photos.length - moved }
  const follows = []
  for (const kind of FOLLOWERS)
    follows.push({ kind, ...(kind === 'photos' ? photos : await followers[kind].count(db, from, into)) })
  return { from: sideOf(pair.from), into: sideOf(pair.into), follows }
}

const sideOf = ({ id, input, status, version, likeCount, reviewCount }: Stored): MergeSide => ({
  id,
  name: input.name,
  address: input.roadAddress ?? input.lotAddress,
  phone: input.phone,
  status,
  version,
  likeCount,
  reviewCount,
})

interface Merging {
  writer: PlaceWriter
  followers: PlaceFollowers
}

/** Everything that others have of a place follows into the other one, whose own data stay as they are; the old address leads there from then on. */
export function mergePlace(
  db: Db,
  { writer, followers }: Merging,
  { id, into: intoId, version }: { id: number; into: number; version: number },
  act: Act,
): Promise<PlaceRecord> {
  return db.transaction(async (tx) => {
    const pair = await readPair(tx, id, intoId, { lock: true })
    const { from, into } = pair
    if (from.deletedAt || into.deletedAt) fail('RECORD_BINNED')
    if (from.version !== version) fail('VERSION_CONFLICT')
    const follows: Record<string, number> = {}
    for (const kind of FOLLOWERS) {
      if (kind === 'photos') continue
      follows[kind] = (await followers[kind].count(tx, id, intoId)).moved
      await followers[kind].move(tx, id, intoId)
    }
    const photos = newPhotos(pair)
    // Also judges the entry reports anew, which now stand beside another policy.
    const input = { ...into.input, photos: [...into.input.photos, ...photos] }
    await writer.replacePlace(tx, into, { input, status: into.status })
    await setStatus(tx, from, 'hidden')
    await tx
      .update(places)
      .set({ deletedAt: act.at, statusBefore: from.status, mergedInto: intoId, version: from.version + 1 })
      .where(eq(places.id, id))
    // Whoever was merged into the place that goes now leads to the one that remains.
    await tx.update(places).set({ mergedInto: intoId }).where(eq(places.mergedInto, id))
    await tx
      .update(places)
      .set({
        version: into.version + 1,
        updatedAt: act.at,
        ...(photos.length > 0 && { editedFields: [...new Set([...into.editedFields, 'photos'])].sort() }),
      })
      .where(eq(places.id, intoId))
    const moved = { ...follows, photos: photos.length }
    const named = ({ id: placeId, input: { name } }: Stored) => ({ id: placeId, name })
    for (const [one, words] of [
      [from, { into: named(into) }],
      [into, { from: named(from), moved }],
    ] as const)
      await insertEvent(
        tx,
        act.by,
        { kind: 'place', action: 'merge', targetId: one.id, targetName: one.input.name, before: {}, after: words },
        act.at,
      )
    return getPlaceRecord(tx, intoId)
  })
}
