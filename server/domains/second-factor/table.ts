import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Transport } from '../../../contract/second-factor/passkeys.ts'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Secrets of authenticator apps, sealed with a key that is not in the database. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: userId().primaryKey(),
  sealed: text('sealed').notNull(),
  /** The time step of the last accepted code; it and earlier ones are refused. */
  lastStep: integer('last_step').notNull(),
  /** Null until a first code has been confirmed: it is no factor yet. */
  confirmedAt: instant('confirmed_at'),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<Transport[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (row) => [index('passkeys_user').on(row.userId)],
)

/** Unused ones only, hashed: a used code is deleted. */
export const recoveryCodes = pgTable('recovery_codes', { hash: text('hash').primaryKey(), userId: userId() }, (row) => [
  index('recovery_codes_user').on(row.userId),
])

/** What a browser was asked to sign: one for each session and purpose, used once. Ended sessions leave theirs to the clock. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    userId: userId(),
    sessionId: integer('session_id').notNull(),
    purpose: text('purpose').$type<'creation' | 'proof'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [
    index('passkey_challenges_session').on(row.sessionId),
    index('passkey_challenges_user').on(row.userId),
    index('passkey_challenges_expires').on(row.expiresAt),
  ],
)
