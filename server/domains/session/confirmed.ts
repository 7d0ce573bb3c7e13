import type { Db } from '../../db/index.ts'
import { fail } from '../../fail.ts'
import { readConfirmed } from './store.ts'

/** So long a login, or saying the password again, is good for what can't be undone. */
const CONFIRMED_MS = 10 * 60_000

export async function requireConfirmed(db: Db, sessionId: number, now: Date): Promise<void> {
  const confirmed = await readConfirmed(db, sessionId)
  if (!confirmed || now.getTime() - confirmed.getTime() > CONFIRMED_MS) fail('CONFIRM_REQUIRED')
}
