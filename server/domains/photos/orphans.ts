import type { Deps } from '../../deps.ts'
import { PHOTO_NAME } from '../../media/media.ts'
import { removeOrphans } from '../../media/orphans.ts'
import { findPhotoIds } from './store.ts'

type SweepDeps = Pick<Deps, 'db' | 'media' | 'privateMedia' | 'log'>

/** Deletes files of photos that no row names; see `removeOrphans`. */
export async function removeOrphanedPhotos({ db, media, privateMedia, log }: SweepDeps, before: Date): Promise<void> {
  for (const store of [media, privateMedia])
    await removeOrphans(
      { store, log, what: 'photo files' },
      { pattern: PHOTO_NAME, known: (ids) => findPhotoIds(db, ids), before },
    )
}
