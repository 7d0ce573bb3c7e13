import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { ReviewPlaces } from './ports.ts'
import { recomputeRating } from './rating-store.ts'
import type { ReviewPhoto } from './table.ts'

const SHOWN = sql`t.hidden_at is null and exists (select from places as p where p.id = t.place_id and p.status = 'open')`

/** Reviews as like targets ("helpful"). */
export const reviewLikes = {
  async lock(tx: Db, ids: readonly number[], userId: number) {
    const { rows } = await tx.execute<{ id: number; count: number; shown: boolean; own: boolean }>(sql`
      select t.id, t.helpful_count as count, ${SHOWN} as shown, t.user_id = ${userId} as own from reviews as t
      where t.id = any(${sql.param([...ids])}::int[]) order by t.id for update of t`)
    return rows
  },

  async addToCounts(tx: Db, changes: readonly { id: number; by: number }[]) {
    const { rows } = await tx.execute<{ id: number; count: number }>(sql`
      update reviews as t set helpful_count = t.helpful_count + c.by
      from unnest(${sql.param(changes.map(({ id }) => id))}::int[], ${sql.param(changes.map(({ by }) => by))}::int[]) as c(id, by)
      where t.id = c.id returning t.id, t.helpful_count as count`)
    return rows
  },
}

interface ReportedRow extends Record<string, unknown> {
  owner: number
  place: string
  text: string
  photos: ReviewPhoto[]
  hidden: boolean
}

/** Reviews as targets of content reports and of the admins' decisions. */
export const reviewReports = (places: ReviewPlaces) => ({
  async owner(db: Db, id: number): Promise<number | null> {
    const { rows } = await db.execute<{ owner: number }>(
      sql`select t.user_id as owner from reviews as t where t.id = ${id} and ${SHOWN}`,
    )
    return rows[0]?.owner ?? null
  },

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
    const { rows } = await tx.execute<{ place: number }>(sql`select place_id as place from reviews where id = ${id}`)
    const place = rows[0]?.place
    if (place === undefined) return
    await places.lock(tx, place)
    await tx.execute(sql`update reviews set hidden_at = ${at?.toISOString() ?? null}::timestamptz where id = ${id}`)
    await recomputeRating(tx, places, [place])
  },

  async countHidden(db: Db, userId: number): Promise<number> {
    const { rows } = await db.execute<{ many: number }>(
      sql`select count(*)::int as many from reviews where user_id = ${userId} and hidden_at is not null`,
    )
    return rows[0]?.many ?? 0
  },
})
