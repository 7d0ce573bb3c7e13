import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { PhotoHolder } from '../../db/content/photo-holder.ts'
import { planned } from '../../db/statements/planned.ts'
import type { PhotoAccess, PhotoReader } from '../../http/files/media.ts'
import { PHOTO_NAME } from '../../media/media.ts'

const either = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`

/**
 * Who may see an uploaded photo, by the name of a file of it. Everybody from its upload, when its owner alone knows its address, until what has
 * it is hidden, deleted, or read by some members only: these see it then, by their id.
 */
export const photoAccess =
  (holders: readonly PhotoHolder[]) =>
  async (db: Db, name: string, reader: PhotoReader | null): Promise<PhotoAccess | null> => {
    const id = PHOTO_NAME.exec(name)?.[1]
    if (id === undefined) return null
    const forAll = sql`not ${either(holders.map(({ withheld }) => withheld))}`
    const seen =
      reader === null
        ? forAll
        : either([forAll, ...holders.map((holder) => holder.shownTo(reader.userId, reader.suspended))])
    const [row] = await planned<{ owner: number; shown: boolean }>(
      db,
      sql`select p.user_id as owner, p.hidden_at is null and not p.released and ${seen} as shown
        from photos as p where p.id = ${id} and not p.private`,
    )
    return row ?? null
  }
