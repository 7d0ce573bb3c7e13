import { and, count, eq, inArray, or, sql } from 'drizzle-orm'
import { MAX_MUTES, type Mute, type MuteLevel } from '../../../contract/mutes/mutes.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { planned } from '../../db/statements/planned.ts'
import { fail } from '../../refusals/refusal.ts'
import { mutes } from './table.ts'

interface Row extends Record<string, unknown>, Pick<Mute, 'id' | 'nickname' | 'level' | 'at'> {}

/** Latest first. */
export async function listMutes(db: Db, userId: number): Promise<Mute[]> {
  const { rows } = await db.execute<Row>(sql`
    select m.other_id as id, u.nickname, m.level, to_char(m.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from mutes as m join users as u on u.id = m.other_id
    where m.user_id = ${userId} and u.erased_at is null order by m.at desc, m.other_id desc`)
  return rows
}

/** Null takes it back. */
export function setMute(
  db: Db,
  { userId, otherId }: { userId: number; otherId: number },
  level: MuteLevel | null,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (level === null) {
      await tx.delete(mutes).where(and(eq(mutes.userId, userId), eq(mutes.otherId, otherId)))
      return
    }
    // Serialises additions by one member, so that the maximum number holds.
    await lockMember(tx, userId)
    const { rows } = await tx.execute(sql`select from users where id = ${otherId} and erased_at is null for key share`)
    if (rows.length === 0 || otherId === userId) fail('TARGET_NOT_FOUND')
    await tx
      .insert(mutes)
      .values({ userId, otherId, level, at: now })
      .onConflictDoUpdate({ target: [mutes.userId, mutes.otherId], set: { level } })
    const [there] = await tx.select({ all: count() }).from(mutes).where(eq(mutes.userId, userId))
    if (there && there.all > MAX_MUTES) fail('MUTES_FULL')
  })
}

/** Whether any of these members doesn't want to be spoken to by this one. */
export async function isBlocked(db: Db, userId: number, by: readonly number[]): Promise<boolean> {
  const found = await planned(
    db,
    sql`select from mutes where other_id = ${userId} and user_id = any(${sql.param([...by])}::int[]) and level = 'blocked' limit 1`,
  )
  return found.length > 0
}

/** For purged members, on both sides: who has no name any more says nothing new. */
export async function purgeMutes(tx: Db, userIds: readonly number[]): Promise<void> {
  const ids = [...userIds]
  await tx.delete(mutes).where(or(inArray(mutes.userId, ids), inArray(mutes.otherId, ids)))
}
