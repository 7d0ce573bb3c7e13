import { and, eq, lte } from 'drizzle-orm'
import type { Photo } from '../../../contract/media.ts'
import type { Db } from '../../db/index.ts'
import { photos } from './table.ts'

export async function insertPhoto(
  db: Db,
  photo: { id: string; userId: number; photo: Photo; createdAt: Date },
): Promise<void> {
  await db.insert(photos).values(photo)
}

/** Takes away what nothing has shown since `before`, and says which it was. */
export async function deleteUnused(db: Db, before: Date): Promise<{ id: string; photo: Photo }[]> {
  return db
    .delete(photos)
    .where(and(eq(photos.used, false), lte(photos.createdAt, before)))
    .returning({ id: photos.id, photo: photos.photo })
}
