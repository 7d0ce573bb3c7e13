import { and, asc, desc, eq, gt, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AnswerEdit, DeskList } from '../../../contract/mentoring/mentoring-desk.ts'
import { ANSWER_TEXT, type MentorQuestion, type QuestionOnDesk } from '../../../contract/mentoring/questions.ts'
import type { Db } from '../../db/index.ts'
import { documentText } from '../../lib/document-text.ts'
import { readLightText } from '../../lib/light-text.ts'
import { fail } from '../../refusals/refusal.ts'
import { refuseOlderEdit } from '../../refusals/refuse-older-edit.ts'
import { minutesInHours } from './hours.ts'
import { readProfile } from './mentor-store.ts'
import type { MentoringPorts } from './ports.ts'
import { selectQuestions, toMentorQuestion } from './question-columns.ts'
import { withPlaces } from './question-store.ts'
import { questions } from './table.ts'

type Places = Pick<MentoringPorts['places'], 'cards'>

/** Questions that this mentor may take. */
export const waitingFor = (userId: number): SQL =>
  sql`${questions.state} = 'asked' and ${questions.askerId} <> ${userId}
    and (${questions.wantedId} is null or ${questions.wantedId} = ${userId})`

const takenBy = (userId: number) => eq(questions.takenById, userId)

/** Questions that this mentor may see. */
export const seenBy = (userId: number) => or(takenBy(userId), waitingFor(userId))

const visibleTo = (userId: number, id: number) => and(eq(questions.id, id), seenBy(userId))

export async function getDeskQuestion(db: Db, places: Places, userId: number, id: number): Promise<MentorQuestion> {
  const found = await selectQuestions(db).where(visibleTo(userId, id))
  const [made] = await withPlaces(db, places, found, (row, place) => toMentorQuestion(row, place, userId))
  return made ?? fail('QUESTION_NOT_FOUND')
}

export async function isVisible(db: Db, userId: number, id: number): Promise<boolean> {
  return (await db.select({ id: questions.id }).from(questions).where(visibleTo(userId, id))).length > 0
}

export async function listDeskQuestions(
  db: Db,
  places: Places,
  userId: number,
  { list, last, limit }: { list: DeskList; last: number | null; limit: number },
): Promise<MentorQuestion[]> {
  const which = {
    waiting: waitingFor(userId),
    mine: and(takenBy(userId), eq(questions.state, 'taken')),
    answered: and(takenBy(userId), isNotNull(questions.answer)),
  }[list]
  const latestFirst = list === 'answered'
  const beyond = last === null ? undefined : latestFirst ? lt(questions.id, last) : gt(questions.id, last)
  const found = await selectQuestions(db)
    .where(and(which, beyond))
    .orderBy(latestFirst ? desc(questions.id) : asc(questions.id))
    .limit(limit)
  return withPlaces(db, places, found, (row, place) => toMentorQuestion(row, place, userId))
}

/** Earlier questions of the same member that this mentor answered. */
export async function historyOf(db: Db, userId: number, id: number): Promise<QuestionOnDesk['history']> {
  const askedBy = sql`(select asker_id from mentor_questions where id = ${id})`
  const rows = await db
    .select({ id: questions.id, title: questions.title, answeredAt: questions.answeredAt })
    .from(questions)
    .where(and(takenBy(userId), isNotNull(questions.answeredAt), ne(questions.id, id), eq(questions.askerId, askedBy)))
    .orderBy(desc(questions.id))
    .limit(10)
  return rows.map(({ answeredAt, ...row }) => ({ ...row, answeredAt: (answeredAt as Date).toISOString() }))
}

/**
 * One conditional UPDATE: of mentors who take it at once, exactly one gets it.
 * @returns the id of the asker; null if this mentor held it already
 */
export async function take(db: Db, userId: number, id: number, now: Date): Promise<number | null> {
  const taken = await db
    .update(questions)
    .set({ state: 'taken', takenById: userId, takenAt: now })
    .where(and(eq(questions.id, id), waitingFor(userId)))
    .returning({ askerId: questions.askerId })
  if (taken[0]) return taken[0].askerId
  const [row] = await db.select().from(questions).where(eq(questions.id, id))
  if (row?.takenById === userId) return null
  if (row?.askerId === userId) fail('OWN_WORDS')
  const mayKnow = row && (row.wantedId === null || row.wantedId === userId)
  return fail(mayKnow && row.state !== 'asked' ? 'QUESTION_TAKEN' : 'QUESTION_NOT_FOUND')
}

/**
 * Back to all mentors. One that this mentor doesn't hold stays as it is.
 * @returns the id of the asker, if it was given back
 */
export async function giveBack(db: Db, userId: number, id: number, now: Date): Promise<number | null> {
  const [row] = await db
    .update(questions)
    .set({ state: 'asked', takenById: null, takenAt: null, wantedId: null, offeredAt: now })
    .where(and(eq(questions.id, id), takenBy(userId), eq(questions.state, 'taken')))
    .returning({ askerId: questions.askerId })
  return row?.askerId ?? null
}

/** @returns the id of the asker at the first answer; null at an edit */
export async function writeAnswer(
  tx: Db,
  userId: number,
  id: number,
  body: AnswerEdit,
  now: Date,
): Promise<number | null> {
  const [row] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), takenBy(userId)))
    .for('update')
  if (!row) return fail('QUESTION_NOT_FOUND')
  const { publish } = body
  const same = body.html === undefined && body.text === row.answer
  const { text, html } = same ? { text: body.text, html: row.answerHtml } : readLightText(body, ANSWER_TEXT)
  const said = row.answer !== text || row.answerHtml !== html
  if (!said && row.answerPublish === publish) return null
  if (row.state === 'rated') fail('ANSWER_RATED')
  refuseOlderEdit(body.basedOn, (row.answerEditedAt ?? row.answeredAt)?.toISOString() ?? null, !said)
  const profile = await readProfile(tx, userId)
  const first = row.answeredAt === null
  await tx
    .update(questions)
    .set({
      answer: text,
      answerHtml: html,
      answerPublish: publish,
      state: 'answered',
      answeredAt: row.answeredAt ?? now,
      ...documentText(row.title, `${row.text} ${text}`),
      ...(first ? { answerMinutes: profile && minutesInHours(row.offeredAt, now, profile.hours) } : {}),
      ...(!first && said ? { answerEditedAt: now } : {}),
    })
    .where(eq(questions.id, id))
  return first ? row.askerId : null
}
