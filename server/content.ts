import { seedDemo } from './demo/index.ts'
import { lockStart } from './db/start-lock.ts'
import type { Deps } from './deps.ts'
import { ensureGroups, listGroups } from './domains/groups/store.ts'
import { ensureOptions } from './domains/options/store.ts'
import { ensureSite, readSettings, updateSettings } from './domains/site/store.ts'

/** What every database needs, and demo content where nothing is and nothing demo was ever. */
export async function ensureContent(deps: Deps, { demo }: { demo: boolean }): Promise<void> {
  await deps.db.transaction(async (db) => {
    await lockStart(db)
    await ensureSite(db)
    await ensureGroups(db)
    await ensureOptions(db)
    if (!demo || (await readSettings(db)).demo) return
    const groups = await listGroups(db)
    if (groups.some(({ placeCount }) => placeCount > 0)) return
    await seedDemo({ ...deps, db })
    await updateSettings(db, { demo: true })
  })
}
