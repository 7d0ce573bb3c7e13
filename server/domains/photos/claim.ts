import type { Photo } from '../../../contract/api/media.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { claimAnyPhoto, hiddenAmong } from './store.ts'

/** A photo with the id by which its owner refers to it. */
interface NamedPhoto {
  id: string
  photo: Photo
  /** By an admin: others don't see it. */
  hidden?: true
}

/** The member's photos in the order of `ids`: those in `there` are used already, all others are claimed. */
export async function claimPhotos(
  tx: Db,
  userId: number,
  ids: readonly string[],
  there: readonly NamedPhoto[],
): Promise<NamedPhoto[]> {
  const photos: NamedPhoto[] = []
  for (const id of ids) {
    const known = there.find((one) => one.id === id)
    photos.push(known ?? { id, photo: (await claimAnyPhoto(tx, userId, id)) ?? fail('PHOTO_NOT_FOUND') })
  }
  // Also one that its owner takes out and in again stays hidden.
  const hidden = await hiddenAmong(tx, ids)
  return photos.map(({ id, photo }) => ({ id, photo, ...(hidden.includes(id) && { hidden: true as const }) }))
}
