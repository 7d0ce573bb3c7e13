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

/** The photo at the address at which its owner and admins see it, also while others don't. */
export const withheldPhoto = (photo: Photo): Photo => ({
  ...photo,
  src: photo.src.replace(UPLOADED, `${WITHHELD_BASE}/`),
})

/** What their author sees of them; `hidden`: others don't see what has them. */
export const ownPhotos = (photos: readonly (Held & { id: string })[], hidden: boolean) =>
  photos.map(({ id, photo, ...held }) => ({ id, photo: hidden || held.hidden ? withheldPhoto(photo) : photo }))

/** What others see of them. */
export const shownPhotos = (photos: readonly Held[]): Photo[] =>
  photos.filter(({ hidden }) => !hidden).map(({ photo }) => photo)

/** Whether others see any of the photos in that column. */
export const hasShownPhotos = (photos: SQL): SQL => sql`jsonb_path_exists(${photos}, '$[*] ? (!exists(@.hidden))')`

/**
 * Single photos of what members write, in one table with `id`, `user_id` and `photos`.
 * @param table its name
 * @param at where a row, named `t`, stands
 * @param hidden whether others don't see it
 */
export const photosIn = (table: SQL, at: SQL, hidden = sql`t.hidden_at is not null`) => ({
  /** Whether it is hidden what has the photo, a row of `photos` named `p`. */
  withheld: sql`exists (select from ${table} as t where t.user_id = p.user_id and ${hidden}
    and t.photos @> jsonb_build_array(jsonb_build_object('id', p.id)))`,

  /** A photo that others see, by its address. */
  async shownAt(db: Db, id: number, src: string): Promise<PhotoOfMember | null> {
    const { rows } = await db.execute<Row>(sql`
      select x ->> 'id' as id, t.user_id as "userId", x -> 'photo' as photo, t.created_at as "createdAt" from ${table} as t, jsonb_array_elements(t.photos) as x
      where t.id = ${id} and x -> 'photo' ->> 'src' = ${src} and x -> 'hidden' is null`)
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
