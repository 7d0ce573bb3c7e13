import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { type Habits, type HabitsRow, habitsOf } from '../../lib/hold-rules.ts'

/** Comments that are compared with a new one. */
const COMPARED = 20

/** Of a member who comments or, with `except`, changes that comment. */
export async function readHabits(
  tx: Db,
  { userId, since, except }: { userId: number; since: Date; except: number | null },
): Promise<Habits> {
  const own = sql`c.user_id = ${userId} and c.id is distinct from ${except}::int`
  const { rows } = await tx.execute<HabitsRow>(sql`
    select u.created_at as joined_at,
      (select c.created_at from comments as c where ${own} order by c.id desc limit 1) as last_at,
      exists (select from comments as c where ${own} and c.hidden_at is null) as published,
      array(select c.text from comments as c
        where ${own} and c.deleted_at is null and c.created_at > ${since.toISOString()}::timestamptz
        order by c.id desc limit ${COMPARED}) as recent
    from users as u where u.id = ${userId}`)
  return habitsOf(rows[0])
}
