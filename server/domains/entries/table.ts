import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { ReportedDog } from '../../../contract/entries.ts'
import type { Outcome } from '../../../contract/entry-evidence.ts'
import { foreign } from '../../db/foreign.ts'
import { users } from '../accounts/table.ts'

/** What members met with at a place's door. They stay when their authors are erased: they name nobody. */
export const entryReports = pgTable(
  'entry_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: integer('place_id')
      .notNull()
      .references(() => foreign('places', 'id'), { onDelete: 'cascade' }),
    outcome: text('outcome').$type<Outcome>().notNull(),
    visitedOn: date('visited_on').notNull(),
    /** Which of the member's dogs, though it be gone by now; 0 for none of them. No reference: the report outlives the dog. */
    dogId: integer('dog_id').notNull().default(0),
    /** The dog as it was then. */
    dog: jsonb('dog').$type<ReportedDog>(),
    word: text('word').notNull(),
    /** Whether it is as the place's policy says today (`agreement.ts`); null where the policy doesn't say. */
    agrees: boolean('agrees'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [
    check('entry_reports_outcome', sql`${row.outcome} in ('admitted', 'refused')`),
    unique('entry_reports_once').on(row.userId, row.placeId, row.dogId, row.visitedOn),
    // Ascending and read backwards: no quarrel between NULLS FIRST and LAST.
    index('entry_reports_place').on(row.placeId, row.visitedOn, row.id),
    index('entry_reports_user').on(row.userId, row.id),
  ],
)
