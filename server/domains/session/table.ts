import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Sessions of members, each with a chain of refresh tokens. The row is deleted at logout or when the session is ended otherwise. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** "Chrome · Android"; no network address is stored. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** Extended by each refresh. */
    expiresAt: instant('expires_at').notNull(),
    /** When the member last proved their identity. */
    confirmedAt: instant('confirmed_at').notNull(),
    /** When the second factor was last proved in this session; null: not yet. */
    provedAt: instant('proved_at'),
  },
  (row) => [index('sessions_user').on(row.userId), index('sessions_expires').on(row.expiresAt)],
)

/** Browsers that have logged in to an account, by the hash of a secret in a cookie. Strangers' guesses don't count against them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (row) => [index('known_devices_user').on(row.userId), index('known_devices_used').on(row.lastUsedAt)],
)

/** All refresh tokens of a session, hashed: a used one that is presented again later has been copied. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
    /** The successor is derived from this and the token, so that only a holder of the token can get it again. */
    nonce: text('nonce'),
  },
  (row) => [index('refresh_tokens_session').on(row.sessionId)],
)
