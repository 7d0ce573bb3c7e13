import * as v from 'valibot'
import { Photo } from '../api/media.ts'
import { plainText } from '../text/plain-text.ts'

export const MENTOR_KINDS = ['trainer', 'vet', 'traveller'] as const
export type MentorKind = (typeof MENTOR_KINDS)[number]

/** What a question is about, and what a mentor answers. */
export const TOPICS = ['planning', 'transport', 'lodging', 'behaviour', 'health', 'food', 'manners'] as const
export type Topic = (typeof TOPICS)[number]

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440))

/** When a mentor answers, in Korea; public holidays are never among their hours. */
export const MentorHours = v.pipe(
  v.object({
    /** Days of the week, 0 is Sunday. */
    days: v.pipe(
      v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
      v.minLength(1, '요일을 하나 이상 골라 주세요.'),
      v.maxLength(7),
      v.transform((days) => [...new Set(days)].sort((a, b) => a - b)),
    ),
    /** Minutes since midnight. */
    from: minuteOfDay,
    to: minuteOfDay,
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to > from, '끝나는 시각이 시작하는 시각보다 뒤여야 해요.'),
    ['to'],
  ),
)
export type MentorHours = v.InferOutput<typeof MentorHours>

/** What a mentor says of themself. */
export const MentorProfile = v.object({
  kind: v.picklist(MENTOR_KINDS, '어떤 멘토인지 골라 주세요.'),
  topics: v.pipe(
    v.array(v.picklist(TOPICS)),
    v.minLength(1, '분야를 하나 이상 골라 주세요.'),
    v.transform((topics) => TOPICS.filter((topic) => topics.includes(topic))),
  ),
  introduction: plainText({ min: 10, max: 500 }),
  /** Whether members may ask them by name. */
  accepting: v.boolean(),
  hours: MentorHours,
})
export type MentorProfile = v.InferOutput<typeof MentorProfile>

/** How a mentor is named beside an answer. */
export const MentorName = v.object({
  nickname: v.string(),
  photo: v.nullable(Photo),
  /** null if they are no mentor any more. */
  kind: v.nullable(v.picklist(MENTOR_KINDS)),
})
export type MentorName = v.InferOutput<typeof MentorName>

/** A mentor as everybody sees them. */
export const Mentor = v.object({
  id: v.number(),
  nickname: v.string(),
  photo: v.nullable(Photo),
  kind: v.picklist(MENTOR_KINDS),
  topics: v.array(v.picklist(TOPICS)),
  introduction: v.string(),
  accepting: v.boolean(),
  hours: v.object({ days: v.array(v.number()), from: v.number(), to: v.number() }),
  answeredCount: v.number(),
  /** Mean stars 1 … 5; null without ratings. */
  rating: v.nullable(v.number()),
  /** Half of their answers came within so many minutes of their hours; null without answers. */
  answerMinutes: v.nullable(v.number()),
  /** Demo content, labelled 예시. */
  sample: v.boolean(),
})
export type Mentor = v.InferOutput<typeof Mentor>
