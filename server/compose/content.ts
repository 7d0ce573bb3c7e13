import { seedDemo } from '../demo/index.ts'
import { addPostsToOlderDemo } from '../demo/seed-posts.ts'
import { addReviewsToOlderDemo } from '../demo/seed-reviews.ts'
import { lockStart } from '../db/transactions/start-lock.ts'
import type { Deps } from '../deps.ts'
import { addDemoAdmin } from '../domains/accounts/admins.ts'
import { ensureAppendOnly } from '../domains/audit/store.ts'
import { ensureBoards } from '../domains/boards/store.ts'
import { ensureGroups, listGroups } from '../domains/groups/store.ts'
import { NEW_SITE_MODERATION } from '../../contract/reports/moderation-settings.ts'
import { ensureOptions } from '../domains/options/store.ts'
import { ensureSite, readSettings, updateSettings } from '../domains/site/store.ts'

export interface Content {
  /** Login of the admin of a demo that was just seeded, else null. The password is stored nowhere else. */
  demoAdmin: { email: string; password: string } | null
}

/** Writes the reference data that every database needs, and demo content if there are no places and no demo was ever seeded. */
export async function ensureContent(deps: Deps, { demo }: { demo: boolean }): Promise<Content> {
  return deps.db.transaction(async (db) => {
    await lockStart(db)
    await ensureAppendOnly(db)
    const isNew = await ensureSite(db)
    await ensureGroups(db)
    await ensureOptions(db)
    await ensureBoards(db)
    if ((await readSettings(db)).demo) {
      await addReviewsToOlderDemo({ ...deps, db })
      await addPostsToOlderDemo({ ...deps, db })
      return { demoAdmin: null }
    }
    if (!demo) {
      if (isNew) await updateSettings(db, NEW_SITE_MODERATION)
      return { demoAdmin: null }
    }
    const groups = await listGroups(db)
    if (groups.some(({ placeCount }) => placeCount > 0)) return { demoAdmin: null }
    await seedDemo({ ...deps, db })
    await updateSettings(db, { demo: true })
    return { demoAdmin: await addDemoAdmin({ ...deps, db }) }
  })
}
