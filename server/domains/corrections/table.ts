import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/api/media.ts'
import type { PlaceFacts, CorrectionState, CorrectionWay } from '../../../contract/corrections/corrections.ts'
import type { CheckOutcome, CheckWay } from '../../../contract/verification/verification-admin.ts'
import { foreign } from '../../db/statements/foreign.ts'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Corrections of places proposed by members, for the back office to decide on. */
export const corrections = pgTable(
  'suggestions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: integer('place_id')
      .notNull()
      .references(() => foreign('places', 'id'), { onDelete: 'cascade' }),
    /** `updated_at` of the place as its author saw it. */
    basedOn: instant('based_on').notNull(),
    changes: jsonb('changes').$type<Partial<PlaceFacts>>().notNull(),
    /** Values of the same fields when the correction was sent. */
    before: jsonb('before').$type<Partial<PlaceFacts>>().notNull(),
    way: text('way').$type<CorrectionWay>().notNull(),
    /** The member saw the sign at the door that the law asks for. */
    sign: boolean('sign').notNull().default(false),
    photos: jsonb('photos').$type<Photo[]>().notNull(),
    word: text('word').notNull(),
    state: text('state').$type<CorrectionState>().notNull().default('pending'),
    /** The operator's answer to the author. */
    answer: text('answer').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (row) => [
    check('suggestions_state', sql`${row.state} in ('pending', 'accepted', 'rejected')`),
    check('suggestions_way', sql`${row.way} in ('visited', 'phoned', 'official')`),
    index('suggestions_user').on(row.userId, row.id),
    index('suggestions_pending')
      .on(row.placeId)
      .where(sql`${row.state} = 'pending'`),
  ],
)

/** What admins found out about places: the history of how their data is known. */
export const placeChecks = pgTable(
  'place_checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    placeId: integer('place_id')
      .notNull()
      .references(() => foreign('places', 'id'), { onDelete: 'cascade' }),
    /** Not a reference: what an admin did stays written after their account is gone. */
    byId: integer('by_id').notNull(),
    outcome: text('outcome').$type<CheckOutcome>().notNull(),
    way: text('way').$type<CheckWay>().notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    note: text('note').notNull(),
    sign: boolean('sign').notNull(),
    changes: jsonb('changes').$type<Partial<PlaceFacts>>().notNull(),
    before: jsonb('before').$type<Partial<PlaceFacts>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [index('place_checks_place').on(row.placeId, row.id)],
)
