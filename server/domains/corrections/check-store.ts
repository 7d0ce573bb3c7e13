import { desc, eq, sql } from 'drizzle-orm'
import { factsOf } from '../../../contract/corrections/corrections.ts'
import type { Outcome } from '../../../contract/entries/outcomes.ts'
import { SOURCE_NAME } from '../../../contract/policy/policy-source.ts'
import type { PlaceToCheck } from '../../../contract/verification/verification-admin.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import type { CorrectionPlaces } from './ports.ts'
import { select } from './store.ts'
import { corrections, placeChecks } from './table.ts'

export type NewCheck = typeof placeChecks.$inferInsert

export async function insertCheck(tx: Db, check: NewCheck): Promise<void> {
  await tx.insert(placeChecks).values(check)
}

const LATEST_ENTRIES = 20

interface EntryRow extends Record<string, unknown> {
  id: number
  outcome: Outcome
  visitedOn: string
  word: string
  sign: boolean
  agrees: boolean | null
  weightKg: number | null
}

/** When the place was last written, ISO; null if there is none. */
export async function updatedAtOf(db: Db, placeId: number): Promise<{ at: string; closed: boolean } | null> {
  const { rows } = await db.execute<{ at: string; closed: boolean }>(
    sql`select updated_at as at, status = 'closed' as closed from places where id = ${placeId}`,
  )
  return rows[0] ? { at: new Date(rows[0].at).toISOString(), closed: rows[0].closed } : null
}

/** All that an admin needs to judge a place. Locks it for the moment, so that its parts belong together. */
export function readPlaceToCheck(db: Db, places: CorrectionPlaces, id: number): Promise<PlaceToCheck> {
  return db.transaction(async (tx) => {
    const place = (await places.lockInput(tx, id)) ?? fail('PLACE_NOT_FOUND')
    const { name, group, policy } = place.input
    const stored = (await updatedAtOf(tx, id)) ?? fail('PLACE_NOT_FOUND')
    const { rows: entries } = await tx.execute<EntryRow>(sql`
      select id, outcome, visited_on::text as "visitedOn", word, sign, agrees, (dog ->> 'weightKg')::float8 as "weightKg"
      from entry_reports where place_id = ${id} order by visited_on desc, id desc limit ${LATEST_ENTRIES}`)
    return {
      id,
      name,
      group,
      entries,
      updatedAt: stored.at,
      closed: stored.closed,
      facts: { ...factsOf(place.input), closed: stored.closed },
      source: SOURCE_NAME[policy.source],
      sourceDate: policy.sourceDate,
      verifiedAt: policy.verifiedAt,
      unparsed: policy.unparsed,
      sourceTexts: policy.sourceTexts,
      corrections: await pendingAt(tx, id),
      checks: await checksAt(tx, id),
    }
  })
}

/** Suggestions that nobody has decided, the oldest first. */
async function pendingAt(db: Db, placeId: number): Promise<PlaceToCheck['corrections']> {
  const found = await select(db, sql`${corrections.placeId} = ${placeId} and ${corrections.state} = 'pending'`)
  const { rows } = await db.execute<{ id: number; nickname: string }>(sql`
    select s.id, u.nickname from suggestions as s join users as u on u.id = s.user_id
    where s.place_id = ${placeId} and s.state = 'pending'`)
  const names = new Map(rows.map(({ id, nickname }) => [id, nickname]))
  return found.map((one) => ({ ...one, author: names.get(one.id) ?? '' })).toReversed()
}

async function checksAt(db: Db, placeId: number): Promise<PlaceToCheck['checks']> {
  const rows = await db
    .select({
      check: placeChecks,
      by: sql<string | null>`(select nickname from users as u where u.id = ${placeChecks.byId})`,
    })
    .from(placeChecks)
    .where(eq(placeChecks.placeId, placeId))
    .orderBy(desc(placeChecks.id))
  return rows.map(({ check: { id, outcome, way, checkedOn, note, sign, changes, before, createdAt }, by }) => ({
    id,
    outcome,
    way,
    checkedOn,
    note,
    sign,
    changes,
    before,
    by,
    createdAt: createdAt.toISOString(),
  }))
}

export type StoredCorrection = typeof corrections.$inferSelect

export async function findCorrection(db: Db, id: number): Promise<StoredCorrection | null> {
  const [row] = await db.select().from(corrections).where(eq(corrections.id, id))
  return row ?? null
}

export async function lockCorrection(tx: Db, id: number): Promise<StoredCorrection | null> {
  const [row] = await tx.select().from(corrections).where(eq(corrections.id, id)).for('update')
  return row ?? null
}

export async function setDecision(
  tx: Db,
  id: number,
  decision: { state: 'accepted' | 'rejected'; answer: string; decidedAt: Date },
): Promise<void> {
  await tx.update(corrections).set(decision).where(eq(corrections.id, id))
}
