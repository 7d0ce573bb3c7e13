import { eq, inArray, sql } from 'drizzle-orm'
import { canonical } from '../../../contract/api/canonical.ts'
import type { PlaceBody, PlaceRecord } from '../../../contract/places/place-records.ts'
import type { BinOutcome } from '../../../contract/records/records.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { insertEvent } from '../audit/store.ts'
import { changesOf } from '../records/changes.ts'
import { photosOf } from '../photos/record-photo-store.ts'
import { recordFieldsOf } from '../records/fields.ts'
import type { Act } from '../records/store.ts'
import { inputOf } from './admin-input.ts'
import { updatePlaceCounts } from './counts-store.ts'
import { type PlaceColumns, readPlaces, type StoredPlace } from './stored-store.ts'
import { places } from './table.ts'
import type { PlacesPorts } from './ports.ts'
import type { PlaceWriter } from './write-store.ts'

type Stored = StoredPlace & PlaceColumns

export interface Editing {
  writer: PlaceWriter
  /** Korea's ISO date. */
  today: string
}

export async function getPlaceRecord(db: Db, id: number): Promise<PlaceRecord> {
  const place = (await readPlaces(db, [id])).get(id) ?? fail('PLACE_NOT_FOUND')
  return recordOf(db, place)
}

/** Whose photos a body may name. */
const ownerOf = (record: { id: number; photos: Stored['input']['photos'] } | null, { by }: Act) => ({
  kind: 'place' as const,
  field: 'photos',
  userId: by?.userId ?? 0,
  record,
})

/** `proposal`: id of the one that it comes from. */
export function createPlace(
  db: Db,
  { writer, today, acceptProposal }: Editing & Partial<Pick<PlacesPorts<never>, 'acceptProposal'>>,
  { proposal, ...body }: PlaceBody & { proposal?: number | undefined },
  act: Act,
): Promise<PlaceRecord> {
  return db.transaction(async (tx) => {
    await requireKeys(tx, body)
    const photos = await photosOf(tx, body.photos, ownerOf(null, act))
    const [id = 0] = await writer.insertPlaces(tx, [inputOf(body, { before: null, photos, today })])
    if (body.status !== 'open') await setStatus(tx, await lock(tx, id), body.status)
    await tx.update(places).set({ createdAt: act.at, updatedAt: act.at }).where(eq(places.id, id))
    if (proposal !== undefined) await acceptProposal?.(tx, { id: proposal, placeId: id }, act)
    const record = await getPlaceRecord(tx, id)
    await insertEvent(tx, act.by, { ...eventOf(record, 'create'), ...changesOf(null, said(record)) }, act.at)
    return record
  })
}

/** Fields that it changes are the admin's from then on: imports leave them alone. */
export function updatePlace(
  db: Db,
  { writer, today }: Editing,
  { id, body }: { id: number; body: PlaceBody & { version: number } },
  act: Act,
): Promise<PlaceRecord> {
  return db.transaction(async (tx) => {
    const held = await lock(tx, id)
    if (held.deletedAt) fail('RECORD_BINNED')
    if (held.version !== body.version) fail('VERSION_CONFLICT')
    await requireKeys(tx, body)
    const before = await recordOf(tx, held)
    const owner = ownerOf({ id, photos: held.input.photos }, act)
    const input = inputOf(body, { before: held.input, photos: await photosOf(tx, body.photos, owner), today })
    if (body.status !== held.status) await setStatus(tx, held, body.status)
    await writer.replacePlace(tx, { ...held, status: body.status }, { input, status: body.status })
    const changes = placeChanges(before, await getPlaceRecord(tx, id))
    const fields = Object.keys(changes.after)
    if (fields.length === 0) return before
    await tx
      .update(places)
      .set({
        version: held.version + 1,
        updatedAt: act.at,
        editedFields: [...new Set([...held.editedFields, ...fields])].sort(),
      })
      .where(eq(places.id, id))
    const record = await getPlaceRecord(tx, id)
    await insertEvent(tx, act.by, { ...eventOf(record, 'update'), ...changes }, act.at)
    return record
  })
}

