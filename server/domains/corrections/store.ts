import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Photo } from '../../../contract/api/media.ts'
import {
  difference,
  factsOf,
  MAX_PENDING_PER_PLACE,
  type Correction,
  type CorrectionBody,
} from '../../../contract/corrections/corrections.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { claimPhoto, releasePhotos } from '../photos/store.ts'
import type { CorrectionPlaces } from './ports.ts'
import { corrections } from './table.ts'

export function addCorrection(
  db: Db,
  places: CorrectionPlaces,
  { userId, placeId }: { userId: number; placeId: number },
  { changes: proposed, photoIds, ...told }: CorrectionBody,
  now: Date,
): Promise<Correction> {
  return db.transaction(async (tx) => {
    const place = await places.lockInput(tx, placeId)
    if (!place?.shown) fail('PLACE_NOT_FOUND')
    const { changes, before } = difference(proposed, factsOf(place.input))
    if (Object.keys(changes).length === 0) fail('NOTHING_CHANGED')
    const waiting = await select(tx, pending(userId, placeId))
    const same = waiting.find((one) =>
      isSame(one, { changes, photoIds, way: told.way, sign: told.sign, word: told.word }),
    )
    if (same) return same
    if (waiting.length >= MAX_PENDING_PER_PLACE) fail('SUGGESTIONS_FULL')
    const photos: Photo[] = []
    for (const id of photoIds) photos.push((await claimPhoto(tx, userId, id)) ?? fail('PHOTO_NOT_FOUND'))
    const [row] = await tx
      .insert(corrections)
      .values({ ...told, userId, placeId, changes, before, photos, basedOn: new Date(told.basedOn), createdAt: now })
      .returning({ id: corrections.id })
    const [made] = await select(tx, eq(corrections.id, row?.id ?? 0), 1)
    return made ?? fail('SUGGESTION_NOT_FOUND')
  })
}

const pending = (userId: number, placeId: number) =>
  and(eq(corrections.userId, userId), eq(corrections.placeId, placeId), eq(corrections.state, 'pending'))

/** One that waits already counts as a repetition of a call whose answer was lost. */
const isSame = (
  known: Correction,
  { photoIds, ...told }: Pick<CorrectionBody, 'photoIds' | 'way' | 'sign' | 'word'> & Pick<Correction, 'changes'>,
): boolean =>
  isDeepStrictEqual({ changes: known.changes, way: known.way, sign: known.sign, word: known.word }, told) &&
  known.photos.length === photoIds.length &&
  photoIds.every((id) => known.photos.some(({ src }) => src.includes(id)))

const PLACE_NAME = sql<string>`(select p.name from places as p where p.id = suggestions.place_id)`

export async function select(db: Db, where: ReturnType<typeof and>, limit?: number): Promise<Correction[]> {
  const query = db
    .select({ row: corrections, name: PLACE_NAME })
    .from(corrections)
    .where(where)
    .orderBy(desc(corrections.id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(
    ({ row: { id, placeId, changes, before, way, sign, photos, word, state, answer, ...row }, name }) => ({
      id,
      changes,
      before,
      way,
      sign,
      photos,
      word,
      state,
      answer,
      place: { id: placeId, name },
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }),
  )
}

/** The member's own corrections with ids below `before`, latest first; only of `placeId`, if given. */
export const listCorrections = (
  db: Db,
  userId: number,
  { placeId, before, limit }: { placeId?: number | undefined; before?: number | null; limit?: number } = {},
): Promise<Correction[]> =>
  select(
    db,
    and(
      eq(corrections.userId, userId),
      placeId === undefined ? undefined : eq(corrections.placeId, placeId),
      before ? lt(corrections.id, before) : undefined,
    ),
    limit,
  )

export function removeCorrection(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const own = and(eq(corrections.id, id), eq(corrections.userId, userId))
    const [row] = await tx.select().from(corrections).where(own).for('update')
    if (!row) fail('SUGGESTION_NOT_FOUND')
    if (row.state !== 'pending') fail('SUGGESTION_DECIDED')
    await tx.delete(corrections).where(own)
    await releasePhotos(tx, row.photos)
  })
}

/** Deletes the corrections of purged members; accepted ones are part of the place already. */
export async function purgeCorrections(tx: Db, userIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ photos: Photo[] }>(
    sql`delete from suggestions where user_id = any(${sql.param([...userIds])}::int[]) returning photos`,
  )
  await releasePhotos(
    tx,
    rows.flatMap(({ photos }) => photos),
  )
}
