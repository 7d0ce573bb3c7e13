import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '../../../contract/users/users.ts'
import type { ActState, MemberAction } from '../../../contract/members/members-admin.ts'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What admins did to accounts, and what they propose to do to those of admins. */
export const memberActs = pgTable(
  'member_acts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action').$type<MemberAction>().notNull(),
    role: text('role').$type<Role>(),
    /** Of a suspension: its term in days; null: until it is lifted. */
    days: integer('days'),
    until: instant('until'),
    reason: text('reason').notNull(),
    state: text('state').$type<ActState>().notNull(),
    /** Not references: what an admin did stays written after their account is gone. */
    byId: integer('by_id').notNull(),
    decidedById: integer('decided_by_id'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (row) => [
    check('member_acts_state', sql`${row.state} in ('waiting', 'done', 'refused')`),
    index('member_acts_user').on(row.userId, row.id),
    index('member_acts_waiting')
      .on(row.createdAt)
      .where(sql`${row.state} = 'waiting'`),
  ],
)
