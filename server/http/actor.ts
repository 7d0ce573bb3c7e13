import type { Role } from '../../contract/accounts.ts'

/** The authenticated caller; null on public endpoints, which don't authenticate. */
export interface Actor {
  userId: number
  role: Role
  sessionId: number
  /** By an admin, for now. */
  suspended: boolean
}
