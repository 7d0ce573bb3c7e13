import type { accountsApi } from '../../../contract/accounts-api.ts'
import type { DataOf } from '../../../contract/endpoint.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../http/actor.ts'
import type { SessionCookies } from '../../http/session-cookies.ts'

/** Port: the sessions of an account, which know of accounts and not the other way round. */
export interface AccountSessions {
  /** For whoever has just shown who they are, in the browser that asks. */
  open(browser: { cookies: SessionCookies; userAgent: string }, userId: number): Promise<void>
  end(tx: Db, userId: number, options?: { but?: number }): Promise<void>
}

type ExportedParts = Omit<DataOf<typeof accountsApi.exportMe>, 'exportedAt' | 'account'>

/** Removes what is personal of these members. */
export type Purge = (tx: Db, userIds: readonly number[]) => Promise<void>

/** Port: one part of what is kept of a member. */
interface MemberPart<Data> {
  /** All of it, for the member. */
  export(db: Db, member: Actor, now: Date): Promise<Data>
  /** Removes what is personal in it once the days of grace are over; null where nothing personal is left by then, or another part sees to it. */
  purge: Purge | null
}

/** One for each part of the export, in its order: one that is missing, or doesn't say what is purged, is a type error. */
export type MemberData = { [Part in keyof ExportedParts]: MemberPart<ExportedParts[Part]> }

export async function exportParts(parts: MemberData, db: Db, member: Actor, now: Date): Promise<ExportedParts> {
  const exported: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(parts)) exported[name] = await part.export(db, member, now)
  return exported as ExportedParts
}

export interface AccountsPorts {
  sessions: AccountSessions
  memberData: MemberData
}
