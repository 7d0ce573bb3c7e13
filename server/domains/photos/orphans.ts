import type { Deps } from '../../deps.ts'
import { findPhotoIds } from './store.ts'

const NAME = /^photo-([0-9a-f-]{36})-\d+\.webp$/
/** Ids asked for in one query. */
const BATCH = 500
/** So many files without a row, and more than with one, are no accident of a killed process: it may be the wrong database. */
const SUSPICIOUS = 100

type SweepDeps = Pick<Deps, 'db' | 'media' | 'privateMedia' | 'log'>

/**
 * Deletes files of photos that no row names, left by a process that was killed between the two. `before` must be earlier than the start of
 * every upload that is still running.
 */
export async function removeOrphanedPhotos({ db, media, privateMedia, log }: SweepDeps, before: Date): Promise<void> {
  for (const store of [media, privateMedia]) {
    const files = (await store.sweep(before)).flatMap((name) => {
      const id = NAME.exec(name)?.[1]
      return id ? [{ name, id }] : []
    })
    const known = new Set<string>()
    for (let start = 0; start < files.length; start += BATCH) {
      const ids = files.slice(start, start + BATCH).map(({ id }) => id)
      for (const id of await findPhotoIds(db, ids)) known.add(id)
    }
    const orphans = files.filter(({ id }) => !known.has(id)).map(({ name }) => name)
    if (orphans.length > SUSPICIOUS && orphans.length > files.length / 2) {
      log.warn({ files: orphans.length }, 'Most photo files belong to no photo of this database: none was deleted')
      continue
    }
    await store.remove(orphans)
    if (orphans.length > 0) log.info({ files: orphans.length }, 'Photo files of interrupted uploads were deleted')
  }
}
