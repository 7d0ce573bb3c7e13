import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { RatingBody } from '../../../contract/mentoring/mentoring.ts'
import type { MyQuestion, QuestionBody, QuestionDog } from '../../../contract/mentoring/questions.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { releasePhotos } from '../photos/store.ts'
import { fail } from '../../refusals/refusal.ts'
import type { MentoringPorts } from './ports.ts'
import { type QuestionRow, selectQuestions, toMyQuestion } from './question-columns.ts'
import { questions } from './table.ts'

type Places = Pick<MentoringPorts['places'], 'cards'>

/** Gives each question the card of its place, if that is public. */
export async function withPlaces<T>(
  db: Db,
  places: Places,
  found: readonly QuestionRow[],
  shape: (
    row: QuestionRow,
    place: Awaited<ReturnType<Places['cards']>> extends Map<number, infer P> ? P | null : never,
  ) => T,
): Promise<T[]> {
  const ids = found.flatMap(({ row }) => row.placeId ?? [])
  const cards = ids.length > 0 ? await places.cards(db, ids) : new Map<number, never>()
  return found.map((one) => shape(one, (one.row.placeId !== null && cards.get(one.row.placeId)) || null))
}

const own = (userId: number, id: number) => and(eq(questions.askerId, userId), eq(questions.id, id))

export async function getQuestion(db: Db, places: Places, userId: number, id: number): Promise<MyQuestion> {
  const [made] = await withPlaces(db, places, await selectQuestions(db).where(own(userId, id)), toMyQuestion)
  return made ?? fail('QUESTION_NOT_FOUND')
}

/** Latest first; all of them without a limit, for an export. */
export async function listQuestions(
  db: Db,
  places: Places,
  userId: number,
  { before, limit }: { before?: number | null; limit?: number } = {},
): Promise<MyQuestion[]> {
  const query = selectQuestions(db)
    .where(and(eq(questions.askerId, userId), before ? lt(questions.id, before) : undefined))
    .orderBy(desc(questions.id))
  return withPlaces(db, places, await (limit === undefined ? query : query.limit(limit)), toMyQuestion)
}

/** Counts a member's unanswered questions; those who ask at once wait for each other. */
export async function countOpen(tx: Db, userId: number): Promise<number> {
  await lockMember(tx, userId)
  const [row] = await tx
    .select({ open: count() })
    .from(questions)
    .where(and(eq(questions.askerId, userId), inArray(questions.state, ['asked', 'taken'])))
  return row?.open ?? 0
}

export type NewQuestion = Pick<QuestionBody, 'title' | 'text' | 'topic' | 'publish' | 'placeId'> & {
  askerId: number
  wantedId: number | null
  dog: QuestionDog | null
  photos: Photo[]
}

/** @returns its id */
export async function insertQuestion(tx: Db, question: NewQuestion, now: Date): Promise<number> {
  const [row] = await tx
    .insert(questions)
    .values({ ...question, askedAt: now, offeredAt: now })
    .returning({ id: questions.id })
  return (row as { id: number }).id
}

export function removeQuestion(db: Db, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(questions).where(own(userId, id)).for('update')
    if (!row) fail('QUESTION_NOT_FOUND')
    if (row.answer !== null) fail('QUESTION_ANSWERED')
    await tx.delete(questions).where(own(userId, id))
    await releasePhotos(tx, row.photos)
  })
}

export async function setPublish(db: Db, userId: number, id: number, publish: boolean): Promise<void> {
  await db.update(questions).set({ publish }).where(own(userId, id))
}

/**
 * Rates and closes, once: a repetition with the same words changes nothing.
 * @returns the id of the mentor, if it was rated now
 */
export async function rate(
  db: Db,
  userId: number,
  id: number,
  { stars, text }: RatingBody,
  now: Date,
): Promise<number | null> {
  const done = await db
    .update(questions)
    .set({ state: 'rated', stars, ratingText: text, ratedAt: now })
    .where(and(own(userId, id), eq(questions.state, 'answered')))
    .returning({ mentorId: questions.takenById })
  if (done[0]) return done[0].mentorId
  const [row] = await db.select().from(questions).where(own(userId, id))
  if (!row) fail('QUESTION_NOT_FOUND')
  if (row.state !== 'rated') fail('NOT_ANSWERED')
  if (row.stars !== stars || row.ratingText !== text) fail('ALREADY_RATED')
  return null
}
