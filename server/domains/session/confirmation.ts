import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { readConfirmed } from './store.ts'
import { CLOCKS_DIFFER_MS } from './tokens.ts'

/** How long after a login or confirmation a member may do what can't be undone. */
const CONFIRMED_MS = 10 * 60_000

/** The end of the current confirmation; null if it has expired. */
export async function confirmedUntil(db: Db, sessionId: number, now: Date): Promise<Date | null> {
  const confirmed = await readConfirmed(db, sessionId)
  // Later than now only if the clock was set back: it would be valid until the clock has caught up.
  if (!confirmed || confirmed.getTime() > now.getTime() + CLOCKS_DIFFER_MS) return null
  const until = new Date(confirmed.getTime() + CONFIRMED_MS)
  return until >= now ? until : null
}

export async function requireConfirmed(db: Db, sessionId: number, now: Date): Promise<void> {
  if (!(await confirmedUntil(db, sessionId, now))) fail('CONFIRM_REQUIRED')
}
