import type { Deps } from '../../deps.ts'
import { listPhotosOf } from './store.ts'
import { nameOf } from './service.ts'

/** Photos are listed in parts of this size, so that any number of them needs little memory. */
const PART = 100

/** Every photo of a member in its largest size, private ones in a folder of their own; one file is in memory at a time. */
export async function* photoFilesOf(
  { db, media, privateMedia }: Pick<Deps, 'db' | 'media' | 'privateMedia'>,
  userId: number,
) {
  let after = ''
  for (;;) {
    const part = await listPhotosOf(db, userId, { after, limit: PART })
    for (const { id, photo, private: isPrivate, createdAt } of part) {
      const file = nameOf(id, Math.max(...photo.widths))
      const bytes = await (isPrivate ? privateMedia : media).read(file)
      if (bytes) yield { name: isPrivate ? `private/${file}` : file, bytes, createdAt }
    }
    const last = part.at(-1)
    if (!last || part.length < PART) return
    after = last.id
  }
}
