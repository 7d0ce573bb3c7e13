import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DogInput } from '../../../contract/dogs/dog-input.ts'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'
import type { Db } from '../../db/index.ts'
import { versionOf } from '../../lib/version-of.ts'
import { dogs } from './table.ts'

type Row = typeof dogs.$inferSelect

const ownDog = (userId: number, id: number) => and(eq(dogs.userId, userId), eq(dogs.id, id))

const valuesOf = ({ weightKg, ...rest }: DogInput) => ({ ...rest, weightHg: Math.round(weightKg * 10) })

function inputOf({ id: _id, userId: _user, chosen: _chosen, createdAt: _at, weightHg, ...rest }: Row): DogInput {
  return { ...rest, weightKg: weightHg / 10 }
}

/** Ids of all photos of a dog, without duplicates. */
export const photosOf = ({ photoId, vaccinations }: Pick<DogInput, 'photoId' | 'vaccinations'>): string[] => [
  ...new Set([photoId, ...vaccinations.map(({ proofId }) => proofId)].filter((id) => id !== null)),
]

/** The main dog first, then the others by creation. */
export async function listDogs(db: Db, userId: number): Promise<MemberDog[]> {
  const rows = await db.select().from(dogs).where(eq(dogs.userId, userId)).orderBy(dogs.id)
  const highest = Math.max(...rows.map(({ chosen }) => chosen ?? 0))
  const main = rows.find(({ chosen }) => (chosen ?? 0) === highest)
  const sorted = main ? [main, ...rows.filter((row) => row !== main)] : []
  return sorted.map((row) => {
    const dog = inputOf(row)
    return { id: row.id, main: row === main, version: versionOf(dog), ...dog }
  })
}

/** What a verdict needs to know of the dogs of these members; those who have any. */
export async function dogsOfMembers(db: Db, userIds: readonly number[]): Promise<Dog[][]> {
  const rows = await db
    .select()
    .from(dogs)
    .where(sql`${dogs.userId} = any(${sql.param([...userIds])}::int[])`)
  const byMember = new Map<number, Dog[]>()
  for (const { userId, name, weightHg, size, breed, restricted, guide } of rows) {
    const dog = { name, weightKg: weightHg / 10, size, breed, restricted, guide, count: 1 }
    byMember.set(userId, [...(byMember.get(userId) ?? []), dog])
  }
  return [...byMember.values()]
}

/** Locks a dog of this member until the transaction ends; null if it isn't theirs. */
export async function lockDog(tx: Db, userId: number, id: number): Promise<(DogInput & { id: number }) | null> {
  const [row] = await tx.select().from(dogs).where(ownDog(userId, id)).for('key share')
  return row ? { id, ...inputOf(row) } : null
}

export async function insertDog(db: Db, userId: number, dog: DogInput, now: Date): Promise<number> {
  const [row] = await db
    .insert(dogs)
    .values({ ...valuesOf(dog), userId, createdAt: now })
    .returning({ id: dogs.id })
  return (row as { id: number }).id
}

export async function updateDog(db: Db, userId: number, id: number, dog: DogInput): Promise<void> {
  await db.update(dogs).set(valuesOf(dog)).where(ownDog(userId, id))
}

export async function setMainDogRank(db: Db, userId: number, id: number): Promise<void> {
  const next = sql`(select coalesce(max(chosen), 0) + 1 from dogs where user_id = ${userId})`
  await db.update(dogs).set({ chosen: next }).where(ownDog(userId, id))
}

export async function removeDog(db: Db, userId: number, id: number): Promise<void> {
  await db.delete(dogs).where(ownDog(userId, id))
}

/** @returns the ids of their photos */
export async function deleteDogsOfUsers(db: Db, userIds: readonly number[]): Promise<string[]> {
  const rows = await db.delete(dogs).where(inArray(dogs.userId, userIds)).returning()
  return rows.flatMap(photosOf)
}
