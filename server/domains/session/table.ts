import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Where a member is logged in: a family of refresh tokens. Whoever logs out or is thrown out has no row any more. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** "Chrome · Android"; no address is kept. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** Moves on with each refresh. */
    expiresAt: instant('expires_at').notNull(),
    /** When he last said his password. */
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (row) => [index('sessions_user').on(row.userId), index('sessions_expires').on(row.expiresAt)],
)

/** Every refresh token of a family, hashed: a used one that comes again later means that somebody copied it. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
    /** The successor is made from this and the token itself, so that only who holds the token can be given it again. */
    nonce: text('nonce'),
  },
  (row) => [index('refresh_tokens_session').on(row.sessionId)],
)
