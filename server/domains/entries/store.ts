import { isDeepStrictEqual } from 'node:util'
import { and, count, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import {
  type EntryBody,
  type EntryEdit,
  type EntryReport,
  MAX_ENTRIES_PER_PLACE,
  type ReportedDog,
} from '../../../contract/entries/entries.ts'
import { type Evidence } from '../../../contract/entries/entry-evidence.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { ENTRY_DAYS, isReportable } from '../../../contract/entries/visits.ts'
import type { Db } from '../../db/index.ts'
import { lockPlaceOf } from '../../db/transactions/lock-place-of.ts'
import { versionOf } from '../../lib/version-of.ts'
import { fail } from '../../refusals/refusal.ts'
import { refuseOlderVersion } from '../../refusals/refuse-older-edit.ts'
import { agreement } from './agreement.ts'
import { publicPostOf, readEvidence, updateVerifiedDay } from './evidence-store.ts'
import type { EntryPlaces } from './ports.ts'
import { entryReports } from './table.ts'

/** A new report, with a copy of the dog as it is now. */
export type NewReport = Pick<EntryBody, 'outcome' | 'visitedOn' | 'dogId' | 'sign' | 'word'> & {
  dog: ReportedDog | null
}

interface When {
  now: Date
  /** Korea's ISO date. */
  today: string
}

interface Kept extends Evidence {
  report: EntryReport
}

const isOf = (userId: number, id: number) => and(eq(entryReports.userId, userId), eq(entryReports.id, id))

/** Stores a report; it replaces an earlier one by the same member about the same place, dog and day. */
export function addReport(
  db: Db,
  places: EntryPlaces,
  { userId, placeId }: { userId: number; placeId: number },
  report: NewReport,
  when: When,
): Promise<Kept> {
  refuseFarOff(report.visitedOn, when.today)
  return db.transaction(async (tx) => {
    const place = await places.lockPolicy(tx, placeId)
    if (!place?.shown) fail('PLACE_NOT_FOUND')
    const values = valuesOf(report, place.policy)
    const [row] = await tx
      .insert(entryReports)
      .values({ ...values, userId, placeId, createdAt: when.now })
      .onConflictDoUpdate({
        target: [entryReports.userId, entryReports.placeId, entryReports.dogId, entryReports.visitedOn],
        set: { ...values, createdAt: when.now },
      })
      .returning({ id: entryReports.id })
    await refuseTooMany(tx, userId, placeId, when.today)
    return answer(tx, places, { userId, placeId, id: row?.id }, when.today)
  })
}

export function updateReport(
  db: Db,
  places: EntryPlaces,
  { userId, id }: { userId: number; id: number },
  { basedOn, ...report }: NewReport & Pick<EntryEdit, 'basedOn'>,
  when: When,
): Promise<Kept> {
  return db.transaction(async (tx) => {
    // The edits of one place's reports wait for each other here.
    const placeId = await lockPlace(tx, places, userId, id)
    const place = (await places.lockPolicy(tx, placeId)) ?? fail('ENTRY_NOT_FOUND')
    const values = valuesOf(report, place.policy)
    const [before] = await tx.select().from(entryReports).where(isOf(userId, id))
    if (!before) return fail('ENTRY_NOT_FOUND')
    // Its words stay changeable, however long ago the visit was.
    if (values.visitedOn !== before.visitedOn) refuseFarOff(values.visitedOn, when.today)
    refuseOlderVersion(basedOn, versionOf(saidIn(before)), isSame(before, values))
    // The changed report may collide with another of the same place, dog and day, which it replaces.
    await tx
      .delete(entryReports)
      .where(
        and(
          eq(entryReports.userId, userId),
          eq(entryReports.placeId, placeId),
          eq(entryReports.dogId, values.dogId),
          eq(entryReports.visitedOn, values.visitedOn),
          ne(entryReports.id, id),
        ),
      )
    await tx.update(entryReports).set(values).where(isOf(userId, id))
    return answer(tx, places, { userId, placeId, id }, when.today)
  })
}

export function removeReport(
  db: Db,
  places: EntryPlaces,
  { userId, id }: { userId: number; id: number },
  today: string,
) {
  return db.transaction(async (tx) => {
    const placeId = await lockPlace(tx, places, userId, id)
    const removed = await tx.delete(entryReports).where(isOf(userId, id)).returning({ id: entryReports.id })
    if (removed.length === 0) fail('ENTRY_NOT_FOUND')
    await updateVerifiedDay(tx, places, [placeId])
    return { placeId, ...(await readEvidence(tx, placeId, today)) }
  })
}

function refuseFarOff(visitedOn: string, today: string): void {
  if (!isReportable(visitedOn, today)) fail('VALIDATION_FAILED', { visitedOn: '오늘까지 1년 안의 날짜를 골라 주세요.' })
}

/** Locks the place of a report by this member. @returns its id */
async function lockPlace(tx: Db, places: EntryPlaces, userId: number, id: number): Promise<number> {
  const read = () => tx.select({ placeId: entryReports.placeId }).from(entryReports).where(isOf(userId, id))
  const placeId = await lockPlaceOf(
    async () => (await read())[0]?.placeId ?? null,
    (at) => places.lockPolicy(tx, at),
  )
  return placeId ?? fail('ENTRY_NOT_FOUND')
}

const valuesOf = (report: NewReport, policy: DogPolicy) => ({
  outcome: report.outcome,
  visitedOn: report.visitedOn,
  dogId: report.dogId ?? 0,
  dog: report.dog,
  word: report.word,
  sign: report.sign ?? false,
  agrees: agreement(report, policy),
})

/** What its author can change. */
const saidIn = ({ outcome, visitedOn, dogId, dog, sign, word }: typeof entryReports.$inferSelect) => ({
  outcome,
  visitedOn,
  dogId,
  dog,
  sign,
  word,
})

/** The copy of a dog of the member's is as it was then, so that an edit sent twice may find another. */
const isSame = (
  before: typeof entryReports.$inferSelect,
  { agrees: _agrees, ...values }: ReturnType<typeof valuesOf>,
) => isDeepStrictEqual(saidIn(before), values.dogId === 0 ? values : { ...values, dog: before.dog })

export async function refuseTooMany(tx: Db, userId: number, placeId: number, today: string): Promise<void> {
  if ((await countOf(tx, userId, placeId, today)) > MAX_ENTRIES_PER_PLACE) fail('ENTRIES_FULL')
}

async function countOf(tx: Db, userId: number, placeId: number, today: string): Promise<number> {
  const [row] = await tx
    .select({ all: count() })
    .from(entryReports)
    .where(
      and(
        eq(entryReports.userId, userId),
        eq(entryReports.placeId, placeId),
        gte(entryReports.visitedOn, sql`${today}::date - ${ENTRY_DAYS}::int`),
      ),
    )
  return row?.all ?? 0
}

async function answer(
  tx: Db,
  places: EntryPlaces,
  { userId, placeId, id }: { userId: number; placeId: number; id: number | undefined },
  today: string,
): Promise<Kept> {
  await updateVerifiedDay(tx, places, [placeId])
  const [report] = await select(tx, and(eq(entryReports.userId, userId), eq(entryReports.id, id ?? 0)))
  return { report: report ?? fail('ENTRY_NOT_FOUND'), ...(await readEvidence(tx, placeId, today)) }
}

const PLACE_NAME = sql<string>`(select p.name from places as p where p.id = entry_reports.place_id)`
const POST_ID = sql<number | null>`${publicPostOf(sql`entry_reports.id`)}`

async function select(db: Db, where: ReturnType<typeof and>, limit?: number): Promise<EntryReport[]> {
  const query = db
    .select({ report: entryReports, name: PLACE_NAME, postId: POST_ID })
    .from(entryReports)
    .where(where)
    .orderBy(desc(entryReports.id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ report, name, postId }) => ({
    id: report.id,
    place: { id: report.placeId, name },
    ...saidIn(report),
    dogId: report.dogId || null,
    ...(postId !== null && { postId }),
    reportedAt: report.createdAt.toISOString(),
    version: versionOf(saidIn(report)),
  }))
}

/** The member's own reports with ids below `before`, latest first; only of `placeId`, if given. */
export const listReports = (
  db: Db,
  userId: number,
  { placeId, before, limit }: { placeId?: number | undefined; before?: number | null; limit?: number } = {},
): Promise<EntryReport[]> =>
  select(
    db,
    and(
      eq(entryReports.userId, userId),
      placeId === undefined ? undefined : eq(entryReports.placeId, placeId),
      before ? lt(entryReports.id, before) : undefined,
    ),
    limit,
  )
