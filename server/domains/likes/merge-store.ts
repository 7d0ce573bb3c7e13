import { sql } from 'drizzle-orm'
import { placesAmong } from '../../db/statements/among.ts'
import type { Db } from '../../db/index.ts'
import type { LikeTarget } from './ports.ts'

const OF = (id: number) => sql`kind = 'place' and target_id = ${id}::int`

/** How many likes of a place would be moved to another one, and how many members like both. */
export async function countMovingLikes(db: Db, from: number, into: number) {
  const { rows } = await db.execute<{ moved: number; doubled: number }>(sql`
    with of_both as (select user_id from likes where ${OF(into)})
    select count(*) filter (where user_id not in (table of_both))::int as moved,
      count(*) filter (where user_id in (table of_both))::int as doubled from likes where ${OF(from)}`)
  return rows[0] ?? { moved: 0, doubled: 0 }
}

/** Moves the likes of a place with their notes and lists. Who liked both keeps one, with the note that says something. Requires the locks of both. */
export async function moveLikes(
  tx: Db,
  port: Pick<LikeTarget, 'addToCounts'>,
  from: number,
  into: number,
): Promise<void> {
  // Notes and lists of a like are changed without a lock of its place.
  await tx.execute(
    sql`select from likes where kind = 'place' and target_id in (${from}::int, ${into}::int) order by user_id, target_id for update`,
  )
  const { moved, doubled } = await countMovingLikes(tx, from, into)
  await tx.execute(sql`
    insert into likes (user_id, kind, target_id, liked_at, note)
    select user_id, kind, ${into}::int, liked_at, note from likes where ${OF(from)} order by position
    on conflict (user_id, kind, target_id) do update set note = case when likes.note = '' then excluded.note else likes.note end`)
  await tx.execute(sql`
    insert into like_list_items (user_id, kind, target_id, list_id)
    select user_id, kind, ${into}::int, list_id from like_list_items where ${OF(from)} on conflict do nothing`)
  await tx.execute(sql`delete from likes where ${OF(from)}`)
  if (moved + doubled > 0)
    await port.addToCounts(tx, [
      { id: from, by: -(moved + doubled) },
      { id: into, by: moved },
    ])
}

export const placesWithLikes = placesAmong(sql`select target_id as place_id from likes where kind = 'place'`)
