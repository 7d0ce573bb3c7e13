import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Role, User } from '../../../contract/users/users.ts'
import type { Photo } from '../../../contract/api/media.ts'
import { nicknameKey } from '../../../contract/users/nickname.ts'
import type { Db } from '../../db/index.ts'
import { isUniqueViolation } from '../../db/transactions/unique.ts'
import { isHiddenNickname } from './nickname-store.ts'
import { users } from './table.ts'

/** A row of `users`: `User` and columns that are never sent. */
export interface Account extends User {
  passwordHash: string | null
  withdrawnAt: Date | null
  agreedAt: Date | null
  /** When the owner last proved that the address is theirs. */
  emailProvedAt: Date
}

type Row = typeof users.$inferSelect

function accountOf(row: Row): Account {
  const { id, email, nickname, role, introduction, photo, marketing, passwordHash, withdrawnAt, agreedAt } = row
  return {
    id,
    email,
    nickname,
    role,
    introduction,
    photo,
    marketing,
    passwordHash,
    withdrawnAt,
    agreedAt,
    emailProvedAt: row.emailProvedAt ?? row.createdAt,
    hasPassword: passwordHash !== null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The part that its owner may see. Lists each field, so that a new column isn't exposed automatically. */
export function userOf(account: Account): User {
  const { id, email, nickname, role, introduction, photo, marketing, hasPassword, createdAt } = account
  return { id, email, nickname, role, introduction, photo, marketing, hasPassword, createdAt }
}

/** Also finds a withdrawn account within the days of grace, but never a purged one. */
export async function findByEmail(db: Db, email: string): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row ? accountOf(row) : null
}

export async function findById(db: Db, id: number): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
  return row ? accountOf(row) : null
}

export interface NewAccount {
  email: string | null
  passwordHash: string | null
  nickname: string
  role?: Role
  marketing?: boolean
  agreedAt: Date | null
}

/** null if another account has the e-mail address or the nickname, or admins have hidden it. */
export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<Account | null> {
  if (await isHiddenNickname(db, account.nickname)) return null
  const [row] = await db
    .insert(users)
    .values({ ...account, nicknameKey: nicknameKey(account.nickname), createdAt: now })
    .onConflictDoNothing()
    .returning()
  return row ? accountOf(row) : null
}

/** What it leaves out stays as it is. */
export interface ProfileChange {
  nickname?: string | undefined
  introduction?: string | undefined
  marketing?: boolean | undefined
}

/** @returns null if another account has that nickname, or admins have hidden it */
export async function updateProfile(db: Db, id: number, profile: ProfileChange): Promise<Account | null> {
  const before = await findById(db, id)
  const { nickname } = profile
  const key = nickname === undefined ? undefined : nicknameKey(nickname)
  const isNew = nickname !== undefined && before && nicknameKey(before.nickname) !== key
  if (isNew && (await isHiddenNickname(db, nickname))) return null
  try {
    // A transaction of its own, or else a savepoint: after an error the caller's could neither go on nor be committed.
    const [row] = await db.transaction((tx) =>
      tx
        .update(users)
        .set({ ...profile, ...(key !== undefined && { nicknameKey: key }) })
        .where(eq(users.id, id))
        .returning(),
    )
    return row ? accountOf(row) : null
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** @returns the account as it is now, and its previous photos: what was shown, and what admins had hidden */
export async function replacePhoto(db: Db, id: number, photo: Photo | null) {
  const { photo: shown, hiddenPhoto: hidden } = users
  const [had] = await db.select({ shown, hidden }).from(users).where(eq(users.id, id)).for('no key update')
  const [row] = await db.update(users).set({ photo, hiddenPhoto: null }).where(eq(users.id, id)).returning()
  return row ? { account: accountOf(row), before: [had?.shown ?? [], had?.hidden ?? []].flat() } : null
}

/** @returns false if the password is another one by now */
export async function setPassword(
  db: Db,
  { id, passwordHash: before }: Pick<Account, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const set = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), sql`${users.passwordHash} is not distinct from ${before}`))
    .returning({ id: users.id })
  return set.length > 0
}

/** Sets a password by a mailed link, which proves the address. */
export async function resetPassword(db: Db, id: number, passwordHash: string, now: Date): Promise<void> {
  await db.update(users).set({ passwordHash, emailProvedAt: now }).where(eq(users.id, id))
}

export async function setRole(db: Db, id: number, role: Role): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id))
}
