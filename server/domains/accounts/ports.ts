import type { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import type { DataOf } from '../../../contract/api/endpoint.ts'
import type { SocialProvider } from '../../../contract/users/social-providers.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../../http/request/actor.ts'
import type { SessionCookies } from '../../http/request/session-cookies.ts'

/** Port: the sessions of an account. Sessions depend on accounts, not the other way round. */
export interface AccountSessions {
  /** Logs in a member who has just registered, in the browser that called. */
  open(browser: { cookies: SessionCookies; userAgent: string }, userId: number): Promise<void>
  end(tx: Db, userId: number): Promise<void>
  /** After a new password: ends all sessions except `but`, and no browser except this one is known any more. */
  renewTrust(tx: Db, given: { userId: number; cookies: SessionCookies; but?: number }, now: Date): Promise<void>
}

/** Port: the providers by which an account can log in. */
export interface AccountSocials {
  list(db: Db, userId: number): Promise<{ provider: SocialProvider; linkedAt: string }[]>
  unlink(tx: Db, userId: number, providers: readonly SocialProvider[]): Promise<void>
}

export type ExportedParts = Omit<DataOf<typeof accountsApi.exportMe>, 'exportedAt' | 'account'>

/** Deletes the personal data of these members. */
export type Purge = (tx: Db, userIds: readonly number[]) => Promise<void>

/** Port: one part of the stored data of a member. */
interface MemberPart<Data> {
  /** All of it, for the member's data export. */
  export(db: Db, member: Actor, now: Date): Promise<Data>
  /** Deletes the personal data in it after the days of grace; null if there is none by then, or if another part deletes it. */
  purge: Purge | null
}

/** One entry for each part of the export, in its order: a missing part, or one without `purge`, is a type error. */
export type MemberData = { [Part in keyof ExportedParts]: MemberPart<ExportedParts[Part]> }

export interface AccountsPorts {
  sessions: AccountSessions
  socials: AccountSocials
  memberData: MemberData
}
