import type { Deps } from '../../deps.ts'
import { removeOrphans } from '../../media/orphans.ts'
import { findPhotoIds } from './store.ts'

const PHOTO_NAME = /^photo-([0-9a-f-]{36})-\d+\.webp$/

type SweepDeps = Pick<Deps, 'db' | 'media' | 'privateMedia' | 'log'>

/** Deletes files of photos that no row names; see `removeOrphans`. */
export async function removeOrphanedPhotos({ db, media, privateMedia, log }: SweepDeps, before: Date): Promise<void> {
  for (const store of [media, privateMedia])
    await removeOrphans(
      { store, log, what: 'photo files' },
      { pattern: PHOTO_NAME, known: (ids) => findPhotoIds(db, ids), before },
    )
}
