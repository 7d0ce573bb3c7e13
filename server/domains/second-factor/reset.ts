import type { Deps } from '../../deps.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { findByEmail } from '../accounts/store.ts'
import { logFactor, tellOwner } from './events.ts'
import { deleteFactors } from './store.ts'

export type ResetOutcome = 'reset' | 'none' | 'unknown'

type ResetDeps = Pick<Deps, 'db' | 'clock' | 'mails'> & {
  /** Whoever has the lost device may be logged in with it. */
  endSessions: (db: Deps['db'], userId: number) => Promise<void>
}

/** For who has lost their second factor: by the operator, at the command line. */
export async function resetSecondFactor(deps: ResetDeps, email: string): Promise<ResetOutcome> {
  const { db, clock } = deps
  const account = await findByEmail(db, email)
  if (!account || account.withdrawnAt) return 'unknown'
  const userId = account.id
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    if (!(await deleteFactors(tx, userId))) return 'none'
    await deps.endSessions(tx, userId)
    await logFactor(tx, { userId, by: null }, 'factor-reset', {}, clock())
    await tellOwner({ ...deps, db: tx }, userId, 'reset')
    return 'reset'
  })
}
