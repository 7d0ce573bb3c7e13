import { type SQL, sql } from 'drizzle-orm'
import { breedKey } from '../../../contract/dogs/dog-breeds.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { ReviewListQuery, ReviewOrder, ReviewSummary, ReviewTag } from '../../../contract/reviews/reviews.ts'
import type { Db } from '../../db/index.ts'
import { hasShownPhotos, shownPhotos } from '../../db/content/photo-holder.ts'
import { fail } from '../../refusals/refusal.ts'
import type { Keys } from '../../cursors/keyset.ts'
import { REVIEW_COLUMNS, type ReviewRow } from './review-columns.ts'
import type { ReviewPhoto } from './table.ts'

/** Similar dogs are searched among this many latest reviews: a place with more has enough of them there. */
const SIMILAR_AMONG = 2000
/** Sorts behind every known weight. */
const NO_WEIGHT = 30_000

/** Reviews of a place that isn't public are hidden as well. */
async function refuseHidden(db: Db, placeId: number): Promise<void> {
  const { rows } = await db.execute(sql`select from places where id = ${placeId} and status = 'open'`)
  if (rows.length === 0) fail('PLACE_NOT_FOUND')
}

const isOfShown = (placeId: number) =>
  sql`r.place_id = ${placeId} and r.hidden_at is null and exists (select from places as p where p.id = ${placeId} and p.status = 'open')`

interface OrderSql {
  keys: readonly SQL[]
  /** Whether all keys are descending. */
  falls: boolean
}

/** All keys of an order have the same direction, so that a row comparison selects the rows after a page. */
function orderOf(order: ReviewOrder, { weight = 0, size, breed }: ReviewListQuery): OrderSql {
  switch (order) {
    case 'new':
      return { keys: [sql`r.id`], falls: true }
    case 'helpful':
      return { keys: [sql`r.helpful_count`, sql`r.id`], falls: true }
    case 'similar': {
      const likeness = sql`case when r.dog_breed_key = ${breed ? breedKey(breed) : null} then 0 when r.dog_size = ${size} then 1
        when r.dog_size is not null then 2 else 3 end`
      const difference = sql`coalesce(abs(r.dog_hg - ${Math.round(weight * 10)}), ${NO_WEIGHT})`
      return { keys: [likeness, difference, sql`-r.id`], falls: false }
    }
  }
}

/** Sort keys by order; all are integers. */
export const ORDER_KEYS: Record<ReviewOrder, readonly false[]> = {
  new: [false],
  helpful: [false, false],
  similar: [false, false, false],
}

const commaed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

type Row = ReviewRow & { keys: number[] }

/** At most `limit` reviews of a place in order, after the row `after`. */
export async function listReviews(
  db: Db,
  placeId: number,
  order: ReviewOrder,
  query: ReviewListQuery,
  { after, limit }: { after: Keys | null; limit: number },
): Promise<Row[]> {
  const { keys, falls } = orderOf(order, query)
  const conditions = [isOfShown(placeId)]
  if (query.tag) conditions.push(sql`r.tags @> array[${query.tag}]`)
  if (query.photos) conditions.push(hasShownPhotos(sql`r.photos`))
  if (after) {
    const ends = after.map((key) => sql`${key}::int`)
    conditions.push(sql`(${commaed(keys)}) ${falls ? sql`<` : sql`>`} (${commaed(ends)})`)
  }
  const by = commaed(keys.map((key) => (falls ? sql`${key} desc` : key)))
  const among =
    order === 'similar'
      ? sql`(select * from reviews where place_id = ${placeId} and hidden_at is null order by id desc limit ${SIMILAR_AMONG})`
      : sql`reviews`
  const { rows } = await db.execute<Row>(sql`
    select ${REVIEW_COLUMNS}, array[${commaed(keys)}]::int[] as keys from (
      select r.* from ${among} as r where ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}
    ) as r join users as u on u.id = r.user_id order by ${by}`)
  if (rows.length === 0) await refuseHidden(db, placeId)
  return rows
}

export async function summarize(db: Db, placeId: number): Promise<ReviewSummary> {
  await refuseHidden(db, placeId)
  const [stars, tags] = await Promise.all([
    db.execute<{ stars: number; count: number; with_photos: number }>(sql`
      select stars, count(*)::int as count, (count(*) filter (where ${hasShownPhotos(sql`photos`)}))::int as with_photos
      from reviews where place_id = ${placeId} and hidden_at is null group by stars`),
    db.execute<{ tag: ReviewTag; count: number }>(sql`
      select tag, count(*)::int as count from reviews, unnest(tags) as tag where place_id = ${placeId} and hidden_at is null
      group by tag order by count desc, tag`),
  ])
  const counts = [1, 2, 3, 4, 5].map((one) => stars.rows.find((row) => row.stars === one)?.count ?? 0)
  const reviewCount = counts.reduce((sum, count) => sum + count, 0)
  const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return {
    rating: reviewCount === 0 ? null : points / reviewCount,
    reviewCount,
    stars: counts,
    tags: tags.rows.map(({ tag, count }) => ({ tag, count })),
    withPhotos: stars.rows.reduce((sum, row) => sum + row.with_photos, 0),
  }
}

interface WithPhotos extends Record<string, unknown> {
  id: number
  author: string | null
  photos: ReviewPhoto[]
}

/** The latest reviews of a place with photos, with ids below `before`. */
export async function listReviewPhotos(
  db: Db,
  placeId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<WithPhotos[]> {
  const below = before === null ? sql`` : sql`and r.id < ${before}`
  const { rows } = await db.execute<WithPhotos>(sql`
    select r.id, r.photos, case when u.erased_at is null then u.nickname end as author
    from reviews as r join users as u on u.id = r.user_id where ${isOfShown(placeId)} and ${hasShownPhotos(sql`r.photos`)} ${below}
    order by r.id desc limit ${limit}`)
  if (rows.length === 0) await refuseHidden(db, placeId)
  return rows
}

export const photosOf = ({
  id,
  author,
  photos,
}: WithPhotos): { reviewId: number; author: string | null; photo: Photo }[] =>
  shownPhotos(photos).map((photo) => ({ reviewId: id, author, photo }))
