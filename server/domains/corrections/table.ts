import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/media.ts'
import type { PlaceFacts, CorrectionState, CorrectionWay } from '../../../contract/corrections.ts'
import { foreign } from '../../db/foreign.ts'
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
