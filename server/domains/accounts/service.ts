import type { BodyOf } from '../../../contract/api/endpoint.ts'
import type { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import type { Deps } from '../../deps.ts'
import { afterCall, touch } from '../../http/calls/call-effects.ts'
import { fail } from '../../refusals/refusal.ts'
import type { SessionCookies } from '../../http/request/session-cookies.ts'
import { insertOrder } from '../../mail/queue-store.ts'
import type { MailOrder } from '../../mail/orders.ts'
import { claimPhoto, releasePhotos } from '../photos/store.ts'
import { isValidTicket, consumeTicket } from './code-store.ts'
import { recordAgreements } from './consents.ts'
import { hashPassword } from './passwords.ts'
import type { AccountSessions, Purge } from './ports.ts'
import { deleteResetTokens } from './reset-store.ts'
import { isWeak } from './strength.ts'
import { type Account, findById, insertAccount, replacePhoto, setPassword } from './store.ts'
import { isNicknameFree } from './nickname-store.ts'
import { isAdminLeft, purgeDue, purgeTimeOf, markWithdrawn, photosOfDueAccounts, restore } from './withdraw-store.ts'

export async function enqueueMail(
  { db, clock, mails }: Pick<Deps, 'db' | 'clock' | 'mails'>,
  order: MailOrder,
): Promise<void> {
  await insertOrder(db, order, clock())
  // Before the commit, the queue would not see it, and it would wait for the next minute.
  afterCall(() => mails.runSoon())
}

/** Creates an account for a visitor who has proved that the address is theirs. */
export async function register({ db, clock }: Deps, given: BodyOf<typeof accountsApi.registerUser>): Promise<Account> {
  const { email, emailTicket, nickname, password, marketing } = given
  const now = clock()
  if (!(await isValidTicket(db, email, emailTicket, now))) fail('EMAIL_NOT_VERIFIED')
  if (await isWeak(password, [email, nickname])) fail('PASSWORD_WEAK')
  if (!(await isNicknameFree(db, nickname))) {
    // The same form sent twice at once: the nickname may be the one that the first of them has just registered.
    fail((await isValidTicket(db, email, emailTicket, now)) ? 'NICKNAME_TAKEN' : 'EMAIL_NOT_VERIFIED')
  }
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    if (!(await consumeTicket(tx, email, emailTicket, now))) fail('EMAIL_NOT_VERIFIED')
    const account = await insertAccount(tx, { email, nickname, passwordHash, marketing, agreedAt: now }, now)
    if (!account) return fail((await isNicknameFree(tx, nickname)) ? 'EMAIL_NOT_VERIFIED' : 'NICKNAME_TAKEN')
    await recordAgreements(tx, account.id, given, now)
    return account
  })
}

/** Also ends all other sessions of the account. */
export async function replacePassword(
  deps: Deps,
  sessions: AccountSessions,
  {
    account,
    password,
    sessionId,
    cookies,
  }: { account: Account; password: string; sessionId: number; cookies: SessionCookies },
) {
  if (await isWeak(password, [account.email, account.nickname])) fail('PASSWORD_WEAK')
  const passwordHash = await hashPassword(password)
  await deps.db.transaction(async (tx) => {
    // Not over one that was set meanwhile, as by the link of a reset.
    if (!(await setPassword(tx, account, passwordHash))) fail('PASSWORD_WRONG')
    await deleteResetTokens(tx, account.id)
    await sessions.renewTrust(tx, { userId: account.id, cookies, but: sessionId }, deps.clock())
  })
  await enqueueMail(deps, { kind: 'password-changed', userId: account.id })
}

export function changePhoto({ db }: Deps, userId: number, photoId: string | null): Promise<Account> {
  return db.transaction(async (tx) => {
    const photo = photoId === null ? null : ((await claimPhoto(tx, userId, photoId)) ?? fail('PHOTO_NOT_FOUND'))
    const { account, before } = (await replacePhoto(tx, userId, photo)) ?? fail('UNAUTHENTICATED')
    await releasePhotos(tx, before)
    return account
  })
}

/** @returns when the personal data will be purged */
export async function leave(deps: Deps, sessions: Pick<AccountSessions, 'end'>, userId: number): Promise<Date> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    // Before any of them is changed, as of two who leave at once the second must see the first.
    const { role } = (await findById(tx, userId)) ?? fail('UNAUTHENTICATED')
    if (role === 'admin') await isAdminLeft(tx, now)
    await markWithdrawn(tx, userId, now)
    if (role === 'admin' && !(await isAdminLeft(tx, now))) fail('LAST_ADMIN')
    await sessions.end(tx, userId)
    await deleteResetTokens(tx, userId)
  })
  await enqueueMail(deps, { kind: 'withdrawn', userId })
  return purgeTimeOf(now)
}

/** Undoes a withdrawal within the days of grace. @returns whether the member had withdrawn; null if it is too late */
export async function restoreWithdrawn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  account: Account,
): Promise<boolean | null> {
  if (!account.withdrawnAt) return false
  if (purgeTimeOf(account.withdrawnAt) <= clock()) return null
  if (!(await restore(db, account.id))) return null
  if (account.role !== 'member') touch(['mentors'])
  return true
}

/**
 * Purges the personal data of all members whose days of grace are over.
 * @returns the ids of the purged members
 */
export function purgeAccounts({ db }: Pick<Deps, 'db'>, purges: readonly Purge[], now: Date): Promise<number[]> {
  return db.transaction(async (tx) => {
    const photos = await photosOfDueAccounts(tx, now)
    const ids = await purgeDue(tx, now)
    if (ids.length === 0) return ids
    for (const purge of purges) await purge(tx, ids)
    await releasePhotos(tx, photos)
    return ids
  })
}
