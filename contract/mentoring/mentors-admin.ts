import * as v from 'valibot'
import { ROLES } from '../users/users.ts'
import { Mentor, MENTOR_KINDS, MentorProfile, TOPICS } from './mentors.ts'
import { operation } from '../api/operation.ts'
import { QUESTION_STATES } from './questions.ts'
import { choiceText, recordFields, recordPage, recordQuery, versionNumber } from '../records/records.ts'
import { idText } from '../api/wire.ts'

/** Whether members can ask a mentor by name. `none`: they haven't said anything of themself yet. */
export const MENTOR_STATES = ['accepting', 'paused', 'none', 'former'] as const
export type MentorState = (typeof MENTOR_STATES)[number]

/** A mentor, or somebody who was one, by the id of their account. */
export const MentorRecord = v.object({
  ...recordFields,
  nickname: v.string(),
  role: v.picklist(ROLES),
  state: v.picklist(MENTOR_STATES),
  /** Null until they, or an admin, have filled it in. */
  profile: v.nullable(v.pick(Mentor, ['kind', 'topics', 'introduction', 'accepting', 'hours'])),
  /** Questions that they have taken and not answered, and that they answered. */
  takenCount: v.number(),
  answeredCount: v.number(),
  /** Mean stars 1 … 5; null without ratings. */
  rating: v.nullable(v.number()),
})
export type MentorRecord = v.InferOutput<typeof MentorRecord>

/** A question without its text, which only its asker and mentors read. */
export const QuestionRecord = v.object({
  id: v.number(),
  title: v.string(),
  topic: v.picklist(TOPICS),
  state: v.picklist(QUESTION_STATES),
  /** Null: the account is gone. */
  asker: v.nullable(v.string()),
  /** Whom it was asked of (null: all mentors), and who has taken it. */
  wanted: v.nullable(v.string()),
  taker: v.nullable(v.string()),
  /** ISO instants. */
  askedAt: v.string(),
  answeredAt: v.nullable(v.string()),
})
export type QuestionRecord = v.InferOutput<typeof QuestionRecord>

const one = v.object({ id: idText })

export const mentorsAdminOperations = {
  listMentorRecords: operation({
    summary: 'Mentors and those who were, in the back office',
    query: recordQuery(['joined', 'nickname'], {
      state: v.optional(choiceText(MENTOR_STATES)),
      kind: v.optional(choiceText(MENTOR_KINDS)),
    }),
    data: recordPage(MentorRecord),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
  /** `id`: of the account. Of a member who never was a mentor as well: an admin may fill in the profile first. */
  getMentorRecord: operation({
    summary: 'What a mentor says of themself, by the id of their account',
    params: one,
    data: MentorRecord,
    errors: ['RECORD_NOT_FOUND'],
    owner: 'nobody',
  }),
  updateMentor: operation({
    summary: 'Replaces what a mentor says of themself; their role is changed as any member’s',
    params: one,
    body: v.object({ ...MentorProfile.entries, version: versionNumber }),
    data: MentorRecord,
    errors: ['RECORD_NOT_FOUND', 'VERSION_CONFLICT'],
    owner: 'nobody',
    limit: [],
    touches: ['mentors', 'answers'],
  }),
  listQuestionRecords: operation({
    summary: 'Questions to mentors, without what only asker and mentors read',
    query: recordQuery(['asked'], {
      state: v.optional(choiceText(QUESTION_STATES)),
      topic: v.optional(choiceText(TOPICS)),
    }),
    data: recordPage(QuestionRecord),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
}
