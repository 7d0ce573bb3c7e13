import { boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Role } from '../../../contract/accounts.ts'
import type { Photo } from '../../../contract/media.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case; null where a provider gave none, and once erased. */
    email: text('email').unique(),
    /** argon2id with its parameters and salt; null for whoever comes by a provider alone. */
    passwordHash: text('password_hash'),
    nickname: text('nickname').notNull(),
    /** As it is compared (`contract/nickname.ts`); null once erased, and for those whom a demo made up. */
    nicknameKey: text('nickname_key').unique(),
    role: text('role').$type<Role>().notNull().default('member'),
    introduction: text('introduction').notNull().default(''),
    photo: jsonb('photo').$type<Photo>(),
    marketing: boolean('marketing').notNull().default(false),
    /** When terms and privacy were agreed to; null for accounts that the operator made. */
    agreedAt: instant('agreed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** He left; a login within the days of grace sets it back to null. */
    withdrawnAt: instant('withdrawn_at'),
    /** What was personal is gone; the row stays for what he wrote. */
    erasedAt: instant('erased_at'),
  },
  (row) => [
    check('users_role', sql`${row.role} in ('member', 'mentor', 'admin')`),
    index('users_withdrawn')
      .on(row.withdrawnAt)
      .where(sql`${row.erasedAt} is null`),
  ],
)

/** The latest code of an address that wants to register, and the ticket that it was exchanged for. Hashes alone. */
export const emailCodes = pgTable('email_codes', {
  email: text('email').primaryKey(),
  /** null once it was used. */
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
