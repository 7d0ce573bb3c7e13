import { type Column, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/api/media.ts'
import type { MentorKind, MentorName } from '../../../contract/mentoring/mentors.ts'
import { type MentorQuestion, type MyQuestion, RETURN_HOURS } from '../../../contract/mentoring/questions.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import type { Db } from '../../db/index.ts'
import { withheldPhoto } from '../../db/content/photo-holder.ts'
import { users } from '../accounts/table.ts'
import { mentors, questions } from './table.ts'

const asker = alias(users, 'asker')
const wanted = alias(users, 'wanted')
const wantedMentor = alias(mentors, 'wanted_mentor')
const taker = alias(users, 'taker')
const takerMentor = alias(mentors, 'taker_mentor')

const person = <N extends Column, P extends Column, E extends Column>(row: { nickname: N; photo: P; erasedAt: E }) => ({
  nickname: row.nickname,
  photo: row.photo,
  erasedAt: row.erasedAt,
})

/** Questions with the people in them; add what the query needs. */
export const selectQuestions = (db: Db) =>
  db
    .select({
      row: questions,
      asker: person(asker),
      wanted: person(wanted),
      wantedKind: wantedMentor.kind,
      taker: person(taker),
      takerKind: takerMentor.kind,
    })
    .from(questions)
    .innerJoin(asker, eq(asker.id, questions.askerId))
    .leftJoin(wanted, eq(wanted.id, questions.wantedId))
    .leftJoin(wantedMentor, eq(wantedMentor.userId, questions.wantedId))
    .leftJoin(taker, eq(taker.id, questions.takenById))
    .leftJoin(takerMentor, eq(takerMentor.userId, questions.takenById))

export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]

interface Person {
  nickname: string
  photo: Photo | null
  erasedAt: Date | null
}

/** null: nobody, or a member who has left. */
const nameOf = (someone: Person | null, kind: MentorKind | null): MentorName | null =>
  someone && !someone.erasedAt ? { nickname: someone.nickname, photo: someone.photo, kind } : null

export const takerOf = ({ taker, takerKind }: QuestionRow) => nameOf(taker, takerKind)

const HOUR_MS = 3_600_000

/** When it goes back to all mentors; null if it is with all of them, or answered. */
function returnsAt({ state, wantedId, offeredAt, takenAt }: QuestionRow['row']): string | null {
  const since = state === 'taken' ? takenAt : state === 'asked' && wantedId !== null ? offeredAt : null
  return since && new Date(since.getTime() + RETURN_HOURS * HOUR_MS).toISOString()
}

function commonOf({ row }: QuestionRow, place: PlaceCard | null) {
  const { id, title, text, topic, dog, photos, publish, state } = row
  const answered = row.answer !== null && row.answeredAt !== null
  return {
    id,
    title,
    text,
    topic,
    dog,
    photos: row.publish && row.answerPublish ? photos : photos.map(withheldPhoto),
    publish,
    state,
    place,
    askedAt: row.askedAt.toISOString(),
    returnsAt: returnsAt(row),
    answer: answered
      ? {
          text: row.answer as string,
          html: row.answerHtml,
          publish: row.answerPublish,
          answeredAt: (row.answeredAt as Date).toISOString(),
          editedAt: row.answerEditedAt?.toISOString() ?? null,
        }
      : null,
    rating:
      row.stars !== null && row.ratedAt
        ? { stars: row.stars, text: row.ratingText, ratedAt: row.ratedAt.toISOString() }
        : null,
  }
}

export const toMyQuestion = (found: QuestionRow, place: PlaceCard | null): MyQuestion => ({
  ...commonOf(found, place),
  wanted: nameOf(found.wanted, found.wantedKind),
  mentor: takerOf(found),
})

export const toMentorQuestion = (found: QuestionRow, place: PlaceCard | null, userId: number): MentorQuestion => ({
  ...commonOf(found, place),
  asker: found.asker.erasedAt ? null : { nickname: found.asker.nickname, photo: found.asker.photo },
  mine: found.row.takenById === userId,
  ofMe: found.row.wantedId === userId,
})
