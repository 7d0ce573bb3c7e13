import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import type { ProfileEdit } from '../../../contract/mentoring/mentoring-desk.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { Mentor, MentorHours, MentorKind, MentorProfile, Topic } from '../../../contract/mentoring/mentors.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { versionOf } from '../../lib/version-of.ts'
import { refuseOlderVersion } from '../../refusals/refuse-older-edit.ts'
import { mentors } from './table.ts'

/** Members under the alias u who answer questions: whose role it is, and who may speak to others. */
export const activeMentor = (now: Date): SQL => sql`u.role in ('mentor', 'admin') and u.withdrawn_at is null
  and u.erased_at is null and (u.suspended_until is null or u.suspended_until <= ${now.toISOString()})`

/** The middle of the waits for an answer of this user, and the mean of their stars. */
const FIGURES = (userId: SQL) => sql`
  (select count(*)::int from mentor_questions as q where q.taken_by_id = ${userId} and q.answer is not null) as answered,
  (select percentile_cont(0.5) within group (order by q.answer_minutes) from mentor_questions as q
    where q.taken_by_id = ${userId} and q.answer_minutes is not null) as minutes,
  (select avg(q.stars)::float8 from mentor_questions as q where q.taken_by_id = ${userId} and q.stars is not null) as rating`

interface Figures extends Record<string, unknown> {
  answered: number
  minutes: number | null
  rating: number | null
}
const figuresOf = ({ answered, minutes, rating }: Figures) => ({
  answeredCount: answered,
  answerMinutes: minutes === null ? null : Math.round(minutes),
  rating: rating === null ? null : Math.round(rating * 10) / 10,
})

interface MentorRow extends Figures {
  id: number
  nickname: string
  photo: Photo | null
  kind: MentorKind
  topics: Topic[]
  introduction: string
  accepting: boolean
  hours: MentorHours
  sample: boolean
}

/** In the order in which they became mentors. */
export async function listMentors(
  db: Db,
  { topic, after, limit }: { topic: Topic | undefined; after: number | null; limit: number },
  now: Date,
): Promise<Mentor[]> {
  const { rows } = await db.execute<MentorRow>(sql`
    select m.id, m.kind, m.topics, m.introduction, m.accepting, m.hours, m.sample, u.nickname, u.photo, ${FIGURES(sql`m.user_id`)}
    from mentors as m join users as u on u.id = m.user_id
    where ${activeMentor(now)} and m.id > ${after ?? 0} ${topic ? sql`and ${topic} = any(m.topics)` : sql``}
    order by m.id limit ${limit}`)
  return rows.map((row) => {
    const { id, nickname, photo, kind, topics, introduction, accepting, hours, sample } = row
    return { id, nickname, photo, kind, topics, introduction, accepting, hours, sample, ...figuresOf(row) }
  })
}

/** The user behind a mentor's id; null if there is no such mentor now. */
export async function findMentor(
  db: Db,
  id: number,
  now: Date,
): Promise<{ userId: number; accepting: boolean } | null> {
  const { rows } = await db.execute<{ userId: number; accepting: boolean }>(sql`
    select m.user_id as "userId", m.accepting from mentors as m join users as u on u.id = m.user_id
    where m.id = ${id} and ${activeMentor(now)}`)
  return rows[0] ?? null
}

export type StoredProfile = Pick<Mentor, 'kind' | 'topics' | 'introduction' | 'accepting'> & { hours: MentorHours }

export async function readProfile(db: Db, userId: number): Promise<StoredProfile | null> {
  const { rows } = await db.execute<MentorRow>(
    sql`select kind, topics, introduction, accepting, hours from mentors where user_id = ${userId}`,
  )
  const [row] = rows
  if (!row) return null
  const { kind, topics, introduction, accepting, hours } = row
  return { kind, topics, introduction, accepting, hours }
}

export async function writeProfile(db: Db, userId: number, profile: MentorProfile, at = new Date()): Promise<void> {
  await db
    .insert(mentors)
    // An admin's form of somebody without a profile has version 1.
    .values({ ...profile, userId, version: 2, updatedAt: at })
    .onConflictDoUpdate({
      target: mentors.userId,
      set: { ...profile, version: sql`${mentors.version} + 1`, updatedAt: at },
    })
}

/** What mentors say of themselves: not over what they have said elsewhere since they saw it. */
export function saveProfile(db: Db, userId: number, { basedOn, ...profile }: ProfileEdit, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Serialises the writes of one mentor, also where no profile is stored yet.
    await lockMember(tx, userId)
    const before = await readProfile(tx, userId)
    refuseOlderVersion(basedOn, before && versionOf(before), isDeepStrictEqual(before, profile))
    await writeProfile(tx, userId, profile, at)
  })
}

/** Counts of the caller's lists, and how fast and well they answer. */
export async function deskFigures(db: Db, userId: number, waiting: SQL) {
  const { rows } = await db.execute<Figures & { waiting: number; mine: number }>(sql`
    select (select count(*)::int from mentor_questions where ${waiting}) as waiting,
      (select count(*)::int from mentor_questions where taken_by_id = ${userId} and state = 'taken') as mine,
      ${FIGURES(sql`${userId}::int`)}`)
  const row = rows[0] as Figures & { waiting: number; mine: number }
  const { answeredCount: answered, ...figures } = figuresOf(row)
  return { waiting: row.waiting, mine: row.mine, answered, ...figures }
}