/** Puts places into the bin or takes them out, all or none. Meanwhile visitors don't see them, and imports don't open them. */
export function binPlaces(
  db: Db,
  { ids, binned }: { ids: readonly number[]; binned: boolean },
  act: Act,
): Promise<BinOutcome> {
  return db.transaction(async (tx) => {
    const wanted = [...new Set(ids)]
    const held = await readPlaces(tx, wanted, { lock: true })
    if (held.size < wanted.length) fail('PLACE_NOT_FOUND')
    const moved = [...held.values()].filter(({ deletedAt }) => (deletedAt !== null) !== binned)
    if (!binned && moved.some(({ mergedInto }) => mergedInto !== null)) fail('RECORD_MERGED')
    for (const place of moved) await setStatus(tx, place, binned ? 'hidden' : (place.statusBefore ?? 'open'))
    const movedIds = moved.map(({ id }) => id)
    if (moved.length === 0) return { changed: 0, ids: movedIds }
    await tx
      .update(places)
      .set({
        deletedAt: binned ? act.at : null,
        version: sql`${places.version} + 1`,
        ...(!binned && { statusBefore: null }),
      })
      .where(inArray(places.id, movedIds))
    for (const { id, input, status } of moved) {
      if (binned) await tx.update(places).set({ statusBefore: status }).where(eq(places.id, id))
      const event = { ...eventOf({ id, name: input.name }, binned ? 'bin' : 'restore'), before: {}, after: {} }
      await insertEvent(tx, act.by, event, act.at)
    }
    return { changed: moved.length, ids: movedIds }
  })
}

const lock = async (tx: Db, id: number): Promise<Stored> =>
  (await readPlaces(tx, [id], { lock: true })).get(id) ?? fail('PLACE_NOT_FOUND')

/** Requires the lock. */
export async function setStatus(tx: Db, { id, input, status: before }: StoredPlace, status: StoredPlace['status']) {
  if (before === status) return
  const where = [{ sido: input.sido, sigungu: input.sigungu, group_key: input.group }]
  await tx.update(places).set({ status }).where(eq(places.id, id))
  await updatePlaceCounts(tx, status === 'open' ? where : [], before === 'open' ? where : [])
}

/** Refuses a kind of place and facilities that don't exist, and keeps those that do from the bin until the transaction ends. */
async function requireKeys(tx: Db, { group, options }: PlaceBody): Promise<void> {
  const wanted = new Set(options)
  const kinds = await tx.execute(sql`select from groups where key = ${group} and deleted_at is null for share`)
  const facilities = await tx.execute(sql`
    select from options where key = any(${sql.param([...wanted])}::text[]) and deleted_at is null order by id for share`)
  if (kinds.rows.length === 0 || facilities.rows.length < wanted.size) fail('RECORD_NOT_FOUND')
}

/** What the log compares: what admins write. */
function said({
  editedFields: _edited,
  sources: _sources,
  likeCount: _likes,
  reviewCount: _reviews,
  ...record
}: PlaceRecord): object {
  // The columns come from JSON in whatever order; the log compares texts.
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, JSON.parse(canonical(value)) as unknown]),
  )
}

/** What differs, as the log says it. */
export const placeChanges = (before: PlaceRecord, after: PlaceRecord) => changesOf(said(before), said(after))

const eventOf = <Action extends 'create' | 'update' | 'bin' | 'restore'>(
  { id, name }: { id: number; name: string },
  action: Action,
) => ({ kind: 'place' as const, action, targetId: id, targetName: name })

async function recordOf(db: Db, place: Stored): Promise<PlaceRecord> {
  const { sample, guideHtml, ...input } = place.input
  const { rows } = await db.execute<{ source: string }>(
    sql`select distinct source from place_sources where place_id = ${place.id} and owns order by source`,
  )
  const { status, editedFields, likeCount, reviewCount } = place
  return {
    ...recordFieldsOf(place),
    ...input,
    sample,
    status,
    editedFields,
    likeCount,
    reviewCount,
    guideHtml: guideHtml ?? '',
    sources: rows.map(({ source }) => source),
  }
}
