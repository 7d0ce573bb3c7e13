import { type SQL, sql } from 'drizzle-orm'
import type { Photo } from '../../../contract/api/media.ts'
import { MEDIA_BASE, WITHHELD_BASE } from '../../media/media.ts'
import type { Db } from '../index.ts'

interface Held {
  photo: Photo
  hidden?: true
}

export interface PhotoOfMember {
  id: string
  userId: number
  photo: Photo
  createdAt: Date
}
interface Row extends Record<string, unknown>, Omit<PhotoOfMember, 'createdAt'> {
  createdAt: string
}

const UPLOADED = new RegExp(`^${MEDIA_BASE}/(?=photo-[0-9a-f-]{36}-)`)

/** The photo at the address at which its owner, admins, and those who read what has it see it, also while it isn't for everybody. */
export const withheldPhoto = (photo: Photo): Photo => ({
  ...photo,
  src: photo.src.replace(UPLOADED, `${WITHHELD_BASE}/`),
})

const WITHHELD = new RegExp(`^${WITHHELD_BASE}/(?=photo-[0-9a-f-]{36}-)`)

/** The address that is stored, of either of the two at which a photo is seen. */
const storedSrc = (src: string): string => src.replace(WITHHELD, `${MEDIA_BASE}/`)

/** What their author sees of them; `withheld`: not everybody sees what has them. */
export const ownPhotos = (photos: readonly (Held & { id: string })[], withheld: boolean) =>
  photos.map(({ id, photo, ...held }) => ({ id, photo: withheld || held.hidden ? withheldPhoto(photo) : photo }))

/** What others see of them. */
export const shownPhotos = (photos: readonly Held[], { withheld = false } = {}): Photo[] =>
  photos.filter(({ hidden }) => !hidden).map(({ photo }) => (withheld ? withheldPhoto(photo) : photo))

/** Whether others see any of the photos in that column. */
export const hasShownPhotos = (photos: SQL): SQL => sql`jsonb_path_exists(${photos}, '$[*] ? (!exists(@.hidden))')`

/** Whether a row that has photos is shown to the member with that id; null: to everybody. Who is suspended does no one else's work. */
type Shown = (reader: number | null, isSuspended: boolean) => SQL

/** Port: what has photos of members. */
export interface PhotoHolder {
  /** Whether not everybody sees what has the photo, a row of `photos` named `p`. */
  withheld: SQL
  /** Whether that member sees what has it. */
  shownTo(reader: number, isSuspended: boolean): SQL
}

/** @param rows which rows, named `t`, have the photo: what follows `from` */
export const holderIn = (rows: SQL, shown: Shown): PhotoHolder => ({
  withheld: sql`exists (select from ${rows} and not (${shown(null, false)}))`,
  shownTo: (reader, isSuspended) => sql`exists (select from ${rows} and ${shown(reader, isSuspended)})`,
})

/**
 * Single photos of what members write, in one table with `id`, `user_id` and `photos`.
 * @param table its name
 * @param at where a row, named `t`, stands
 */
export const photosIn = (table: SQL, at: SQL, shown: Shown) => ({
  ...holderIn(
    sql`${table} as t where t.user_id = p.user_id
    and t.photos @> jsonb_build_array(jsonb_build_object('id', p.id))`,
    shown,
  ),

  /** A photo that others see, by an address at which they see it. */
  async shownAt(db: Db, id: number, src: string): Promise<PhotoOfMember | null> {
    const { rows } = await db.execute<Row>(sql`
      select x ->> 'id' as id, t.user_id as "userId", x -> 'photo' as photo, t.created_at as "createdAt" from ${table} as t, jsonb_array_elements(t.photos) as x
      where t.id = ${id} and x -> 'photo' ->> 'src' = ${storedSrc(src)} and x -> 'hidden' is null`)
    const row = rows[0]
    return row ? { ...row, createdAt: new Date(row.createdAt) } : null
  },

  /** Which of the member's has the photo. */
  async find(db: Db, userId: number, photoId: string): Promise<{ id: number; at: string } | null> {
    const { rows } = await db.execute<{ id: number; at: string }>(sql`
      select t.id, ${at} as at from ${table} as t
      where t.user_id = ${userId} and t.photos @> ${JSON.stringify([{ id: photoId }])}::jsonb order by t.id limit 1`)
    return rows[0] ?? null
  },

  async mark(tx: Db, userId: number, photoId: string, hidden: boolean): Promise<void> {
    await tx.execute(sql`
      update ${table} as t set photos = (
        select jsonb_agg(case when x ->> 'id' <> ${photoId} then x
          when ${hidden}::boolean then x || '{"hidden": true}' else x - 'hidden' end order by nth)
        from jsonb_array_elements(t.photos) with ordinality as e(x, nth))
      where t.user_id = ${userId} and t.photos @> ${JSON.stringify([{ id: photoId }])}::jsonb`)
  },
})
