import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Photo } from '../../../contract/media.ts'
import type { Db } from '../../db/index.ts'
import { photos } from './table.ts'

export async function insertPhoto(
  db: Db,
  photo: { id: string; userId: number; photo: Photo; private?: boolean; createdAt: Date },
): Promise<void> {
  await db.insert(photos).values(photo)
}

/** Shows a photo that its owner sent and that nothing shows yet: each is shown in one place. null where there is none such. */
export async function claimPhoto(db: Db, userId: number, id: string): Promise<Photo | null> {
  const [row] = await db
    .update(photos)
    .set({ used: true })
    .where(and(eq(photos.id, id), eq(photos.userId, userId), eq(photos.private, false), eq(photos.used, false)))
    .returning({ photo: photos.photo })
  return row?.photo ?? null
}

/** The same for private ones, all or none: whether all are his and were free. */
export async function claimPrivatePhotos(db: Db, userId: number, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await db
    .update(photos)
    .set({ used: true })
    .where(and(inArray(photos.id, ids), eq(photos.userId, userId), eq(photos.private, true), eq(photos.used, false)))
    .returning({ id: photos.id })
  return rows.length === ids.length
}

/** Of its owner alone, whether something shows it already or not. */
export async function findPrivatePhoto(db: Db, userId: number, id: string): Promise<Photo | null> {
  const [row] = await db
    .select({ photo: photos.photo })
    .from(photos)
    .where(and(eq(photos.id, id), eq(photos.userId, userId), eq(photos.private, true)))
  return row?.photo ?? null
}

/** Nothing shows these any more. */
export async function releasePhotos(db: Db, shown: readonly Photo[]): Promise<void> {
  if (shown.length === 0) return
  const sources = shown.map(({ src }) => src)
  await db
    .update(photos)
    .set({ used: false })
    .where(inArray(sql`${photos.photo} ->> 'src'`, sources))
}

export async function releasePrivatePhotos(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(photos)
    .set({ used: false })
    .where(and(inArray(photos.id, ids), eq(photos.private, true)))
}

/** Takes away what nothing has shown since `before`, and says which it was. */
export async function deleteUnused(db: Db, before: Date): Promise<{ id: string; photo: Photo; private: boolean }[]> {
  return db
    .delete(photos)
    .where(and(eq(photos.used, false), lte(photos.createdAt, before)))
    .returning({ id: photos.id, photo: photos.photo, private: photos.private })
}
