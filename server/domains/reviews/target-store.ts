import { sql } from 'drizzle-orm'
import { hidingIn } from '../../db/content/hiding.ts'
import { likeTargetIn, ownerIn } from '../../db/content/like-target.ts'
import { photosIn } from '../../db/content/photo-holder.ts'
import type { Db } from '../../db/index.ts'
import { lockPlaceOf } from '../../db/transactions/lock-place-of.ts'
import type { ReviewPlaces } from './ports.ts'
import { recomputeRating } from './rating-store.ts'
import type { ReviewPhoto } from './table.ts'

const SHOWN = sql`t.hidden_at is null and exists (select from places as p where p.id = t.place_id and p.status = 'open')`

/** Reviews as like targets ("helpful"). */
export const reviewLikes = likeTargetIn(sql`reviews`, sql`helpful_count`, () => SHOWN)

/** The author of a review; all of them are named. */
export const reviewAuthor = ownerIn(sql`reviews`, () => SHOWN)

/** Single photos of reviews. */
export const reviewPhotos = photosIn(
  sql`reviews`,
  sql`(select p.name from places as p where p.id = t.place_id)`,
  () => SHOWN,
)

interface ReportedRow extends Record<string, unknown> {
  owner: number
  place: string
  text: string
  photos: ReviewPhoto[]
  hidden: boolean
}

const hiding = hidingIn(sql`reviews`)

/** Reviews as targets of content reports and of the admins' decisions. */
export const reviewReports = (places: ReviewPlaces) => ({
  owner: reviewAuthor,

  async read(db: Db, id: number) {
    const { rows } = await db.execute<ReportedRow>(sql`
      select t.user_id as owner, p.name as place, t.text, t.photos, t.hidden_at is not null as hidden
      from reviews as t join places as p on p.id = t.place_id where t.id = ${id}`)
    const row = rows[0]
    if (!row) return null
    const shown = { at: row.place, text: row.text, photos: row.photos.map(({ photo }) => photo) }
    return { owner: row.owner, hidden: row.hidden, shown }
  },

  /** Also takes it out of the rating of its place, or counts it again. */
  async setHidden(tx: Db, id: number, at: Date | null): Promise<void> {
    const read = () => tx.execute<{ place: number }>(sql`select place_id as place from reviews where id = ${id}`)
    const place = await lockPlaceOf(
      async () => (await read()).rows[0]?.place ?? null,
      (at) => places.lock(tx, at),
    )
    if (place === null) return
    await hiding.setHidden(tx, id, at)
    await recomputeRating(tx, places, [place])
  },

  countHidden: hiding.countHidden,
})
