import { sql } from 'drizzle-orm'
import type { ReviewRecord } from '../../../contract/reviews/reviews-admin.ts'
import type { Db } from '../../db/index.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { peopleOf, placeNamesOf, WRITER, WRITTEN_AT } from '../../db/content/written.ts'
import { reviews } from './table.ts'

const STATE = sql`case when ${reviews.hiddenAt} is null then 'shown' else 'hidden' end`
const PHOTOS = sql`case when ${reviews.photos} = '[]'::jsonb then 'no' else 'yes' end`

/** A page of reviews of all places, hidden ones included. */
export async function listReviewRecords(deps: ListDeps, query: ListQuery) {
  const listed = {
    table: reviews,
    id: reviews.id,
    search: [reviews.text, WRITER(reviews.userId), WRITTEN_AT(reviews.placeId)],
    orders: { written: reviews.createdAt },
    filters: { state: STATE, stars: reviews.stars, photos: PHOTOS },
    since: reviews.createdAt,
  }
  const { rows, cursor, total } = await listRows(deps, listed, query)
  return { items: await recordsOf(deps.db, rows), cursor, total }
}

async function recordsOf(db: Db, rows: readonly (typeof reviews.$inferSelect)[]): Promise<ReviewRecord[]> {
  const authorOf = await peopleOf(db, rows)
  const placeOf = await placeNamesOf(db, rows)
  return rows.map(({ id, placeId, userId, stars, text, visitedOn, photos, hiddenAt, createdAt, editedAt }) => ({
    id,
    stars,
    text,
    visitedOn,
    photoCount: photos.length,
    place: { id: placeId, name: placeOf(placeId) },
    author: authorOf(userId),
    state: hiddenAt ? 'hidden' : 'shown',
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }))
}
