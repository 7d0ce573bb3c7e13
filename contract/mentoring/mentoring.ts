import * as v from 'valibot'
import { DAY, HOUR } from '../api/limit.ts'
import { Mentor, TOPICS } from './mentors.ts'
import { operation } from '../api/operation.ts'
import { plainText } from '../text/plain-text.ts'
import { AnswerCard, MyQuestion, PublishedAnswer, QuestionBody, RATING_TEXT } from './questions.ts'
import { cursorText, idText, integerText, page } from '../api/wire.ts'

const ById = v.object({ id: idText })
const paging = { cursor: v.optional(cursorText), limit: v.optional(integerText(1, 50)) }

export const ANSWER_PAGE = 20

export const RatingBody = v.object({
  stars: v.pipe(
    v.number('별점을 골라 주세요.'),
    v.integer('별점을 골라 주세요.'),
    v.minValue(1, '별점을 골라 주세요.'),
    v.maxValue(5, '별점을 골라 주세요.'),
  ),
  text: plainText(RATING_TEXT),
})
export type RatingBody = v.InferOutput<typeof RatingBody>

const QUESTIONS = { name: 'questionByAccount', per: '{member}', points: 10, seconds: DAY } as const
const QUESTION_EDITS = { name: 'questionEditByAccount', per: '{member}', points: 60, seconds: HOUR } as const
const OWN_QUESTION = { param: 'id', missing: 'QUESTION_NOT_FOUND' } as const

/** For visitors and members; what mentors do is in `mentoring-desk.ts`. */
export const mentoringOperations = {
  listMentors: operation({
    summary: 'Mentors, in pages',
    query: v.object({ topic: v.optional(v.picklist(TOPICS)), ...paging }),
    data: page(Mentor),
    errors: ['BAD_CURSOR'],
    shows: ['mentors'],
  }),

  listAnswers: operation({
    summary: 'Published answers, latest question first; parts of words and 초성 are found',
    query: v.object({
      q: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.minLength(1), v.maxLength(60))),
      topic: v.optional(v.picklist(TOPICS)),
      ...paging,
    }),
    data: page(AnswerCard),
    errors: ['BAD_CURSOR'],
    shows: ['answers'],
  }),

  getAnswer: operation({
    summary: 'A published question with its answer',
    params: ById,
    data: PublishedAnswer,
    errors: ['ANSWER_NOT_FOUND'],
    shows: ['answers', 'places', 'place:{data.place.id}'],
  }),

  askQuestion: operation({
    summary: 'Asks one mentor, or whoever takes it',
    body: QuestionBody,
    data: MyQuestion,
    errors: [
      ...(['MENTOR_NOT_FOUND', 'MENTOR_NOT_ACCEPTING', 'QUESTIONS_FULL'] as const),
      ...(['DOG_NOT_FOUND', 'PLACE_NOT_FOUND', 'PHOTO_NOT_FOUND'] as const),
    ],
    owner: { field: 'photoIds', missing: 'PHOTO_NOT_FOUND' },
    limit: [QUESTIONS],
    touches: [],
  }),

  listMyQuestions: operation({
    summary: 'Questions of the logged-in user, latest first',
    query: v.object(paging),
    data: page(MyQuestion),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  getMyQuestion: operation({
    summary: 'An own question',
    params: ById,
    data: MyQuestion,
    errors: ['QUESTION_NOT_FOUND'],
    owner: OWN_QUESTION,
  }),

  deleteQuestion: operation({
    summary: 'Deletes an own question that has no answer yet',
    params: ById,
    data: v.null(),
    errors: ['QUESTION_NOT_FOUND', 'QUESTION_ANSWERED'],
    owner: OWN_QUESTION,
    limit: [QUESTION_EDITS],
    whileSuspended: true,
    touches: [],
  }),

  /** The asker's consent can be taken back at any time. */
  setQuestionPublished: operation({
    summary: 'Agrees that an own question is public with its answer, or doesn’t any more',
    params: ById,
    body: v.object({ publish: v.boolean() }),
    data: MyQuestion,
    errors: ['QUESTION_NOT_FOUND'],
    owner: OWN_QUESTION,
    limit: [QUESTION_EDITS],
    whileSuspended: true,
    touches: ['answers'],
  }),

  rateAnswer: operation({
    summary: 'Rates the answer to an own question, once; this closes it',
    params: ById,
    body: RatingBody,
    data: MyQuestion,
    errors: ['QUESTION_NOT_FOUND', 'NOT_ANSWERED', 'ALREADY_RATED'],
    owner: OWN_QUESTION,
    limit: [QUESTION_EDITS],
    touches: ['answers', 'mentors'],
  }),
}
