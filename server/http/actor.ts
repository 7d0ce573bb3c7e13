import type { Role } from '../../contract/accounts.ts'

/** Who calls: null on public endpoints, which don't ask. */
export interface Actor {
  userId: number
  role: Role
  sessionId: number
}
