import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { DocumentName } from '../../../contract/users/agreements.ts'
import type { Role } from '../../../contract/users/users.ts'
import type { Photo } from '../../../contract/api/media.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case; null if a provider gave none, and after a purge. */
    email: text('email').unique(),
    /** argon2id with its parameters and salt; null for a member who logs in only by a provider. */
    passwordHash: text('password_hash'),
    nickname: text('nickname').notNull(),
    /** Normalised for comparison (`contract/users/nickname.ts`); null after a purge, and for fictional members of a demo. */
    nicknameKey: text('nickname_key').unique(),
    role: text('role').$type<Role>().notNull().default('member'),
    introduction: text('introduction').notNull().default(''),
    photo: jsonb('photo').$type<Photo>(),
    /** A photo that admins have hidden: it comes back if it is shown again before the member chooses another. */
    hiddenPhoto: jsonb('hidden_photo').$type<Photo>(),
    marketing: boolean('marketing').notNull().default(false),
    /** When the member agreed to terms and privacy policy; null for accounts created by the operator. */
    agreedAt: instant('agreed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a password was last set by a mailed link; null if never: then the address was last proved at registration. */
    emailProvedAt: instant('email_proved_at'),
    /** Time of withdrawal; a login within the days of grace resets it to null. */
    withdrawnAt: instant('withdrawn_at'),
    /** Until then the member may say nothing to others; the year 9999: until it is lifted. */
    suspendedUntil: instant('suspended_until'),
    /** Time of the purge of personal data; the row stays as the author of reviews. */
    erasedAt: instant('erased_at'),
  },
  (row) => [
    check('users_role', sql`${row.role} in ('member', 'mentor', 'admin')`),
    // Counted by day for the dashboard.
    index('users_created').on(row.createdAt),
    index('users_withdrawn')
      .on(row.withdrawnAt)
      .where(sql`${row.erasedAt} is null`),
  ],
)

/** Nicknames that were reported. Their numbers name nobody; of each, admins decide whether it may be used. */
export const reportedNicknames = pgTable(
  'reported_nicknames',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nickname: text('nickname').notNull(),
    /** Normalised for comparison; nobody may choose it while it is hidden. */
    nicknameKey: text('nickname_key').notNull(),
    hiddenAt: instant('hidden_at'),
  },
  (row) => [
    uniqueIndex('reported_nicknames_once').on(row.userId, row.nickname),
    index('reported_nicknames_hidden')
      .on(row.nicknameKey)
      .where(sql`${row.hiddenAt} is not null`),
  ],
)

/** What members agreed to, with version and time. Withdrawn consents stay until the account is purged. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document: text('document').$type<DocumentName>().notNull(),
    version: smallint('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (row) => [
    // One consent to a version is in force at a time, also if it is given twice at once.
    uniqueIndex('consents_in_force')
      .on(row.userId, row.document, row.version)
      .where(sql`${row.withdrawnAt} is null`),
  ],
)

/** The latest code for an address and the browser that asked for it, and the ticket it was exchanged for. Only hashes. */
export const emailCodes = pgTable('email_codes', {
  /** Digest of both; the column has the name of a release in which it held the address. */
  asked: text('email').primaryKey(),
  /** null after use. */
  codeHash: text('code_hash'),
  codeExpiresAt: instant('code_expires_at').notNull(),
  tries: smallint('tries').notNull().default(0),
  ticketHash: text('ticket_hash'),
  ticketExpiresAt: instant('ticket_expires_at'),
})

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [index('password_resets_user').on(row.userId)],
)
