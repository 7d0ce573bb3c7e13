import { sql } from 'drizzle-orm'
import { placesAmong } from '../../db/statements/among.ts'
import type { Db } from '../../db/index.ts'

/** A member has reported the same visit with the same dog at both places. */
const DOUBLED = (into: number) => sql`exists (select from entry_reports as other where other.place_id = ${into}::int
  and other.user_id = e.user_id and other.dog_id = e.dog_id and other.visited_on = e.visited_on)`

export async function countMovingEntries(db: Db, from: number, into: number) {
  const { rows } = await db.execute<{ moved: number; doubled: number }>(sql`
    select count(*) filter (where not ${DOUBLED(into)})::int as moved, count(*) filter (where ${DOUBLED(into)})::int as doubled
    from entry_reports as e where e.place_id = ${from}::int`)
  return rows[0] ?? { moved: 0, doubled: 0 }
}

/** Whether they agree with the policy is judged anew by the caller. */
export async function moveEntries(tx: Db, from: number, into: number): Promise<void> {
  await tx.execute(
    sql`update entry_reports as e set place_id = ${into}::int where e.place_id = ${from}::int and not ${DOUBLED(into)}`,
  )
}

export const placesWithEntries = placesAmong(sql`select place_id from entry_reports`)
