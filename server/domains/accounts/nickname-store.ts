import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { isNeutralNickname, neutralNickname, nicknameKey } from '../../../contract/users/nickname.ts'
import type { Db } from '../../db/index.ts'
import { reportedNicknames, users } from './table.ts'

const isTaken = async (db: Db, key: string): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.nicknameKey, key))).length > 0

/** Whether admins have hidden that nickname: nobody may choose it. */
export const isHiddenNickname = async (db: Db, nickname: string): Promise<boolean> =>
  (
    await db
      .select({ id: reportedNicknames.id })
      .from(reportedNicknames)
      .where(and(eq(reportedNicknames.nicknameKey, nicknameKey(nickname)), isNotNull(reportedNicknames.hiddenAt)))
      .limit(1)
  ).length > 0

export const isNicknameFree = async (db: Db, nickname: string): Promise<boolean> =>
  !(await isTaken(db, nicknameKey(nickname))) && !(await isHiddenNickname(db, nickname))

/** The number under which a member's nickname is reported; null if they have none that could be. */
export async function numberOfNickname(tx: Db, userId: number): Promise<number | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user || user.erasedAt || isNeutralNickname(user.nickname)) return null
  const { nickname } = user
  await tx
    .insert(reportedNicknames)
    .values({ userId, nickname, nicknameKey: nicknameKey(nickname) })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ id: reportedNicknames.id })
    .from(reportedNicknames)
    .where(and(eq(reportedNicknames.userId, userId), eq(reportedNicknames.nickname, nickname)))
  return row?.id ?? null
}

const find = async (db: Db, id: number) =>
  (
    await db
      .select({ said: reportedNicknames, user: users })
      .from(reportedNicknames)
      .innerJoin(users, eq(users.id, reportedNicknames.userId))
      .where(eq(reportedNicknames.id, id))
  )[0]

/** Nicknames as targets of content reports and of the admins' decisions. */
export const nicknameReports = {
  async owner(db: Db, id: number): Promise<number | null> {
    const found = await find(db, id)
    return found?.user.nickname === found?.said.nickname ? (found?.user.id ?? null) : null
  },

  async read(db: Db, id: number) {
    const found = await find(db, id)
    if (!found) return null
    const { userId, nickname, hiddenAt } = found.said
    return { owner: userId, hidden: hiddenAt !== null, shown: { at: nickname, text: nickname, photos: [] } }
  },

  /** The member is called by a neutral name until they choose another; or again as before, if they have not. */
  async setHidden(tx: Db, id: number, at: Date | null): Promise<void> {
    await tx.update(reportedNicknames).set({ hiddenAt: at }).where(eq(reportedNicknames.id, id))
    const found = await find(tx, id)
    if (!found) return
    const { user, said } = found
    const rename = (nickname: string) =>
      tx
        .update(users)
        // Fictional members of a demo reserve no name.
        .set({ nickname, ...(user.nicknameKey !== null && { nicknameKey: nicknameKey(nickname) }) })
        .where(eq(users.id, user.id))
    if (at === null) {
      if (isNeutralNickname(user.nickname) && !(await isTaken(tx, said.nicknameKey))) await rename(said.nickname)
    } else if (nicknameKey(user.nickname) === said.nicknameKey) {
      let neutral = neutralNickname(id)
      // A name from before such names were reserved.
      while (await isTaken(tx, neutral)) neutral += '0'
      await rename(neutral)
    }
  },

  async countHidden(db: Db, userId: number): Promise<number> {
    const rows = await db
      .select({ id: reportedNicknames.id })
      .from(reportedNicknames)
      .where(and(eq(reportedNicknames.userId, userId), isNotNull(reportedNicknames.hiddenAt)))
    return rows.length
  },
}

export async function purgeNicknames(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx.delete(reportedNicknames).where(inArray(reportedNicknames.userId, [...userIds]))
}
