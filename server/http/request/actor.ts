import type { Role } from '../../../contract/users/users.ts'

/** The authenticated caller; null on public endpoints, which don't authenticate. */
export interface Actor {
  userId: number
  role: Role
  sessionId: number
  /** By an admin, for now. */
  suspended: boolean
  /** Their nickname is hidden, and they have not chosen another. */
  nameless: boolean
  /**
   * Of this session: `proved`; `unproved`, though the account has one; `missing`, though this site requires one; `waived`, where it is
   * only offered, or the role needs none.
   */
  secondFactor: 'proved' | 'unproved' | 'missing' | 'waived'
}
