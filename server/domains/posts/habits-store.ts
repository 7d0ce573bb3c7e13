import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { type Habits, type HabitsRow, habitsOf } from '../../lib/hold-rules.ts'

/** The newest posts of a member, which are compared with a new one: without this bound, all of them would be read for their age. */
const COMPARED = 20

/** Of a member who posts or, with `except`, changes that post. */
export async function readHabits(
  tx: Db,
  { userId, since, except }: { userId: number; since: Date; except: number | null },
): Promise<Habits> {
  const own = sql`p.user_id = ${userId} and p.id is distinct from ${except}::int`
  const { rows } = await tx.execute<HabitsRow>(sql`
    select u.created_at as joined_at,
      (select p.created_at from posts as p where ${own} order by p.id desc limit 1) as last_at,
      exists (select from posts as p where ${own} and p.hidden_at is null) as published,
      array(select p.title || ' ' || p.text from (select * from posts as p where ${own} order by p.id desc limit ${COMPARED}) as p
        where p.created_at > ${since.toISOString()}::timestamptz order by p.id desc) as recent
    from users as u where u.id = ${userId}`)
  return habitsOf(rows[0])
}
