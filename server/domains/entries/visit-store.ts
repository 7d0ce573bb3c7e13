import { and, eq, sql } from 'drizzle-orm'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { VisitBody } from '../../../contract/entries/visits.ts'
import type { Db } from '../../db/index.ts'
import { touch } from '../../http/calls/call-effects.ts'
import { fail } from '../../refusals/refusal.ts'
import { agreement } from './agreement.ts'
import { describedDog } from './described-dog.ts'
import { updateVerifiedDay } from './evidence-store.ts'
import type { EntryPlaces } from './ports.ts'
import { refuseTooMany } from './store.ts'
import { entryReports } from './table.ts'

/** What a post says about the door of its place. */
export interface ToldVisit {
  userId: number
  placeId: number
  visit: VisitBody
  /** Absent: that of the report that it replaces. */
  dog?: (Omit<Dog, 'count'> & { id: number }) | null
  /** Id of the report by which it was told before; no post names that one any more, unless another does. */
  replaces: number | null
}

/**
 * Stores it as an entry report of the member. One that they sent before about the same place, dog and day becomes this one, and keeps its
 * words. Requires the locks of all places concerned. @returns its id
 */
export async function storeVisit(tx: Db, places: EntryPlaces, told: ToldVisit, now: Date): Promise<number> {
  const { userId, placeId, visit, replaces } = told
  const [before] =
    replaces === null
      ? []
      : await tx
          .select()
          .from(entryReports)
          .where(and(eq(entryReports.id, replaces), eq(entryReports.userId, userId)))
  const place = await places.lockPolicy(tx, placeId)
  // What was told stays changeable when the place has closed.
  if (!place || !(place.shown || before?.placeId === placeId)) fail('PLACE_NOT_FOUND')
  const { outcome, visitedOn } = visit
  const described = dogOf(told, before)
  const values = { outcome, visitedOn, ...described, agrees: agreement({ ...visit, ...described }, place.policy) }
  const [row] = await tx
    .insert(entryReports)
    .values({
      ...values,
      userId,
      placeId,
      createdAt: before?.createdAt ?? now,
      // A word that an admin has hidden stays behind.
      word: before?.hiddenAt === null ? before.word : '',
      sign: before?.sign ?? false,
    })
    .onConflictDoUpdate({
      target: [entryReports.userId, entryReports.placeId, entryReports.dogId, entryReports.visitedOn],
      set: values,
    })
    .returning({ id: entryReports.id })
  const { id } = row ?? fail('ENTRY_NOT_FOUND')
  const left = before && before.id !== id ? await deleteUntold(tx, before.id) : []
  await refuseTooMany(tx, userId, placeId, todayInKorea(now))
  await renew(tx, places, [placeId, ...left])
  return id
}

function dogOf({ dog }: ToldVisit, before: typeof entryReports.$inferSelect | undefined) {
  const isSame = dog === undefined || (dog?.id ?? 0) === before?.dogId
  if (before && isSame) return { dogId: before.dogId, dog: before.dog }
  return dog ? { dogId: dog.id, dog: describedDog(dog) } : { dogId: 0, dog: null }
}

/** Deletes a report that was told in a post which names it no longer. Requires the lock of its place. */
export async function removeVisit(tx: Db, places: EntryPlaces, id: number): Promise<void> {
  await renew(tx, places, await deleteUntold(tx, id))
}

/** @returns its place, if no other post tells of it */
async function deleteUntold(tx: Db, id: number): Promise<number[]> {
  const rows = await tx
    .delete(entryReports)
    .where(and(eq(entryReports.id, id), sql`not exists (select from posts as p where p.entry_id = ${id})`))
    .returning({ placeId: entryReports.placeId })
  return rows.map(({ placeId }) => placeId)
}

async function renew(tx: Db, places: EntryPlaces, placeIds: readonly number[]): Promise<void> {
  await updateVerifiedDay(tx, places, [...new Set(placeIds)])
  touch([...placeIds.map((id) => `place:${id}`), 'freshness', 'order:place.verified'])
}
