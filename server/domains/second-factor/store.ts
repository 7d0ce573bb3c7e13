import type { Db } from '../../db/index.ts'
import type { SecondFactor } from '../../../contract/second-factor/second-factor.ts'
import { sql } from 'drizzle-orm'
import { users } from '../accounts/table.ts'
import { deletePasskeys, listPasskeys } from './passkey-store.ts'
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-store.ts'
import { passkeyChallenges, passkeys, recoveryCodes, totpSecrets } from './table.ts'
import { deleteTotp, findTotp } from './totp-store.ts'

/** Whether an account has a second factor, as a part of a query of `users`. */
export const HAS_FACTOR = sql<boolean>`(exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null)
  or exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}))`

export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  const totp = await findTotp(db, userId)
  return (totp?.confirmedAt ?? null) !== null || (await listPasskeys(db, userId)).length > 0
}

export async function readFactors(db: Db, userId: number): Promise<Omit<SecondFactor, 'required' | 'proved'>> {
  const totp = await findTotp(db, userId)
  const keys = await listPasskeys(db, userId)
  return {
    totpSince: totp?.confirmedAt?.toISOString() ?? null,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}

/** With the first factor come recovery codes. @returns them, else none */
export const codesForFirst = async (tx: Db, userId: number): Promise<string[]> =>
  (await countRecoveryCodes(tx, userId)) > 0 ? [] : replaceRecoveryCodes(tx, userId)

/** Without a factor there is nothing to recover. @returns whether another factor is left */
export async function dropCodesWithLast(tx: Db, userId: number): Promise<boolean> {
  if (await hasFactor(tx, userId)) return true
  await deleteRecoveryCodes(tx, userId)
  return false
}

/** @returns whether there was anything */
export async function deleteFactors(tx: Db, userId: number): Promise<boolean> {
  const had = await hasFactor(tx, userId)
  await deleteTotp(tx, userId)
  await deletePasskeys(tx, userId)
  await deleteRecoveryCodes(tx, userId)
  return had
}

/** Of purged members. */
export async function purgeFactors(tx: Db, userIds: readonly number[]): Promise<void> {
  const ids = sql`any(${sql.param([...userIds])}::int[])`
  for (const table of [totpSecrets, passkeys, recoveryCodes, passkeyChallenges])
    await tx.delete(table).where(sql`${table.userId} = ${ids}`)
}
