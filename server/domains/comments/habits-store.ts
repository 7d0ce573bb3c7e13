import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import { type Habits, type HabitsRow, habitsOf } from '../../lib/hold-rules.ts'

/** The newest comments of a member, which are compared with a new one: without this bound, all of them would be read for their age. */
const COMPARED = 20

/** Of a member who comments or, with `except`, changes that comment. */
export async function readHabits(
  tx: Db,
  { userId, since, except }: { userId: number; since: Date; except: number | null },
): Promise<Habits> {
  const own = sql`c.user_id = ${userId} and c.id is distinct from ${except}::int`
  const rows = await planned<HabitsRow>(
    tx,
    sql`
    select u.created_at as joined_at,
      (select c.created_at from comments as c where ${own} order by c.id desc limit 1) as last_at,
      exists (select from comments as c where ${own} and c.hidden_at is null) as published,
      array(select c.text from (select * from comments as c where ${own} order by c.id desc limit ${COMPARED}) as c
        where c.deleted_at is null and c.created_at > ${since.toISOString()}::timestamptz order by c.id desc) as recent
    from users as u where u.id = ${userId}`,
  )
  return habitsOf(rows[0])
}
