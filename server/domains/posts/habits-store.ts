import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { type Habits, type HabitsRow, habitsOf } from '../../lib/hold-rules.ts'

/** Posts that are compared with a new one. */
const COMPARED = 20

/** Of a member who posts or, with `except`, changes that post. */
export async function readHabits(
  tx: Db,
  { userId, since, except }: { userId: number; since: Date; except: number | null },
): Promise<Habits> {
  const own = sql`p.user_id = ${userId} and p.id is distinct from ${except}::int`
  const { rows } = await tx.execute<HabitsRow>(sql`
    select u.created_at as joined_at, (select max(p.created_at) from posts as p where ${own}) as last_at,
      exists (select from posts as p where ${own} and p.hidden_at is null) as published,
      array(select p.title || ' ' || p.text from posts as p where ${own} and p.created_at > ${since.toISOString()}::timestamptz
        order by p.id desc limit ${COMPARED}) as recent
    from users as u where u.id = ${userId}`)
  return habitsOf(rows[0])
}
