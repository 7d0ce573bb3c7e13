import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Photo } from '../../../contract/api/media.ts'
import type { MentoringData } from '../../../contract/mentoring/questions.ts'
import type { Db } from '../../db/index.ts'
import { releasePhotos } from '../photos/store.ts'
import { readProfile } from './mentor-store.ts'
import { listQuestions } from './question-store.ts'
import { listReplies } from './reply-store.ts'
import { mentors, presences, questions, savedReplies } from './table.ts'

/** All that is stored about a member's mentoring, as asker and as mentor. */
export async function readMentoring(db: Db, userId: number): Promise<v.InferOutput<typeof MentoringData>> {
  const asked = await listQuestions(db, { cards: async () => new Map() }, userId)
  const answered = await db
    .select()
    .from(questions)
    .where(and(eq(questions.takenById, userId), isNotNull(questions.answer)))
    .orderBy(questions.id)
  return {
    questions: asked.map(({ place: _place, returnsAt: _returnsAt, ...question }) => question),
    profile: await readProfile(db, userId),
    answers: answered.map(({ id, title, answer, answeredAt }) => ({
      id,
      title,
      text: answer ?? '',
      answeredAt: (answeredAt as Date).toISOString(),
    })),
    savedReplies: await listReplies(db, userId),
  }
}

/**
 * Deletes a purged member's questions; published ones stay without their dog's name. Answers stay with those who asked, and are published
 * only with a mentor's name beside them or none.
 */
export async function purgeMentoring(tx: Db, userIds: readonly number[]): Promise<void> {
  const ids = [...userIds]
  const gone = sql`${sql.param(ids)}::int[]`
  const { rows } = await tx.execute<{ photos: Photo[] }>(sql`
    delete from mentor_questions where asker_id = any(${gone}) and not (publish and answer_publish) returning photos`)
  await releasePhotos(
    tx,
    rows.flatMap(({ photos }) => photos),
  )
  await tx.execute(sql`
    update mentor_questions set dog = dog || '{"name": null}' where asker_id = any(${gone}) and dog is not null`)
  await tx.execute(sql`
    update mentor_questions set state = 'asked', taken_by_id = null, taken_at = null, wanted_id = null
    where taken_by_id = any(${gone}) and state = 'taken'`)
  await tx.execute(sql`update mentor_questions set wanted_id = null where wanted_id = any(${gone})`)
  for (const table of [savedReplies, presences, mentors]) await tx.delete(table).where(inArray(table.userId, ids))
}
