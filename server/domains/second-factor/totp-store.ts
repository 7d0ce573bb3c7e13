import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { totpSecrets } from './table.ts'

export type StoredTotp = typeof totpSecrets.$inferSelect

export async function findTotp(db: Db, userId: number): Promise<StoredTotp | null> {
  const [row] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  return row ?? null
}

/** Replaces a secret that was never confirmed. @returns false if the account has one already */
export async function proposeTotp(tx: Db, userId: number, sealed: string): Promise<boolean> {
  const rows = await tx
    .insert(totpSecrets)
    .values({ userId, sealed, lastStep: 0 })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { sealed, lastStep: 0 },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

/** Accepts the code of a time step, once: of two calls with the same code one is refused. */
export async function takeStep(
  tx: Db,
  userId: number,
  step: number,
  state: 'proposed' | 'confirmed',
): Promise<boolean> {
  const { confirmedAt, lastStep } = totpSecrets
  const rows = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.userId, userId),
        lt(lastStep, step),
        state === 'proposed' ? isNull(confirmedAt) : isNotNull(confirmedAt),
      ),
    )
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

export async function confirmTotp(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.update(totpSecrets).set({ confirmedAt: now }).where(eq(totpSecrets.userId, userId))
}

/** @returns whether there was a confirmed one */
export async function deleteTotp(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}
