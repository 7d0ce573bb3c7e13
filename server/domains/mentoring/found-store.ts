import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { selectQuestions, takerOf } from './question-columns.ts'
import { questions } from './table.ts'

/** Published answers as what is searched. */
export const searchedAnswers = {
  table: 'mentor_questions',

  /** As it is written in the partial indexes. */
  shown: () => sql`s.publish and s.answer_publish`,

  async read(db: Db, ids: readonly number[]) {
    const found = await selectQuestions(db).where(inArray(questions.id, [...ids]))
    return found.map((one) => {
      const { id, title, text, topic, answer, answeredAt, sample } = one.row
      return {
        id,
        title,
        text: `${answer ?? ''} ${text}`,
        item: { topic, mentor: takerOf(one), answeredAt: (answeredAt as Date).toISOString(), sample },
      }
    })
  },
}
