import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Photo } from '../../../contract/api/media.ts'
import { MAX_PENDING_PROPOSALS, type Proposal, type ProposalBody } from '../../../contract/proposals/proposals.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { fail } from '../../refusals/refusal.ts'
import { claimPhoto, releasePhotos } from '../photos/store.ts'
import { proposals } from './table.ts'

export function addProposal(
  db: Db,
  userId: number,
  { photoIds, position, group, ...told }: ProposalBody,
  now: Date,
): Promise<Proposal> {
  return db.transaction(async (tx) => {
    // One after the other for one member, so that their number is bounded.
    await lockMember(tx, userId)
    if (group !== null) await requireGroup(tx, group)
    const waiting = await select(tx, and(eq(proposals.userId, userId), eq(proposals.state, 'pending')))
    const same = waiting.find((one) => isSame(one, { ...told, group, position, photoIds }))
    if (same) return same
    if (waiting.length >= MAX_PENDING_PROPOSALS) fail('PROPOSALS_FULL')
    const photos: Photo[] = []
    for (const id of photoIds) photos.push((await claimPhoto(tx, userId, id)) ?? fail('PHOTO_NOT_FOUND'))
    const at = { lat: position?.lat ?? null, lng: position?.lng ?? null }
    const [row] = await tx
      .insert(proposals)
      .values({ ...told, ...at, groupKey: group, userId, photos, createdAt: now })
      .returning({ id: proposals.id })
    const [made] = await select(tx, eq(proposals.id, row?.id ?? 0))
    return made ?? fail('PROPOSAL_NOT_FOUND')
  })
}

async function requireGroup(tx: Db, key: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from groups where key = ${key} and deleted_at is null`)
  if (rows.length === 0) fail('RECORD_NOT_FOUND')
}

/** One that waits already counts as a repetition of a call whose answer was lost. */
function isSame(known: Proposal, { photoIds, ...told }: ProposalBody): boolean {
  const { name, group, address, position, rules, way, phone, homepage, photos } = known
  return (
    isDeepStrictEqual({ name, group, address, position, rules, way, phone, homepage }, told) &&
    photos.length === photoIds.length &&
    photoIds.every((id) => photos.some(({ src }) => src.includes(id)))
  )
}

/** The place that everybody sees, also after a merger. */
const SHOWN_PLACE = sql<
  number | null
>`(select t.id from places as p join places as t on t.id = coalesce(p.merged_into, p.id)
  where p.id = ${proposals.placeId} and t.status = 'open')`

/** The latest first. */
export async function select(db: Db, where: SQL | undefined, limit = 1000, order = desc(proposals.id), from = 0) {
  const rows = await db
    .select({ row: proposals, shownPlace: SHOWN_PLACE })
    .from(proposals)
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(from)
  return rows.map(({ row, shownPlace }): Proposal => {
    const { id, name, address, rules, way, phone, homepage, photos, state, answer } = row
    return {
      id,
      name,
      address,
      rules,
      way,
      phone,
      homepage,
      photos,
      state,
      answer,
      group: row.groupKey,
      position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
      placeId: shownPlace,
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }
  })
}

/** The member's own proposals with ids below `before`, latest first. */
export const listProposalsOf = (
  db: Db,
  userId: number,
  { before, limit }: { before?: number | null; limit?: number } = {},
): Promise<Proposal[]> =>
  select(db, and(eq(proposals.userId, userId), before ? lt(proposals.id, before) : undefined), limit)

export function removeProposal(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const own = and(eq(proposals.id, id), eq(proposals.userId, userId))
    const [row] = await tx.select().from(proposals).where(own).for('update')
    if (!row) fail('PROPOSAL_NOT_FOUND')
    if (row.state !== 'pending') fail('PROPOSAL_DECIDED')
    await tx.delete(proposals).where(own)
    await releasePhotos(tx, row.photos)
  })
}

/** Deletes the proposals of purged members; what was accepted is a place already. */
export async function purgeProposals(tx: Db, userIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ photos: Photo[] }>(
    sql`delete from place_proposals where user_id = any(${sql.param([...userIds])}::int[]) returning photos`,
  )
  await releasePhotos(
    tx,
    rows.flatMap(({ photos }) => photos),
  )
}
