import type { Db } from '../../db/index.ts'
import { likes } from './table.ts'

/** Inserts likes of demo reviews; their counts are written with the reviews. */
export async function insertSampleLikes(
  db: Db,
  given: readonly { userId: number; targetId: number; likedAt: Date }[],
): Promise<void> {
  await db.insert(likes).values(given.map((like) => ({ ...like, kind: 'review' as const })))
}
