import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { readConfirmed } from './store.ts'

/** How long after a login or confirmation a member may do what can't be undone. */
const CONFIRMED_MS = 10 * 60_000

/** The end of the current confirmation; null if it has expired. */
export async function confirmedUntil(db: Db, sessionId: number, now: Date): Promise<Date | null> {
  const confirmed = await readConfirmed(db, sessionId)
  const until = confirmed && new Date(confirmed.getTime() + CONFIRMED_MS)
  return until && until >= now ? until : null
}

export async function requireConfirmed(db: Db, sessionId: number, now: Date): Promise<void> {
  if (!(await confirmedUntil(db, sessionId, now))) fail('CONFIRM_REQUIRED')
}
