import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { readConfirmed } from './store.ts'

/** So long a login, or saying the password again, is good for what can't be undone. */
const CONFIRMED_MS = 10 * 60_000

/** Until when; null where it is over. */
export async function confirmedUntil(db: Db, sessionId: number, now: Date): Promise<Date | null> {
  const confirmed = await readConfirmed(db, sessionId)
  const until = confirmed && new Date(confirmed.getTime() + CONFIRMED_MS)
  return until && until >= now ? until : null
}

export async function requireConfirmed(db: Db, sessionId: number, now: Date): Promise<void> {
  if (!(await confirmedUntil(db, sessionId, now))) fail('CONFIRM_REQUIRED')
}
