import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { ahead } from '../../db/statements/ahead.ts'
import type { Db } from '../../db/index.ts'
import type { Deps } from '../../deps.ts'
import { hashToken, newToken } from '../../lib/opaque-token.ts'
import { emailCodes } from './table.ts'

export const CODE_SECONDS = 10 * 60
export const TICKET_SECONDS = 30 * 60
const MOST_TRIES = 5

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** An address, and the browser that asked for a code (the hash of its secret). */
export interface Asked {
  email: string
  asker: string
}

const keyOf = ({ email, asker }: Asked) => createHash('sha256').update(`${email}\n${asker}`).digest('base64url')

type CodeDeps = Pick<Deps, 'db' | 'keys'>

/** A keyed hash, since a million possible codes could be tried quickly. */
function hashCode({ keys }: CodeDeps, asked: Asked, code: string): string {
  return createHmac('sha256', keys.of('email-codes'))
    .update(`${keyOf(asked)} ${code}`)
    .digest('base64url')
}

/** Creates a code and voids the previous one of that address and browser. A ticket issued before stays valid. */
export async function createCode(deps: CodeDeps, asked: Asked, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = { codeHash: hashCode(deps, asked, code), codeExpiresAt: after(now, CODE_SECONDS), tries: 0 }
  await deps.db
    .insert(emailCodes)
    .values({ asked: keyOf(asked), ...fresh })
    .onConflictDoUpdate({ target: emailCodes.asked, set: fresh })
  return code
}

/** Returns a ticket for a correct code, once; null for a wrong one, which counts as an attempt. */
export async function exchangeCodeForTicket(
  deps: CodeDeps,
  asked: Asked,
  code: string,
  now: Date,
): Promise<string | null> {
  const { db } = deps
  const here = eq(emailCodes.asked, keyOf(asked))
  const [row] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(here, ahead(emailCodes.codeExpiresAt, now, CODE_SECONDS), lt(emailCodes.tries, MOST_TRIES)))
    .returning({ codeHash: emailCodes.codeHash })
  const given = hashCode(deps, asked, code)
  if (!row?.codeHash || !timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(given))) return null
  const ticket = newToken()
  const exchanged = await db
    .update(emailCodes)
    .set({
      codeHash: null,
      ticketHash: hashTicket(asked.email, ticket),
      ticketExpiresAt: after(now, TICKET_SECONDS),
    })
    .where(and(here, eq(emailCodes.codeHash, row.codeHash)))
    .returning({ asked: emailCodes.asked })
  return exchanged.length > 0 ? ticket : null
}

/** With the address, for which alone the ticket is valid. */
const hashTicket = (email: string, ticket: string) => hashToken(`${email} ${ticket}`)

const ticketOf = (email: string, ticket: string, now: Date) =>
  and(eq(emailCodes.ticketHash, hashTicket(email, ticket)), ahead(emailCodes.ticketExpiresAt, now, TICKET_SECONDS))

export async function isValidTicket(db: Db, email: string, ticket: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ asked: emailCodes.asked })
    .from(emailCodes)
    .where(ticketOf(email, ticket, now))
  return rows.length > 0
}

/** Returns whether the ticket was valid, and invalidates it. */
export async function consumeTicket(db: Db, email: string, ticket: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(emailCodes)
    .where(ticketOf(email, ticket, now))
    .returning({ asked: emailCodes.asked })
  return rows.length > 0
}

export async function removeExpiredCodes(db: Db, now: Date): Promise<void> {
  const noTicket = or(sql`${emailCodes.ticketExpiresAt} is null`, lt(emailCodes.ticketExpiresAt, now))
  await db.delete(emailCodes).where(and(lt(emailCodes.codeExpiresAt, now), noTicket))
}
