import { and, asc, count, eq, gt, inArray, lt } from 'drizzle-orm'
import type { SocialProvider } from '../../../contract/social.ts'
import type { Db } from '../../db/index.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { users } from '../accounts/table.ts'
import { socialAccounts, socialTickets } from './table.ts'

export const TICKET_SECONDS = 30 * 60

export interface Ticket {
  provider: SocialProvider
  subject: string
  email: string | null
}

export async function findUserOf(db: Db, provider: SocialProvider, subject: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: socialAccounts.userId })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)))
  return row?.userId ?? null
}

export async function createTicket(db: Db, ticket: Ticket, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + TICKET_SECONDS * 1000)
  await db.insert(socialTickets).values({ ...ticket, hash: hashToken(token), expiresAt })
  return token
}

const good = (token: string, now: Date) =>
  and(eq(socialTickets.hash, hashToken(token)), gt(socialTickets.expiresAt, now))
const COLUMNS = { provider: socialTickets.provider, subject: socialTickets.subject, email: socialTickets.email }

export async function readTicket(db: Db, token: string, now: Date): Promise<Ticket | null> {
  const [row] = await db.select(COLUMNS).from(socialTickets).where(good(token, now))
  return row ?? null
}

export async function consumeTicket(db: Db, token: string, now: Date): Promise<Ticket | null> {
  const [row] = await db.delete(socialTickets).where(good(token, now)).returning(COLUMNS)
  return row ?? null
}

/** @returns false if the identity is linked already, or the member has another one of that provider */
export async function insertLink(db: Db, userId: number, ticket: Ticket, now: Date): Promise<boolean> {
  const rows = await db
    .insert(socialAccounts)
    .values({ provider: ticket.provider, subject: ticket.subject, userId, linkedAt: now })
    .onConflictDoNothing()
    .returning({ userId: socialAccounts.userId })
  return rows.length > 0
}

export async function listLinks(db: Db, userId: number) {
  const rows = await db
    .select({ provider: socialAccounts.provider, linkedAt: socialAccounts.linkedAt })
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId))
    .orderBy(asc(socialAccounts.linkedAt), asc(socialAccounts.provider))
  return rows.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt.toISOString() }))
}

/** Removes a link, unless it is the member's last way to log in; safe against concurrent removals of the last two. */
export function removeLink(db: Db, userId: number, provider: SocialProvider): Promise<'removed' | 'none' | 'last'> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    const [links] = await tx.select({ count: count() }).from(socialAccounts).where(eq(socialAccounts.userId, userId))
    const here = and(eq(socialAccounts.userId, userId), eq(socialAccounts.provider, provider))
    const found = await tx.select({ provider: socialAccounts.provider }).from(socialAccounts).where(here)
    if (found.length === 0) return 'none'
    if (!user?.passwordHash && links?.count === 1) return 'last'
    await tx.delete(socialAccounts).where(here)
    return 'removed'
  })
}

export async function deleteLinksOfUsers(db: Db, userIds: readonly number[]): Promise<void> {
  await db.delete(socialAccounts).where(inArray(socialAccounts.userId, [...userIds]))
}

export async function removeExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.delete(socialTickets).where(lt(socialTickets.expiresAt, now))
}
