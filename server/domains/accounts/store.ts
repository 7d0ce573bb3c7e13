import { and, eq, isNull } from 'drizzle-orm'
import type { Role, User } from '../../../contract/accounts.ts'
import type { Photo } from '../../../contract/media.ts'
import { nicknameKey } from '../../../contract/nickname.ts'
import type { Db } from '../../db/index.ts'
import { isUniqueViolation } from '../../db/unique.ts'
import { users } from './table.ts'

/** A row as the server needs it: `User` and what nobody is shown. */
export interface Account extends User {
  passwordHash: string | null
  withdrawnAt: Date | null
  agreedAt: Date | null
}

type Row = typeof users.$inferSelect

function accountOf(row: Row): Account {
  const { id, email, nickname, role, introduction, photo, marketing, passwordHash, withdrawnAt, agreedAt } = row
  return {
    ...{ id, email, nickname, role, introduction, photo, marketing, passwordHash, withdrawnAt, agreedAt },
    hasPassword: passwordHash !== null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** What its owner may see: field by field, so that a new column is never shown by itself. */
export function userOf(account: Account): User {
  const { id, email, nickname, role, introduction, photo, marketing, hasPassword, createdAt } = account
  return { id, email, nickname, role, introduction, photo, marketing, hasPassword, createdAt }
}

/** Also one that was left and is kept for the days of grace; never an erased one. */
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

export async function isNicknameFree(db: Db, nickname: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.nicknameKey, nicknameKey(nickname)))
  return rows.length === 0
}

export interface NewAccount {
  email: string | null
  passwordHash: string | null
  nickname: string
  role?: Role
  marketing?: boolean
  agreedAt: Date | null
}

/** null where e-mail or nickname belongs to somebody already. */
export async function insertAccount(db: Db, account: NewAccount, now: Date): Promise<Account | null> {
  const [row] = await db
    .insert(users)
    .values({ ...account, nicknameKey: nicknameKey(account.nickname), createdAt: now })
    .onConflictDoNothing()
    .returning()
  return row ? accountOf(row) : null
}

/** null where another has that nickname. */
export async function updateProfile(
  db: Db,
  id: number,
  profile: Pick<User, 'nickname' | 'introduction' | 'marketing'>,
): Promise<Account | null> {
  try {
    const [row] = await db
      .update(users)
      .set({ ...profile, nicknameKey: nicknameKey(profile.nickname) })
      .where(eq(users.id, id))
      .returning()
    return row ? accountOf(row) : null
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** @returns the account as it is now, and the photo that it showed before */
export async function replacePhoto(db: Db, id: number, photo: Photo | null) {
  const [before] = await db.select({ photo: users.photo }).from(users).where(eq(users.id, id)).for('update')
  const [row] = await db.update(users).set({ photo }).where(eq(users.id, id)).returning()
  return row ? { account: accountOf(row), before: before?.photo ?? null } : null
}

export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

export async function setRole(db: Db, id: number, role: Role): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id))
}
