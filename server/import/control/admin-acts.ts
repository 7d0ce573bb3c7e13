import { addAdmin, type AddedAdmin } from '../../domains/accounts/admins.ts'
import { resetSecondFactor, type ResetOutcome } from '../../domains/second-factor/reset.ts'
import { deleteSessions } from '../../domains/session/store.ts'
import type { Deps } from '../../deps.ts'

/** What `npm run admin` does to an account. */
export type AdminAct = 'add' | 'reset-second-factor'
export type AdminOutcome = AddedAdmin | { outcome: ResetOutcome }

export async function performAdminAct(
  deps: Pick<Deps, 'db' | 'clock' | 'origin' | 'mails'>,
  act: AdminAct,
  email: string,
): Promise<AdminOutcome> {
  if (act === 'add') return addAdmin(deps, email)
  return { outcome: await resetSecondFactor({ ...deps, endSessions: deleteSessions }, email) }
}
