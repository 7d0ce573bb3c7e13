import { lt, sql } from 'drizzle-orm'
import type { OtherMentor, Presence } from '../../../contract/mentoring/questions.ts'
import type { Db } from '../../db/index.ts'
import { presences } from './table.ts'

/** How long a mentor counts as being at a question after they were last seen there. */
const SECONDS = 60
/** A sign of life that repeats the last one writes nothing for so long. */
const QUIET_SECONDS = 10
const MOST = 5

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

export async function showPresence(
  db: Db,
  { questionId, userId, doing }: { questionId: number; userId: number; doing: Presence },
  now: Date,
): Promise<void> {
  await db
    .insert(presences)
    .values({ questionId, userId, doing, seenAt: now })
    .onConflictDoUpdate({
      target: [presences.questionId, presences.userId],
      set: { doing, seenAt: now },
      setWhere: sql`${presences.doing} <> ${doing} or ${presences.seenAt} < ${ago(now, QUIET_SECONDS).toISOString()}`,
    })
}

/** Those who write first, then the latest. */
export async function othersAt(db: Db, questionId: number, userId: number, now: Date): Promise<OtherMentor[]> {
  const { rows } = await db.execute<{ nickname: string; doing: Presence }>(sql`
    select u.nickname, p.doing from mentor_presences as p join users as u on u.id = p.user_id
    where p.question_id = ${questionId} and p.user_id <> ${userId} and p.seen_at > ${ago(now, SECONDS).toISOString()}
    order by p.doing = 'writing' desc, p.seen_at desc limit ${MOST}`)
  return rows.map(({ nickname, doing }) => ({ nickname, doing }))
}

export async function removeOldPresences(db: Db, now: Date): Promise<void> {
  await db.delete(presences).where(lt(presences.seenAt, ago(now, SECONDS)))
}
