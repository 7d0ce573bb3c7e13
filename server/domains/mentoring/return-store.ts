import { sql } from 'drizzle-orm'
import { RETURN_HOURS } from '../../../contract/mentoring/questions.ts'
import type { Db } from '../../db/index.ts'
import type { Newsroom } from '../../db/content/news.ts'
import { activeMentor } from './mentor-store.ts'

/**
 * Gives back to all mentors what was asked of one who did not take it in time, what was taken and not answered in time, and what is with
 * someone who answers no questions any more.
 */
export async function returnOverdue(db: Db, newsroom: Newsroom, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RETURN_HOURS * 3_600_000).toISOString()
  const at = now.toISOString()
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; asker: number }>(sql`
    update mentor_questions as q set state = 'asked', wanted_id = null, taken_by_id = null, taken_at = null, offered_at = ${at}
    where (q.state = 'taken' and (q.taken_at <= ${since}
        or not exists (select from users as u where u.id = q.taken_by_id and ${activeMentor(now)})))
      or (q.state = 'asked' and q.wanted_id is not null and (q.offered_at <= ${since}
        or not exists (select from users as u where u.id = q.wanted_id and ${activeMentor(now)})))
    returning q.id, q.asker_id as asker`)
    const returned = { event: 'returned', subject: 'question', actorId: null } as const
    await newsroom.tell(
      tx,
      rows.map(({ id, asker }) => ({ ...returned, userId: asker, subjectId: id })),
      now,
    )
  })
}
