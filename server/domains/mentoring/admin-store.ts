import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { MentorProfile } from '../../../contract/mentoring/mentors.ts'
import type { MentorRecord, MentorState, QuestionRecord } from '../../../contract/mentoring/mentors-admin.ts'
import type { Db } from '../../db/index.ts'
import { countWaiting } from '../../db/statements/figures.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { fail } from '../../refusals/refusal.ts'
import { users } from '../accounts/table.ts'
import { insertEvent } from '../audit/store.ts'
import { changesOf } from '../records/changes.ts'
import type { Act } from '../records/store.ts'
import { writeProfile } from './mentor-store.ts'
import { mentors, questions } from './table.ts'

type User = typeof users.$inferSelect
type Mentor = typeof mentors.$inferSelect

/** Of the mentor whose account a row of `users` is. */
const ofMentor = (column: string) => sql`(select m.${sql.raw(column)} from mentors as m where m.user_id = ${users.id})`
const EXISTS = sql`exists (select from mentors as m where m.user_id = ${users.id})`
const STATE = sql`case when ${users.role} not in ('mentor', 'admin') then 'former' when not ${EXISTS} then 'none'
  when ${ofMentor('accepting')} then 'accepting' else 'paused' end`

function stateOf({ role }: User, mentor: Mentor | undefined): MentorState {
  if (role === 'member') return 'former'
  if (!mentor) return 'none'
  return mentor.accepting ? 'accepting' : 'paused'
}

export async function listMentorRecords(deps: ListDeps, query: ListQuery) {
  const listed = {
    table: users,
    id: users.id,
    search: [users.nickname],
    orders: { joined: users.createdAt, nickname: users.nickname },
    filters: { state: STATE, kind: ofMentor('kind') },
    where: [isNull(users.erasedAt), sql`(${users.role} = 'mentor' or ${EXISTS})`],
  }
  const { rows, cursor, total } = await listRows(deps, listed, query)
  return { items: await recordsOf(deps.db, rows), cursor, total }
}

export async function getMentorRecord(db: Db, id: number): Promise<MentorRecord> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  const [record] = await recordsOf(db, rows)
  return record ?? fail('RECORD_NOT_FOUND')
}

/** The record of a mentor changes by themself as well: both count its versions. */
export function updateMentor(
  db: Db,
  { id, body: { version, ...profile } }: { id: number; body: MentorProfile & { version: number } },
  { by, at }: Act,
): Promise<MentorRecord> {
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
    if (!held) fail('RECORD_NOT_FOUND')
    const before = await getMentorRecord(tx, id)
    if (before.version !== version) fail('VERSION_CONFLICT')
    if (isDeepStrictEqual(before.profile, profile)) return before
    await writeProfile(tx, id, profile, at)
    const after = await getMentorRecord(tx, id)
    const changes = changesOf(before.profile && said(before.profile), said(profile))
    const event = { kind: 'mentor', action: 'update', targetId: id, targetName: after.nickname, ...changes } as const
    await insertEvent(tx, by, event, at)
    return after
  })
}

/** As the form has it, and as the log says it: times of day instead of minutes. */
const said = ({ hours: { days, from, to }, ...rest }: NonNullable<MentorRecord['profile']>) => ({
  ...rest,
  days,
  from: clockOf(from),
  to: clockOf(to),
})

/** 570 → "09:30" */
const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

interface Counts extends Record<string, unknown> {
  id: number
  taken: number
  answered: number
  rating: number | null
}

async function recordsOf(db: Db, rows: readonly User[]): Promise<MentorRecord[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const profiles = await db.select().from(mentors).where(inArray(mentors.userId, ids))
  const { rows: counted } = await db.execute<Counts>(sql`
    select taken_by_id as id, count(*) filter (where state = 'taken')::int as taken,
      count(*) filter (where answer is not null)::int as answered, avg(stars)::float8 as rating
    from mentor_questions where taken_by_id in ${ids} group by 1`)
  const profileOf = new Map(profiles.map((one) => [one.userId, one]))
  const countsOf = new Map(counted.map((one) => [one.id, one]))
  return rows.map((row) => recordOf(row, profileOf.get(row.id), countsOf.get(row.id)))
}

const recordOf = (user: User, mentor: Mentor | undefined, counts: Counts | undefined): MentorRecord => ({
  id: user.id,
  nickname: user.nickname,
  role: user.role,
  state: stateOf(user, mentor),
  version: mentor?.version ?? 1,
  createdAt: user.createdAt.toISOString(),
  updatedAt: (mentor?.updatedAt ?? user.createdAt).toISOString(),
  deletedAt: null,
  profile: mentor
    ? {
        kind: mentor.kind,
        topics: mentor.topics,
        introduction: mentor.introduction,
        accepting: mentor.accepting,
        hours: mentor.hours,
      }
    : null,
  takenCount: counts?.taken ?? 0,
  answeredCount: counts?.answered ?? 0,
  rating: counts?.rating === undefined || counts.rating === null ? null : Math.round(counts.rating * 10) / 10,
})

export async function listQuestionRecords(deps: ListDeps, query: ListQuery) {
  const listed = {
    table: questions,
    id: questions.id,
    search: [questions.title],
    orders: { asked: questions.askedAt },
    filters: { state: questions.state, topic: questions.topic },
  }
  const { rows, cursor, total } = await listRows(deps, listed, query)
  const ids = rows.flatMap(({ askerId, wantedId, takenById }) =>
    [askerId, wantedId, takenById].filter((id) => id !== null),
  )
  const people = await deps.db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(and(inArray(users.id, ids.length > 0 ? ids : [0]), isNull(users.erasedAt)))
  const names = new Map(people.map(({ id, nickname }) => [id, nickname]))
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  const items = rows.map(
    ({ id, title, topic, state, askerId, wantedId, takenById, askedAt, answeredAt }): QuestionRecord => ({
      id,
      title,
      topic,
      state,
      asker: nameOf(askerId),
      wanted: nameOf(wantedId),
      taker: nameOf(takenById),
      askedAt: askedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    }),
  )
  return { items, cursor, total }
}

/** Questions without an answer. */
export const unansweredQuestions = (db: Db) =>
  countWaiting(db, questions, questions.askedAt, inArray(questions.state, ['asked', 'taken']))
