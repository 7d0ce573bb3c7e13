import { sql } from 'drizzle-orm'
import type { MemberRow, MemberState } from '../../../contract/members/members-admin.ts'
import { users } from '../accounts/table.ts'

type Row = typeof users.$inferSelect

/** A year from which on a suspension ends only when it is lifted. */
const ENDLESS_YEAR = 9999
export const ENDLESS = new Date(`${ENDLESS_YEAR}-12-31T00:00:00Z`)

export const endOf = (until: Date | null) =>
  until && until.getUTCFullYear() < ENDLESS_YEAR ? until.toISOString() : null

/** As `stateOf`, for filters. */
export const STATE = sql`case when ${users.erasedAt} is not null then 'erased' when ${users.withdrawnAt} is not null then 'withdrawn'
  when ${users.suspendedUntil} > now() then 'suspended' else 'active' end`

export function stateOf({ erasedAt, withdrawnAt, suspendedUntil }: Row, now: Date): MemberState {
  if (erasedAt) return 'erased'
  if (withdrawnAt) return 'withdrawn'
  return suspendedUntil && suspendedUntil > now ? 'suspended' : 'active'
}

/** `k***@g***.com`: enough to recognise an address that one knows, too little to write to it. */
export function maskedEmail(email: string | null): string | null {
  if (email === null) return null
  const [local = '', domain = ''] = email.split('@')
  const dot = domain.lastIndexOf('.')
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${dot > 0 ? domain.slice(dot) : ''}`
}

export const memberRow = (row: Row, now: Date): MemberRow => ({
  id: row.id,
  nickname: row.nickname,
  role: row.role,
  maskedEmail: maskedEmail(row.email),
  state: stateOf(row, now),
  suspendedUntil: endOf(row.suspendedUntil),
  createdAt: row.createdAt.toISOString(),
})
