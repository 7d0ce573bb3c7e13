import type { Db } from '../../db/index.ts'

/** What is known of sessions, which are built on this. */
export interface SessionPorts {
  /** Refuses without a recent proof of identity. */
  requireConfirmed: (db: Db, sessionId: number, now: Date) => Promise<void>
  markProved: (db: Db, sessionId: number, now: Date) => Promise<void>
  /** No session has proved anything any more. */
  forgetProofs: (db: Db, userId: number) => Promise<void>
}
