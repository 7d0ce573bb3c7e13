import * as v from 'valibot'
import { version } from '../api/based-on.ts'
import { DogInput } from '../dogs/dog-input.ts'
import { Dog } from '../dogs/dogs.ts'
import { Photo } from '../api/media.ts'
import { Mentor, MentorName, TOPICS } from './mentors.ts'
import { PlaceCard } from '../places/places.ts'
import { plainLine, plainText } from '../text/plain-text.ts'

/** asked → taken → answered → rated, which closes it. */
export const QUESTION_STATES = ['asked', 'taken', 'answered', 'rated'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

export const QUESTION_TITLE = { min: 5, max: 60 } as const
export const QUESTION_TEXT = { min: 10, max: 2000 } as const
export const ANSWER_TEXT = { min: 10, max: 4000 } as const
export const RATING_TEXT = { min: 0, max: 500 } as const
export const MAX_QUESTION_PHOTOS = 5
/** Most unanswered questions of one member. */
export const MAX_OPEN_QUESTIONS = 5
/** A question that its mentor has not taken, or not answered, goes back to all mentors after so long. */
export const RETURN_HOURS = 48

/** The dog as it was when the question was asked. */
export const QuestionDog = v.object({
  ...Dog.entries,
  ...v.pick(DogInput, ['birthday', 'sex', 'neutered', 'traits']).entries,
})
export type QuestionDog = v.InferOutput<typeof QuestionDog>

/** What asker and mentor alike see of a question. */
const Common = {
  id: v.number(),
  title: v.string(),
  /** Plain text with line breaks, like that of the answer. */
  text: v.string(),
  topic: v.picklist(TOPICS),
  dog: v.nullable(QuestionDog),
  /** null if none was named, or it is not public any more. */
  place: v.nullable(PlaceCard),
  photos: v.array(Photo),
  /** The asker agrees that question and answer are public. */
  publish: v.boolean(),
  state: v.picklist(QUESTION_STATES),
  /** ISO instants, like all others here. */
  askedAt: v.string(),
  /** When it goes back to all mentors, if nothing happens. */
  returnsAt: v.nullable(v.string()),
  answer: v.nullable(
    v.object({
      text: v.string(),
      /** Sanitized rich text with the same words; null if the text is all. */
      html: v.nullable(v.string()),
      /** The mentor agrees as well. */
      publish: v.boolean(),
      answeredAt: v.string(),
      editedAt: v.nullable(v.string()),
    }),
  ),
  rating: v.nullable(v.object({ stars: v.number(), text: v.string(), ratedAt: v.string() })),
}

/** A question as its asker sees it. */
export const MyQuestion = v.object({
  ...Common,
  /** Whom it was asked of; null: all mentors. */
  wanted: v.nullable(MentorName),
  /** Who has taken it. */
  mentor: v.nullable(MentorName),
})
export type MyQuestion = v.InferOutput<typeof MyQuestion>

/** What another mentor does with a question right now. */
export const PRESENCES = ['reading', 'writing'] as const
export type Presence = (typeof PRESENCES)[number]
export const OtherMentor = v.object({ nickname: v.string(), doing: v.picklist(PRESENCES) })
export type OtherMentor = v.InferOutput<typeof OtherMentor>

/** A question as mentors see it. */
export const MentorQuestion = v.object({
  ...Common,
  /** null: 탈퇴한 회원. */
  asker: v.nullable(v.object({ nickname: v.string(), photo: v.nullable(Photo) })),
  /** The caller has taken it. */
  mine: v.boolean(),
  /** It was asked of the caller by name. */
  ofMe: v.boolean(),
})
export type MentorQuestion = v.InferOutput<typeof MentorQuestion>

/** The same with what the mentor needs to answer it. */
export const QuestionOnDesk = v.object({
  question: MentorQuestion,
  /** Earlier questions of the same member that the caller answered, latest first. */
  history: v.array(v.object({ id: v.number(), title: v.string(), answeredAt: v.string() })),
  /** Mentors who are at it now. */
  others: v.array(OtherMentor),
})
export type QuestionOnDesk = v.InferOutput<typeof QuestionOnDesk>

export const QuestionBody = v.object({
  /** Id of the mentor; null: whoever takes it. */
  mentorId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  title: plainLine(QUESTION_TITLE),
  text: plainText(QUESTION_TEXT),
  topic: v.picklist(TOPICS, '무엇에 대한 질문인지 골라 주세요.'),
  /** One of the asker's dogs. */
  dogId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  placeId: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  /** Ids from `POST /photos`, in display order. */
  photoIds: v.pipe(
    v.array(v.pipe(v.string(), v.uuid())),
    v.maxLength(MAX_QUESTION_PHOTOS, `사진은 ${MAX_QUESTION_PHOTOS}장까지 올릴 수 있어요.`),
    v.check((ids) => new Set(ids).size === ids.length, '같은 사진이 두 번 들어 있어요.'),
  ),
  publish: v.boolean(),
})
export type QuestionBody = v.InferOutput<typeof QuestionBody>

const AnswerHead = {
  id: v.number(),
  title: v.string(),
  topic: v.picklist(TOPICS),
  /** null: 탈퇴한 멘토. */
  mentor: v.nullable(MentorName),
  answeredAt: v.string(),
  /** The asker's; null if not rated yet. */
  stars: v.nullable(v.number()),
  /** Demo content, labelled 예시. */
  sample: v.boolean(),
}

/** A published answer in a list. */
export const AnswerCard = v.object({
  ...AnswerHead,
  /** How the answer begins. */
  excerpt: v.string(),
})
export type AnswerCard = v.InferOutput<typeof AnswerCard>

/** A published question with its answer. The asker isn't named, nor is their dog. */
export const PublishedAnswer = v.object({
  ...AnswerHead,
  text: v.string(),
  dog: v.nullable(v.pick(Dog, ['breed', 'weightKg', 'size'])),
  place: v.nullable(v.object({ id: v.number(), name: v.string() })),
  photos: v.array(Photo),
  askedAt: v.string(),
  answer: v.string(),
  /** Sanitized rich text with the same words; null if the text is all. */
  answerHtml: v.nullable(v.string()),
  editedAt: v.nullable(v.string()),
  ratingText: v.string(),
})
export type PublishedAnswer = v.InferOutput<typeof PublishedAnswer>

/** A text that a mentor keeps to use again. */
export const SavedReplyBody = v.object({
  title: plainLine({ min: 1, max: 40 }),
  text: plainText({ min: 1, max: 2000 }),
})
export type SavedReplyBody = v.InferOutput<typeof SavedReplyBody>
export const SavedReply = v.object({ id: v.number(), version, title: v.string(), text: v.string() })
export type SavedReply = v.InferOutput<typeof SavedReply>
export const MAX_SAVED_REPLIES = 100

/** What the server stores about a member's mentoring, for their data export. */
export const MentoringData = v.object({
  questions: v.array(v.omit(MyQuestion, ['place', 'returnsAt'])),
  profile: v.nullable(v.pick(Mentor, ['kind', 'topics', 'introduction', 'accepting', 'hours'])),
  answers: v.array(v.object({ id: v.number(), title: v.string(), text: v.string(), answeredAt: v.string() })),
  savedReplies: v.array(v.omit(SavedReply, ['version'])),
})
