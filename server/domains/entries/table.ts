import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { ReportedDog } from '../../../contract/entries/entries.ts'
import type { Outcome } from '../../../contract/entries/outcomes.ts'
import { foreign } from '../../db/statements/foreign.ts'
import { users } from '../accounts/table.ts'

/** Entry reports: whether a member was admitted with a dog. They stay after a purge, as they don't identify their author. */
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
    /** Id of the member's dog, which may be deleted by now; 0 for none. No foreign key, since the report outlives the dog. */
    dogId: integer('dog_id').notNull().default(0),
    /** The dog as it was at the time of the report. */
    dog: jsonb('dog').$type<ReportedDog>(),
    word: text('word').notNull(),
    /** The words are hidden by an admin since then: only their author and admins see them. The outcome counts on. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** The member saw the sign at the door that the law asks for. */
    sign: boolean('sign').notNull().default(false),
    /** Whether the outcome agrees with the place's current policy (`agreement.ts`); null if the policy doesn't tell. */
    agrees: boolean('agrees'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [
    check('entry_reports_outcome', sql`${row.outcome} in ('admitted', 'refused')`),
    unique('entry_reports_once').on(row.userId, row.placeId, row.dogId, row.visitedOn),
    // Ascending and scanned backwards, so that NULLS FIRST or LAST doesn't matter.
    index('entry_reports_place').on(row.placeId, row.visitedOn, row.id),
    // For the dashboard: counted by day, and those that contradict their place's policy.
    index('entry_reports_created').on(row.createdAt),
    index('entry_reports_conflicts')
      .on(row.createdAt)
      .where(sql`not ${row.agrees}`),
    index('entry_reports_user').on(row.userId, row.id),
  ],
)
