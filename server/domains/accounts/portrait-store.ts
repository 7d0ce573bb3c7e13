import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { PhotoOfMember } from '../../db/content/photo-holder.ts'

/** Whether the photo `p` is the one of member `u`, also while admins hide it. */
const IS_THEIRS = sql`p.user_id = u.id and p.photo ->> 'src' in (u.photo ->> 'src', u.hidden_photo ->> 'src')`

/** A member's profile photo as others see it; those of a demo were never uploaded. */
export async function portraitOf(db: Db, userId: number): Promise<PhotoOfMember | null> {
  const { rows } = await db.execute<Omit<PhotoOfMember, 'createdAt'> & { createdAt: string }>(sql`
    select coalesce(p.id, u.photo ->> 'src') as id, u.id as "userId", u.photo, coalesce(p.created_at, u.created_at) as "createdAt"
    from users as u left join photos as p on p.user_id = u.id and p.photo ->> 'src' = u.photo ->> 'src'
    where u.id = ${userId} and u.photo is not null`)
  const [row] = rows
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null
}

/** Profile photos among the photos that are reported. */
export const portraits = {
  async find(db: Db, userId: number, photoId: string): Promise<{ at: string } | null> {
    const { rows } = await db.execute(sql`
      select from users as u join photos as p on p.id = ${photoId} and ${IS_THEIRS} where u.id = ${userId}`)
    return rows.length > 0 ? { at: '프로필' } : null
  },

  /** The member has none until they choose another, or until it is shown again. */
  async mark(tx: Db, userId: number, photoId: string, hidden: boolean): Promise<void> {
    await tx.execute(
      hidden
        ? sql`update users as u set photo = null, hidden_photo = u.photo from photos as p
            where u.id = ${userId} and p.id = ${photoId} and ${IS_THEIRS} and u.photo is not null`
        : sql`update users as u set photo = u.hidden_photo, hidden_photo = null from photos as p
            where u.id = ${userId} and p.id = ${photoId} and ${IS_THEIRS} and u.hidden_photo is not null`,
    )
  },
}
