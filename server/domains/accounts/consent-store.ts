import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type DocumentName, FIRST_VERSION } from '../../../contract/users/agreements.ts'
import type { Consent } from '../../../contract/users/consents.ts'
import type { Db } from '../../db/index.ts'
import type { Account } from './store.ts'
import { consents } from './table.ts'

type Versions = Partial<Record<DocumentName, number>>

/** Records consents; one that is in force already keeps its time. */
export async function insertConsents(db: Db, userId: number, versions: Versions, now: Date): Promise<void> {
  const rows = Object.entries(versions).map(([document, version]) => ({
    userId,
    document: document as DocumentName,
    version,
    agreedAt: now,
  }))
  if (rows.length > 0) await db.insert(consents).values(rows).onConflictDoNothing()
}

/** Ends the consent to marketing messages. A member's consent from before consents were recorded is recorded as ended. */
export async function withdrawMarketing(db: Db, { id, agreedAt }: Account, now: Date): Promise<void> {
  const ended = await db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.userId, id), eq(consents.document, 'marketing'), isNull(consents.withdrawnAt)))
    .returning({ id: consents.id })
  if (ended.length > 0 || agreedAt === null) return
  const before = { document: 'marketing', version: FIRST_VERSION, agreedAt, withdrawnAt: now } as const
  await db.insert(consents).values({ userId: id, ...before })
}

/** All consents of a member, the latest first. */
export async function listConsents(db: Db, account: Account): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, account.id))
    .orderBy(desc(consents.agreedAt), desc(consents.id))
  const recorded = rows.map(({ document, version, agreedAt, withdrawnAt }) => ({
    document,
    version,
    agreedAt: agreedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
  return [...recorded, ...unrecorded(account, recorded)]
}

/** Consents that the account itself states, from before they were recorded. */
function unrecorded({ agreedAt, marketing }: Account, recorded: readonly Consent[]): Consent[] {
  if (agreedAt === null) return []
  const given: DocumentName[] = ['terms', 'privacy', ...(marketing ? (['marketing'] as const) : [])]
  return given
    .filter((document) => !recorded.some((one) => one.document === document))
    .map((document) => ({
      document,
      version: FIRST_VERSION,
      agreedAt: agreedAt.toISOString(),
      withdrawnAt: null,
    }))
}

export async function deleteConsents(db: Db, userIds: readonly number[]): Promise<void> {
  await db.delete(consents).where(inArray(consents.userId, [...userIds]))
}
