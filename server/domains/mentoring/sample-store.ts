import type { MentorProfile } from '../../../contract/mentoring/mentors.ts'
import type { Db } from '../../db/index.ts'
import { documentText } from '../../lib/document-text.ts'
import { mentors, questions } from './table.ts'

type Row = typeof questions.$inferInsert
/** A question of the demo with its answer. */
export type SampleQuestion = Pick<Row, 'title' | 'text' | 'topic' | 'dog' | 'askerId' | 'stars' | 'ratingText'> & {
  answer: string
  mentorId: number
  answerMinutes: number
  askedAt: Date
  answeredAt: Date
}

/** Mentors of a demo, and what they answered: all of it published. */
export async function insertSampleMentoring(
  db: Db,
  profiles: readonly (MentorProfile & { userId: number })[],
  asked: readonly SampleQuestion[],
): Promise<void> {
  await db.insert(mentors).values(profiles.map((profile) => ({ ...profile, sample: true })))
  await db.insert(questions).values(
    asked.map(({ mentorId, ...question }): Row => {
      const { title, text, answer, askedAt, answeredAt, stars } = question
      return {
        ...question,
        takenById: mentorId,
        takenAt: askedAt,
        offeredAt: askedAt,
        photos: [],
        sample: true,
        publish: true,
        answerPublish: true,
        state: stars === null ? 'answered' : 'rated',
        ratedAt: stars === null ? null : answeredAt,
        ...documentText(title, `${text} ${answer}`),
      }
    }),
  )
}
