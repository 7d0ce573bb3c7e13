import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { queryWords } from '../../../contract/text/search-words.ts'
import type { Topic } from '../../../contract/mentoring/mentors.ts'
import type { AnswerCard, PublishedAnswer } from '../../../contract/mentoring/questions.ts'
import { all, anywhere } from '../../db/statements/word-match.ts'
import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import type { MentoringPorts } from './ports.ts'
import { type QuestionRow, selectQuestions, takerOf } from './question-columns.ts'
import { questions } from './table.ts'

/** What everybody reads. */
export const PUBLISHED = and(questions.publish, questions.answerPublish)
const EXCERPT = 140

/** A condition on rows of the table under the alias `s`; a query without letters or digits finds nothing. */
export function matchingRows(q: string): SQL {
  const words = queryWords(q)
  return words.length > 0 ? all(words.map(anywhere)) : sql`false`
}

const head = (found: QuestionRow) => ({
  id: found.row.id,
  title: found.row.title,
  topic: found.row.topic,
  mentor: takerOf(found),
  answeredAt: (found.row.answeredAt as Date).toISOString(),
  stars: found.row.stars,
  sample: found.row.sample,
})

export async function listAnswers(
  db: Db,
  {
    q,
    topic,
    before,
    limit,
  }: { q: string | undefined; topic: Topic | undefined; before: number | null; limit: number },
): Promise<AnswerCard[]> {
  const matching =
    q === undefined
      ? undefined
      : sql`${questions.id} in (select s.id from mentor_questions as s
          where s.publish and s.answer_publish and ${matchingRows(q)})`
  const found = await selectQuestions(db)
    .where(and(PUBLISHED, matching, topic && eq(questions.topic, topic), before ? lt(questions.id, before) : undefined))
    .orderBy(desc(questions.id))
    .limit(limit)
  return found.map((one) => ({ ...head(one), excerpt: excerptOf(one.row.answer ?? '') }))
}

function excerptOf(answer: string): string {
  const characters = Array.from(answer.replaceAll(/\s+/g, ' '))
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : characters.join('')
}

export async function getAnswer(db: Db, places: MentoringPorts['places'], id: number): Promise<PublishedAnswer> {
  const [found] = await selectQuestions(db).where(and(PUBLISHED, eq(questions.id, id)))
  if (!found) return fail('ANSWER_NOT_FOUND')
  const { text, dog, photos, placeId, askedAt, answer, answerHtml, answerEditedAt, ratingText } = found.row
  const place = placeId === null ? undefined : (await places.cards(db, [placeId])).get(placeId)
  return {
    ...head(found),
    text,
    photos,
    ratingText,
    answer: answer ?? '',
    answerHtml,
    dog: dog && { breed: dog.breed, weightKg: dog.weightKg, size: dog.size },
    place: place ? { id: place.id, name: place.name } : null,
    askedAt: askedAt.toISOString(),
    editedAt: answerEditedAt?.toISOString() ?? null,
  }
}
