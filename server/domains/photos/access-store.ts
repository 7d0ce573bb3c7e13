import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import type { PhotoAccess } from '../../http/files/media.ts'
import { PHOTO_NAME } from '../../media/media.ts'

/** Port: what members write that has photos; whether others don't see what has a row of `photos` named `p`. */
interface Withholding {
  withheld: SQL
}

/**
 * Who may see an uploaded photo, by the name of a file of it. Others see it from its upload, when its owner alone knows its address, until what
 * has it is hidden or deleted.
 */
export const photoAccess =
  (holders: readonly Withholding[]) =>
  async (db: Db, name: string): Promise<PhotoAccess | null> => {
    const id = PHOTO_NAME.exec(name)?.[1]
    if (id === undefined) return null
    const hidden = holders.map(({ withheld }) => withheld)
    const [row] = await planned<{ owner: number; withheld: boolean }>(
      db,
      sql`select p.user_id as owner, ${sql.join([sql`p.hidden_at is not null`, sql`p.released`, ...hidden], sql` or `)} as withheld
        from photos as p where p.id = ${id} and not p.private`,
    )
    return row ?? null
  }
