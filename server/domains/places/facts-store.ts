import { sql } from 'drizzle-orm'
import type { PlaceCard } from '../../../contract/places/places.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { bulkUpdate } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'
import { CARD_COLUMNS, type CardRow, toCard } from './card-columns.ts'
import { mergedAmong } from './merged-store.ts'
import { readPlaces } from './stored-store.ts'

/**
 * Access to places for other domains. Every writer locks the row of the place first: writers of one place wait for each other,
 * without deadlocks.
 */
export const placeFacts = {
  /** @returns whether the place is public; null if there is none */
  async lock(tx: Db, placeId: number): Promise<boolean | null> {
    const { rows } = await tx.execute<{ shown: boolean }>(
      sql`select status = 'open' as shown from places where id = ${placeId} for update`,
    )
    return rows[0]?.shown ?? null
  },

  async lockPolicy(tx: Db, placeId: number): Promise<{ shown: boolean; policy: DogPolicy } | null> {
    const { rows } = await tx.execute<{ shown: boolean; policy: DogPolicy }>(sql`
      select p.status = 'open' as shown, d.policy from places as p join place_details as d on d.place_id = p.id
      where p.id = ${placeId} for update of p`)
    return rows[0] ?? null
  },

  /** Locks the place and returns all fields that an import or an admin writes. */
  async lockInput(tx: Db, placeId: number) {
    const place = (await readPlaces(tx, [placeId], { lock: true })).get(placeId)
    return place ? { shown: place.status === 'open', input: place.input } : null
  },

  /** Requires the lock. */
  async setRatings(tx: Db, ratings: readonly { id: number; reviewCount: number; rating: number }[]): Promise<void> {
    const columns = { id: 'int', review_count: 'int', rating: 'float8' } as const
    const rows = ratings.map(({ id, reviewCount, rating }) => ({ id, review_count: reviewCount, rating }))
    await bulkUpdate(tx, sql`places`, 'id', columns, rows)
  },

  /**
   * A policy was last confirmed on its source's date, or on the last day on which a report agreed with it: `day` in days since
   * 1970-01-01, 0 for none. Requires the lock.
   */
  async setConfirmed(tx: Db, confirmed: readonly { id: number; day: number }[]): Promise<void> {
    await tx.execute(sql`
      update places as p set verified_day = greatest(
        coalesce((d.policy ->> 'verifiedAt')::date - date '1970-01-01', 0), c.day)
      from place_details as d,
        unnest(${sql.param(confirmed.map(({ id }) => id))}::int[], ${sql.param(confirmed.map(({ day }) => day))}::int[]) as c(id, day)
      where d.place_id = p.id and p.id = c.id`)
  },

  mergedAmong,

  /** Cards of those that are open, by id. */
  async cards(db: Db, ids: readonly number[]): Promise<Map<number, PlaceCard>> {
    const { rows } = await db.execute<CardRow>(sql`
      select ${CARD_COLUMNS} from places as p join place_details as d on d.place_id = p.id
      where p.id = any(${sql.param([...ids])}::int[]) and p.status = 'open'`)
    return new Map(rows.map((row) => [row.id, toCard(row)]))
  },
}
