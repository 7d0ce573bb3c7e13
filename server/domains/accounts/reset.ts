import type { BodyOf } from '../../../contract/api/endpoint.ts'
import type { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import type { PasswordReset } from '../../../contract/accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import type { SessionCookies } from '../../http/request/session-cookies.ts'
import { fail } from '../../refusals/refusal.ts'
import { hashPassword } from './passwords.ts'
import type { AccountSessions, AccountSocials } from './ports.ts'
import { consumeResetToken, readResetToken } from './reset-store.ts'
import { enqueueMail } from './service.ts'
import { isWeak } from './strength.ts'
import { type Account, findById, resetPassword } from './store.ts'

interface ResetPorts {
  sessions: Pick<AccountSessions, 'renewTrust'>
  socials: AccountSocials
}

async function accountOfLink({ db, clock }: Deps, token: string): Promise<Account> {
  const userId = await readResetToken(db, token, clock())
  return (userId === null ? null : await findById(db, userId)) ?? fail('LINK_INVALID')
}

/** What the reset of this account's password is about to change. */
export async function readReset(deps: Deps, { socials }: ResetPorts, token: string): Promise<PasswordReset> {
  const account = await accountOfLink(deps, token)
  const { email, nickname } = account
  return { email, nickname, socials: await socialsAt(deps.db, socials, account) }
}

/** A provider linked since the owner last proved their address may have been linked by another person. */
const socialsAt = async (db: Deps['db'], socials: AccountSocials, { id, emailProvedAt }: Account) =>
  (await socials.list(db, id)).map((social) => ({ ...social, dropped: new Date(social.linkedAt) > emailProvedAt }))

/** Sets the password, ends all sessions, and unlinks providers: those chosen, and those that the owner may not know. */
export async function resetByToken(
  deps: Deps,
  { sessions, socials }: ResetPorts,
  { token, password, unlink }: BodyOf<typeof accountsApi.completePasswordReset>,
  cookies: SessionCookies,
): Promise<void> {
  const { db, clock } = deps
  const account = await accountOfLink(deps, token)
  const { id, email, nickname } = account
  if (await isWeak(password, [email, nickname])) fail('PASSWORD_WEAK')
  const passwordHash = await hashPassword(password)
  const now = clock()
  await db.transaction(async (tx) => {
    if ((await consumeResetToken(tx, token, now)) === null) fail('LINK_INVALID')
    const leaving = (await socialsAt(tx, socials, account)).filter(
      ({ provider, dropped }) => dropped || unlink.includes(provider),
    )
    await socials.unlink(
      tx,
      id,
      leaving.map(({ provider }) => provider),
    )
    await resetPassword(tx, id, passwordHash, now)
    await sessions.renewTrust(tx, { userId: id, cookies }, now)
  })
  await enqueueMail(deps, { kind: 'password-changed', userId: id })
}
