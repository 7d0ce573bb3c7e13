import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CorrectionState, CorrectionWay } from '../../../contract/corrections/corrections.ts'
import type { Photo } from '../../../contract/api/media.ts'
import { foreign } from '../../db/statements/foreign.ts'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Missing places that members proposed, for the back office to decide on. */
export const proposals = pgTable(
  'place_proposals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    groupKey: text('group_key'),
    address: text('address').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** What the member knows of its rules for dogs. */
    rules: text('rules').notNull(),
    way: text('way').$type<CorrectionWay>().notNull(),
    phone: text('phone').notNull(),
    homepage: text('homepage').notNull(),
    photos: jsonb('photos').$type<Photo[]>().notNull(),
    state: text('state').$type<CorrectionState>().notNull().default('pending'),
    /** The operator's answer to the author. */
    answer: text('answer').notNull().default(''),
    /** The place that it became or already was. */
    placeId: integer('place_id').references(() => foreign('places', 'id'), { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (row) => [
    check('place_proposals_state', sql`${row.state} in ('pending', 'accepted', 'rejected')`),
    check('place_proposals_way', sql`${row.way} in ('visited', 'phoned', 'official')`),
    check('place_proposals_position', sql`(${row.lat} is null) = (${row.lng} is null)`),
    index('place_proposals_user').on(row.userId, row.id),
    index('place_proposals_state_id').on(row.state, row.id),
    index('place_proposals_place').on(row.placeId),
  ],
)
