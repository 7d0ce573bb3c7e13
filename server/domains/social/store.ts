import { and, asc, count, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { SocialProvider } from '../../../contract/users/social-providers.ts'
import { ahead } from '../../db/statements/ahead.ts'
import type { Db } from '../../db/index.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { users } from '../accounts/table.ts'
import { socialAccounts, socialTickets } from './table.ts'

export const TICKET_SECONDS = 30 * 60

export interface Ticket {
  provider: SocialProvider
  subject: string
  email: string | null
  /** The member who alone may use it, to link the identity; null: a visitor, to register or to link. */
  userId: number | null
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
  and(eq(socialTickets.hash, hashToken(token)), ahead(socialTickets.expiresAt, now, TICKET_SECONDS))
const COLUMNS = {
  provider: socialTickets.provider,
  subject: socialTickets.subject,
  email: socialTickets.email,
  userId: socialTickets.userId,
}
/** Whose ticket it may be. */
const usableBy = (userId: number | null) =>
  userId === null ? isNull(socialTickets.userId) : or(isNull(socialTickets.userId), eq(socialTickets.userId, userId))

/** A ticket by which a visitor may register. */
export async function readTicket(db: Db, token: string, now: Date): Promise<Ticket | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(socialTickets)
    .where(and(good(token, now), usableBy(null)))
  return row ?? null
}

/** Consumes a ticket on behalf of a member, or of a visitor (null); another member's ticket stays as it is. */
export async function consumeTicket(db: Db, token: string, userId: number | null, now: Date): Promise<Ticket | null> {
  const [row] = await db
    .delete(socialTickets)
    .where(and(good(token, now), usableBy(userId)))
    .returning(COLUMNS)
  return row ?? null
}

/** @returns false if the identity is linked already, or the member has another one of that provider */
export async function insertLink(
  db: Db,
  userId: number,
  ticket: Pick<Ticket, 'provider' | 'subject'>,
  now: Date,
): Promise<boolean> {
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
      .for('no key update')
    const [links] = await tx.select({ count: count() }).from(socialAccounts).where(eq(socialAccounts.userId, userId))
    const here = and(eq(socialAccounts.userId, userId), eq(socialAccounts.provider, provider))
    const found = await tx.select({ provider: socialAccounts.provider }).from(socialAccounts).where(here)
    if (found.length === 0) return 'none'
    if (!user?.passwordHash && links?.count === 1) return 'last'
    await tx.delete(socialAccounts).where(here)
    return 'removed'
  })
}

export async function deleteLinks(db: Db, userId: number, providers: readonly SocialProvider[]): Promise<void> {
  await db
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.userId, userId), inArray(socialAccounts.provider, [...providers])))
}

export async function deleteLinksOfUsers(db: Db, userIds: readonly number[]): Promise<void> {
  await db.delete(socialAccounts).where(inArray(socialAccounts.userId, [...userIds]))
}

export async function removeExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.delete(socialTickets).where(lt(socialTickets.expiresAt, now))
}
