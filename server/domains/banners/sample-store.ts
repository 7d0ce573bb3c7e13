import type { Db } from '../../db/index.ts'
import { banners } from './table.ts'

/** Inserts the demo's, in the given order. */
export async function insertSamples(db: Db, samples: (typeof banners.$inferInsert)[]): Promise<void> {
  await db.insert(banners).values(samples.map((sample, index) => ({ ...sample, position: index + 1 })))
}
