import * as v from 'valibot'
import type { Desk } from '../../../contract/mentoring/mentoring-desk.ts'
import { MENTOR_KIND_NAME, TOPIC_NAME } from '../../../contract/mentoring/mentor-names.ts'
import { SEX_NAME, TRAIT_NAME } from '../../../contract/dogs/dog-input.ts'
import { MentorProfile, type Mentor, type Topic, TOPICS } from '../../../contract/mentoring/mentors.ts'
import { QuestionBody, type QuestionDog, type QuestionState } from '../../../contract/mentoring/questions.ts'
import type { FormPhoto } from '../media/form-model.ts'
import { cutText } from '../../lib/cut-text.ts'

/** As its asker reads it. */
export const QUESTION_STATE_NAME: Record<QuestionState, string> = {
  asked: '답변을 기다려요',
  taken: '멘토가 쓰고 있어요',
  answered: '답변을 받았어요',
  rated: '마쳤어요',
}

export const RATING_NAME = ['아쉬워요', '그저 그래요', '괜찮아요', '좋아요', '최고예요'] as const

/** The list's state in its address. */
export interface AnswerSearch {
  q?: string
  topic?: Topic
}
export function readAnswerSearch({ q, topic }: Record<string, unknown>): AnswerSearch {
  const known = TOPICS.find((one) => one === topic)
  const words = typeof q === 'string' ? cutText(q.trim(), 60) : ''
  return { ...(words && { q: words }), ...(known && { topic: known }) }
}

/** "40분", "3시간", "이틀": about how long half of the answers take. */
export function waitText(minutes: number): string {
  if (minutes < 60) return `${Math.max(10, Math.ceil(minutes / 10) * 10)}분`
  return `${Math.ceil(minutes / 60)}시간`
}

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']
export const DAY_NAMES: readonly string[] = WEEKDAYS
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** "월·화·수 10:00~19:00" */
export const hoursText = ({ days, from, to }: Mentor['hours']) =>
  `${days.map((day) => WEEKDAYS[day]).join('·')} ${clockText(from)}~${clockText(to)}`

/** What the asker chooses from: nothing, or the id of one. */
const idOrNone = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? null : Number(text))),
)
const { title, text, topic, photoIds, publish } = QuestionBody.entries

/** The form's values. A type rather than an interface, so that a draft may hold it. */
export type QuestionValues = {
  /** Ids as text, '' for none: of a mentor, of a dog. */
  mentor: string
  dog: string
  place: { id: number; name: string } | null
  topic: string
  title: string
  text: string
  photos: FormPhoto[]
  publish: boolean
}
export const EMPTY_QUESTION: QuestionValues = {
  mentor: '',
  dog: '',
  place: null,
  topic: '',
  title: '',
  text: '',
  photos: [],
  publish: true,
}

export const QuestionFields = v.pipe(
  v.object({
    mentor: idOrNone,
    dog: idOrNone,
    topic,
    title,
    text,
    publish,
    place: v.nullable(v.looseObject({ id: v.number() })),
    photos: v.pipe(
      v.array(v.looseObject({ id: v.string() })),
      v.transform((photos) => photos.map(({ id }) => id)),
      photoIds,
    ),
  }),
  v.transform(({ mentor, dog, place, photos, ...rest }): QuestionBody => ({
    ...rest,
    mentorId: mentor,
    dogId: dog,
    placeId: place?.id ?? null,
    photoIds: photos,
  })),
)

/** The form of a mentor's profile: times as an input of that kind has them. */
export type ProfileValues = {
  kind: string
  topics: string[]
  introduction: string
  accepting: boolean
  days: number[]
  from: string
  to: string
}
export const profileValues = (
  profile: Pick<Mentor, 'kind' | 'topics' | 'introduction' | 'accepting' | 'hours'> | null,
): ProfileValues => ({
  kind: profile?.kind ?? '',
  topics: profile?.topics ?? [],
  introduction: profile?.introduction ?? '',
  accepting: profile?.accepting ?? true,
  days: profile?.hours.days ?? [1, 2, 3, 4, 5],
  from: clockText(profile?.hours.from ?? 540),
  // An input of a time has no 24:00.
  to: clockText(Math.min(profile?.hours.to ?? 1080, 1439)),
})

/** What a mentor says of themself, in lines. */
export const profileText = ({ kind, topics, introduction, accepting, hours }: NonNullable<Desk['profile']>): string =>
  [
    [MENTOR_KIND_NAME[kind], ...topics.map((topic) => TOPIC_NAME[topic])].join(' · '),
    introduction,
    `${hoursText(hours)}${accepting ? '' : ' · 골라 묻는 질문은 받지 않아요'}`,
  ].join('\n')

const minutesOf = v.pipe(
  v.string(),
  v.regex(/^\d\d:\d\d$/, '시각을 골라 주세요.'),
  v.transform((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))),
)
const { kind, topics, introduction, accepting } = MentorProfile.entries
export const ProfileFields = v.pipe(
  v.object({
    kind,
    topics,
    introduction,
    accepting,
    from: minutesOf,
    to: minutesOf,
    days: v.pipe(v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])), v.minLength(1, '요일을 하나 이상 골라 주세요.')),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to > from, '끝나는 시각이 시작하는 시각보다 뒤여야 해요.'),
    ['to'],
  ),
  v.transform(({ days, from, to, ...rest }): MentorProfile => ({ ...rest, hours: { days, from, to } })),
)

const DAY_MS = 86_400_000
/** Drafts stay on the device until they are sent. */
export const questionDraft = (author: number | null) => ({ key: 'mentoring.ask', author, maxAgeMs: 30 * DAY_MS })
export const profileDraft = (author: number | null) => ({ key: 'mentoring.profile', author, maxAgeMs: 30 * DAY_MS })
export const replyDraft = (id: number, author: number | null) => ({
  key: `mentoring.reply.${id}`,
  author,
  maxAgeMs: 30 * DAY_MS,
})
export const answerDraft = (id: number, author: number | null) => ({
  key: `mentoring.answer.${id}`,
  author,
  maxAgeMs: 30 * DAY_MS,
})

/** "콩이 · 웰시코기 · 12.4kg · 여아 · 중성화함" */
export const dogText = ({ name, breed, weightKg, sex, neutered, birthday, traits }: QuestionDog) =>
  [
    name,
    breed,
    `${weightKg}kg`,
    birthday && `${birthday.slice(0, 4)}년생`,
    sex && SEX_NAME[sex],
    neutered === true && '중성화함',
    ...traits.map((trait) => TRAIT_NAME[trait]),
  ]
    .filter(Boolean)
    .join(' · ')
