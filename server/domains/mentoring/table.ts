import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/api/media.ts'
import type { MentorHours, MentorKind, Topic } from '../../../contract/mentoring/mentors.ts'
import type { Presence, QuestionDog, QuestionState } from '../../../contract/mentoring/questions.ts'
import { documentColumns } from '../../db/statements/document-columns.ts'
import { foreign } from '../../db/statements/foreign.ts'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const userId = (name: string) => integer(name).references(() => users.id)
/** What mentors say of themselves. Whether a member is a mentor is their role. */
export const mentors = pgTable('mentors', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: userId('user_id').notNull().unique(),
  kind: text('kind').$type<MentorKind>().notNull(),
  topics: text('topics').array().$type<Topic[]>().notNull(),
  introduction: text('introduction').notNull(),
  accepting: boolean('accepting').notNull(),
  hours: jsonb('hours').$type<MentorHours>().notNull(),
  /** Grows with each change, by the mentor or an admin. */
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  /** Demo content, labelled 예시. */
  sample: boolean('sample').notNull().default(false),
})

/** Public: both sides agreed, and there is an answer. As it is written in the partial indexes. */
const published = (row: { publish: unknown; answerPublish: unknown }): SQL =>
  sql`${row.publish} and ${row.answerPublish}`

/** Questions of members with the answers of mentors. */
export const questions = pgTable(
  'mentor_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    askerId: userId('asker_id').notNull(),
    /** Whom it was asked of; null: all mentors. */
    wantedId: userId('wanted_id'),
    takenById: userId('taken_by_id'),
    state: text('state').$type<QuestionState>().notNull().default('asked'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    /** The dog as it was then. */
    dog: jsonb('dog').$type<QuestionDog>(),
    placeId: integer('place_id').references(() => foreign('places', 'id'), { onDelete: 'set null' }),
    photos: jsonb('photos').$type<Photo[]>().notNull(),
    /** The asker agrees that it is public. */
    publish: boolean('publish').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Since when it waits for those who may take it now: asked, or back with all mentors. */
    offeredAt: instant('offered_at').notNull(),
    takenAt: instant('taken_at'),
    answer: text('answer'),
    /** Sanitized rich text with the same words; null if the text is all. */
    answerHtml: text('answer_html'),
    answerPublish: boolean('answer_publish').notNull().default(false),
    answeredAt: instant('answered_at'),
    answerEditedAt: instant('answer_edited_at'),
    /** From `offered_at` to the first answer, counted in the mentor's hours. */
    answerMinutes: integer('answer_minutes'),
    stars: smallint('stars'),
    ratingText: text('rating_text').notNull().default(''),
    ratedAt: instant('rated_at'),
    sample: boolean('sample').notNull().default(false),
    ...documentColumns,
  },
  (row) => [
    check('mentor_questions_state', sql`${row.state} in ('asked', 'taken', 'answered', 'rated')`),
    check('mentor_questions_taken', sql`(${row.state} = 'asked') = (${row.takenById} is null)`),
    check('mentor_questions_answer', sql`(${row.state} in ('answered', 'rated')) = (${row.answer} is not null)`),
    check('mentor_questions_rated', sql`(${row.state} = 'rated') = (${row.stars} is not null)`),
    check('mentor_questions_stars', sql`${row.stars} between 1 and 5`),
    index('mentor_questions_asker').on(row.askerId, row.id),
    index('mentor_questions_taker').on(row.takenById, row.state, row.id),
    index('mentor_questions_waiting')
      .on(row.id)
      .where(sql`${row.state} = 'asked'`),
    index('mentor_questions_published').on(row.id).where(published(row)),
    index('mentor_questions_grams').using('gin', row.grams).where(published(row)),
  ],
)

/** Who reads or answers a question right now; rows of the last minute count. */
export const presences = pgTable(
  'mentor_presences',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: userId('user_id').notNull(),
    doing: text('doing').$type<Presence>().notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.questionId, row.userId] }), index('mentor_presences_seen').on(row.seenAt)],
)

/** Texts that mentors use again. */
export const savedReplies = pgTable(
  'mentor_replies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    ...documentColumns,
  },
  (row) => [index('mentor_replies_user').on(row.userId)],
)
