import { randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { RECOVERY_CODES } from '../../../contract/second-factor/second-factor.ts'
import type { Db } from '../../db/index.ts'
import { hashToken } from '../../lib/opaque-token.ts'
import { recoveryCodes } from './table.ts'

/** Without what looks alike; 16 of these are 80 bits, so a plain digest is enough, and a new SECRET_KEY doesn't void them. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** `ABCD-EFGH-JKLM-NPQR`, as it is read and copied. */
const shown = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** Replaces the codes of an account. @returns the new ones, which are stored nowhere */
export async function replaceRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await deleteRecoveryCodes(tx, userId)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashToken(code), userId })))
  return codes.map(shown)
}

export async function deleteRecoveryCodes(tx: Db, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** @returns whether it was one of the account's unused codes, which it no longer is */
export async function useRecoveryCode(tx: Db, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.hash, hashToken(code)), eq(recoveryCodes.userId, userId)))
    .returning({ hash: recoveryCodes.hash })
  return used.length > 0
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}
