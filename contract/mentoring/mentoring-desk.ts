import * as v from 'valibot'
import { basedOn, basedOnVersion, version } from '../api/based-on.ts'
import { HOUR, MINUTE } from '../api/limit.ts'
import { Mentor, MentorProfile } from './mentors.ts'
import { operation } from '../api/operation.ts'
import { plainText } from '../text/plain-text.ts'
import {
  ANSWER_TEXT,
  MentorQuestion,
  OtherMentor,
  PRESENCES,
  QuestionOnDesk,
  SavedReply,
  SavedReplyBody,
} from './questions.ts'
import { Markup } from '../text/rich-text.ts'
import { cursorText, idText, integerText, page } from '../api/wire.ts'

const ById = v.object({ id: idText })

export const DESK_LISTS = ['waiting', 'mine', 'answered'] as const
export type DeskList = (typeof DESK_LISTS)[number]

export const Desk = v.object({
  /** null until the mentor has filled it in; before that they take no questions. */
  profile: v.nullable(
    v.object({ ...v.pick(Mentor, ['kind', 'topics', 'introduction', 'accepting', 'hours']).entries, version }),
  ),
  waiting: v.number(),
  mine: v.number(),
  answered: v.number(),
  /** Half of the caller's first answers came within so many minutes of their hours; null without any. */
  answerMinutes: v.nullable(v.number()),
  /** Mean stars 1 … 5; null without ratings. */
  rating: v.nullable(v.number()),
})
export type Desk = v.InferOutput<typeof Desk>

export const AnswerBody = v.object({
  text: plainText(ANSWER_TEXT),
  html: Markup,
  /** Question and answer may be public, if the asker agrees as well. */
  publish: v.boolean(),
})
export type AnswerBody = v.InferOutput<typeof AnswerBody>
/** `basedOn`: when the answer that the form showed was edited, or else given; null: there was none. */
const AnswerEdit = v.object({ ...AnswerBody.entries, basedOn })
export type AnswerEdit = v.InferOutput<typeof AnswerEdit>

const ProfileEdit = v.object({ ...MentorProfile.entries, basedOn: basedOnVersion })
export type ProfileEdit = v.InferOutput<typeof ProfileEdit>
const ReplyEdit = v.object({ ...SavedReplyBody.entries, basedOn: basedOnVersion })
export type ReplyEdit = v.InferOutput<typeof ReplyEdit>

const DESK_WRITES = { name: 'mentorByAccount', per: '{member}', points: 120, seconds: HOUR } as const
/** Sent every few seconds while a mentor reads or writes. */
const PRESENCE = { name: 'presenceByAccount', per: '{member}', points: 120, seconds: 10 * MINUTE } as const
const REACHABLE = { param: 'id', missing: 'QUESTION_NOT_FOUND' } as const
const OWN_REPLY = { param: 'id', missing: 'REPLY_NOT_FOUND' } as const

/** For mentors. A question is visible to whom it was asked of and to who has taken it; one asked of all while it waits. */
export const mentoringDeskOperations = {
  getDesk: operation({
    summary: 'The mentor dashboard: the caller’s profile, how many questions wait, and how fast they answer',
    data: Desk,
    owner: 'caller',
  }),

  saveMentorProfile: operation({
    summary: 'Replaces what the mentor says of themself',
    body: ProfileEdit,
    data: Desk,
    errors: ['EDITED_ELSEWHERE'],
    owner: 'caller',
    limit: [DESK_WRITES],
    touches: ['mentors', 'answers'],
  }),

  listDeskQuestions: operation({
    summary:
      'Questions that wait for the caller (oldest first), that they have taken, or that they answered (latest first)',
    query: v.object({
      list: v.picklist(DESK_LISTS),
      cursor: v.optional(cursorText),
      limit: v.optional(integerText(1, 50)),
    }),
    data: page(MentorQuestion),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  getDeskQuestion: operation({
    summary: 'A question with the asker’s earlier ones, and who else is at it',
    params: ById,
    data: QuestionOnDesk,
    errors: ['QUESTION_NOT_FOUND'],
    owner: REACHABLE,
  }),

  /** Of mentors who take it at once exactly one gets it; taking it again changes nothing. */
  takeQuestion: operation({
    summary: 'Takes a question, or gives it back to all mentors',
    params: ById,
    body: v.object({ taken: v.boolean() }),
    data: MentorQuestion,
    errors: ['QUESTION_NOT_FOUND', 'QUESTION_TAKEN', 'OWN_WORDS', 'MENTOR_PROFILE_MISSING'],
    // Any mentor may take one that was asked of all.
    owner: 'nobody',
    limit: [DESK_WRITES],
    touches: [],
  }),

  answerQuestion: operation({
    summary: 'Answers a question that the caller has taken, or edits the answer until it is rated',
    params: ById,
    body: AnswerEdit,
    data: MentorQuestion,
    errors: ['QUESTION_NOT_FOUND', 'ANSWER_RATED', 'EDITED_ELSEWHERE'],
    owner: REACHABLE,
    limit: [DESK_WRITES],
    touches: ['answers', 'mentors'],
  }),

  showPresence: operation({
    summary: 'Tells other mentors for a minute that the caller reads or answers a question, and answers who else does',
    params: ById,
    body: v.object({ doing: v.picklist(PRESENCES) }),
    data: v.array(OtherMentor),
    errors: ['QUESTION_NOT_FOUND'],
    owner: REACHABLE,
    limit: [PRESENCE],
    touches: [],
  }),

  listSavedReplies: operation({
    summary: 'The caller’s saved replies by title, or those that match; parts of words and 초성 are found',
    query: v.object({
      q: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.minLength(1), v.maxLength(60))),
    }),
    data: v.array(SavedReply),
    owner: 'caller',
  }),

  createSavedReply: operation({
    summary: 'Keeps a text to use it again',
    body: SavedReplyBody,
    data: SavedReply,
    errors: ['REPLIES_FULL'],
    owner: 'caller',
    limit: [DESK_WRITES],
    touches: [],
  }),

  updateSavedReply: operation({
    summary: 'Updates a saved reply',
    params: ById,
    body: ReplyEdit,
    data: SavedReply,
    errors: ['REPLY_NOT_FOUND', 'EDITED_ELSEWHERE'],
    owner: OWN_REPLY,
    limit: [DESK_WRITES],
    touches: [],
  }),

  deleteSavedReply: operation({
    summary: 'Deletes a saved reply',
    params: ById,
    data: v.null(),
    errors: ['REPLY_NOT_FOUND'],
    owner: OWN_REPLY,
    limit: [DESK_WRITES],
    touches: [],
  }),
}
