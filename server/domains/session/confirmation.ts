import type { Db } from '../../db/index.ts'
import { fail } from '../../refusals/refusal.ts'
import { readConfirmed } from './store.ts'
import { CLOCKS_DIFFER_MS } from './tokens.ts'

/** How long after a login or confirmation a member may do what can't be undone. */
const CONFIRMED_MS = 10 * 60_000
/** The same for admins, who do such things in a row, and for a proof of the second factor. */
const ADMIN_CONFIRMED_MS = 15 * 60_000

/** Until when a proof counts; null if it has expired. */
function endOf(proof: Date | null, now: Date, lastsMs: number): Date | null {
  // Later than now only if the clock was set back: it would be valid until the clock has caught up.
  if (!proof || proof.getTime() > now.getTime() + CLOCKS_DIFFER_MS) return null
  const until = new Date(proof.getTime() + lastsMs)
  return until >= now ? until : null
}

/** The end of the current confirmation by login, password or provider; null if it has expired. */
export async function confirmedUntil(db: Db, sessionId: number, now: Date): Promise<Date | null> {
  return endOf((await readConfirmed(db, sessionId))?.confirmedAt ?? null, now, CONFIRMED_MS)
}

/** An admin or mentor who has a second factor confirms by it; a password alone no longer suffices. */
async function require(db: Db, sessionId: number, now: Date, lastsMs: number): Promise<void> {
  const known = await readConfirmed(db, sessionId)
  if (known?.hasFactor && known.role !== 'member') {
    if (!endOf(known.provedAt, now, ADMIN_CONFIRMED_MS)) fail('SECOND_FACTOR_NEEDED')
  } else if (!endOf(known?.confirmedAt ?? null, now, lastsMs)) fail('CONFIRM_REQUIRED')
}

export const requireConfirmed = (db: Db, sessionId: number, now: Date) => require(db, sessionId, now, CONFIRMED_MS)

/** Before what an admin does to accounts or reads of them. */
export const requireConfirmedAdmin = (db: Db, sessionId: number, now: Date) =>
  require(db, sessionId, now, ADMIN_CONFIRMED_MS)
