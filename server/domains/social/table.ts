import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { SocialProvider } from '../../../contract/users/social-providers.ts'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Identities at providers linked to members, by the provider's immutable user id, never by e-mail address. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.provider, row.subject] }),
    unique('social_accounts_one_each').on(row.userId, row.provider),
  ],
)

/** Proved identities that no account is linked to yet. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    hash: text('hash').primaryKey(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    /** Only if verified by the provider. */
    email: text('email'),
    /** The member who asked for it, who alone may use it; null for a visitor's. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('social_tickets_expires').on(row.expiresAt)],
)
