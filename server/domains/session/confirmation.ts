import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { readConfirmed } from './store.ts'
import { CLOCKS_DIFFER_MS } from './tokens.ts'

/** How long after a login or confirmation a member may do what can't be undone. */
const CONFIRMED_MS = 10 * 60_000
/** The same for admins, who do such things in a row. */
const ADMIN_CONFIRMED_MS = 15 * 60_000

/** The end of the current confirmation; null if it has expired. */
export async function confirmedUntil(
  db: Db,
  sessionId: number,
  now: Date,
  lastsMs = CONFIRMED_MS,
): Promise<Date | null> {
  const confirmed = await readConfirmed(db, sessionId)
  // Later than now only if the clock was set back: it would be valid until the clock has caught up.
  if (!confirmed || confirmed.getTime() > now.getTime() + CLOCKS_DIFFER_MS) return null
  const until = new Date(confirmed.getTime() + lastsMs)
  return until >= now ? until : null
}

export async function requireConfirmed(db: Db, sessionId: number, now: Date): Promise<void> {
  if (!(await confirmedUntil(db, sessionId, now))) fail('CONFIRM_REQUIRED')
}

/** Before what an admin does to accounts or reads of them. */
export async function requireConfirmedAdmin(db: Db, sessionId: number, now: Date): Promise<void> {
  if (!(await confirmedUntil(db, sessionId, now, ADMIN_CONFIRMED_MS))) fail('CONFIRM_REQUIRED')
}
