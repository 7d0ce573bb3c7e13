import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Photo } from '../../../contract/api/media.ts'
import type { Db } from '../../db/index.ts'
import { photos } from './table.ts'

export async function insertPhoto(
  db: Db,
  photo: { id: string; userId: number; photo: Photo; private?: boolean; createdAt: Date },
): Promise<void> {
  await db.insert(photos).values(photo)
}

/** Which of these photos exist. */
export async function findPhotoIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: photos.id }).from(photos).where(inArray(photos.id, ids))
  return rows.map(({ id }) => id)
}

/** Which of these photos admins have hidden. */
export async function hiddenAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, [...ids]), isNotNull(photos.hiddenAt)))
  return rows.map(({ id }) => id)
}

const unusedOf = (userId: number, id: string) =>
  and(eq(photos.id, id), eq(photos.userId, userId), eq(photos.private, false), eq(photos.used, false))

/**
 * Marks an unused photo of this owner as used; each can be used only once. null if there is no such photo, or if admins have hidden it:
 * only where it is marked as hidden (`claimPhotos`), nobody would see it.
 */
export const claimPhoto = (db: Db, userId: number, id: string) =>
  claimWhere(db, and(unusedOf(userId, id), isNull(photos.hiddenAt)))

/** The same, of a photo that admins may have hidden. */
export const claimAnyPhoto = (db: Db, userId: number, id: string) => claimWhere(db, unusedOf(userId, id))

async function claimWhere(db: Db, which: SQL | undefined): Promise<Photo | null> {
  const [row] = await db
    .update(photos)
    .set({ used: true, released: false })
    .where(which)
    .returning({ photo: photos.photo })
  return row?.photo ?? null
}

/** The same for private photos, all or none. @returns whether all are the owner's and were unused */
export async function claimPrivatePhotos(db: Db, userId: number, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await db
    .update(photos)
    .set({ used: true })
    .where(and(inArray(photos.id, ids), eq(photos.userId, userId), eq(photos.private, true), eq(photos.used, false)))
    .returning({ id: photos.id })
  return rows.length === ids.length
}

/** Finds a private photo for its owner only, used or not. */
export async function findPrivatePhoto(db: Db, userId: number, id: string): Promise<Photo | null> {
  const [row] = await db
    .select({ photo: photos.photo })
    .from(photos)
    .where(and(eq(photos.id, id), eq(photos.userId, userId), eq(photos.private, true)))
  return row?.photo ?? null
}

/** A member's photos, by id, after that one. */
export async function listPhotosOf(db: Db, userId: number, { after, limit }: { after: string; limit: number }) {
  return db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, userId), gt(photos.id, after)))
    .orderBy(asc(photos.id))
    .limit(limit)
}

/** Marks photos as unused: others don't see them any more. */
export async function releasePhotos(db: Db, shown: readonly Pick<Photo, 'src'>[]): Promise<void> {
  if (shown.length === 0) return
  const sources = shown.map(({ src }) => src)
  await db
    .update(photos)
    .set({ used: false, released: true })
    .where(inArray(sql`${photos.photo} ->> 'src'`, sources))
}

export async function releasePrivatePhotos(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(photos)
    .set({ used: false })
    .where(and(inArray(photos.id, ids), eq(photos.private, true)))
}

/** Deletes the rows of photos that were unused since `before`, except those at the addresses `kept` (an array of texts), and returns them. */
export async function deleteUnused(
  db: Db,
  before: Date,
  kept?: SQL,
): Promise<{ id: string; photo: Photo; private: boolean }[]> {
  return db
    .delete(photos)
    .where(
      and(
        eq(photos.used, false),
        lte(photos.createdAt, before),
        kept && sql`${photos.photo} ->> 'src' <> all(${kept}::text[])`,
      ),
    )
    .returning({ id: photos.id, photo: photos.photo, private: photos.private })
}
