import type { Db } from '../../db/index.ts'
import { likes } from './table.ts'

/** Inserts likes of demo content; their counts are written with what is liked. */
export async function insertSampleLikes(
  db: Db,
  kind: 'review' | 'post',
  given: readonly { userId: number; targetId: number; likedAt: Date }[],
): Promise<void> {
  await db.insert(likes).values(given.map((like) => ({ ...like, kind })))
}
