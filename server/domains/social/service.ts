import type { BodyOf } from '../../../contract/api/endpoint.ts'
import type { socialApi } from '../../../contract/social/social-api.ts'
import type { SocialResult } from '../../../contract/social/social.ts'
import type { SocialProvider } from '../../../contract/users/social-providers.ts'
import type { Db } from '../../db/index.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import type { Actor } from '../../http/request/actor.ts'
import { WithMessage } from '../../http/calls/with-message.ts'
import { isValidTicket as isEmailTicket, consumeTicket as spendEmailTicket } from '../accounts/code-store.ts'
import { recordAgreements } from '../accounts/consents.ts'
import { enqueueMail, restoreWithdrawn } from '../accounts/service.ts'
import { type Account, findByEmail, findById, insertAccount, userOf } from '../accounts/store.ts'
import { isNicknameFree } from '../accounts/nickname-store.ts'
import { requireConfirmed } from '../session/confirmation.ts'
import { type Browser, openSession } from '../session/service.ts'
import { markConfirmed } from '../session/store.ts'
import { identify, type CallbackInput } from './oauth.ts'
import { type Identity, settingsOf } from './providers.ts'
import { isOwnRedirect, redirectAt } from './redirect.ts'
import {
  findUserOf,
  insertLink,
  createTicket,
  readTicket,
  consumeTicket,
  removeLink,
  TICKET_SECONDS,
  type Ticket,
} from './store.ts'

type Given = Omit<CallbackInput, 'redirectUri'> & { redirectUri?: string | undefined }

function whoIs({ env, log, origin }: Deps, provider: SocialProvider, given: Given): Promise<Identity> {
  const settings = settingsOf(provider, env) ?? fail('SOCIAL_NOT_CONFIGURED')
  const redirectUri = given.redirectUri ?? redirectAt(origin)
  if (!isOwnRedirect(redirectUri, origin)) fail('VALIDATION_FAILED', { redirectUri: '이 사이트의 주소가 아니에요.' })
  return identify(provider, settings, { ...given, redirectUri }, (err) =>
    log.warn({ err, provider }, 'A provider could not be asked'),
  )
}

/** Logs in the member with this identity, or returns a ticket for registration. */
export async function loginBySocial(
  deps: Deps,
  provider: SocialProvider,
  given: Given,
  browser: Browser,
): Promise<SocialResult | WithMessage<SocialResult>> {
  const { db, clock } = deps
  const { subject, email, emailHint, phoneHint, nickname } = await whoIs(deps, provider, given)
  const userId = await findUserOf(db, provider, subject)
  const account = userId === null ? null : await findById(db, userId)
  if (account) {
    const restored = await restoreWithdrawn(deps, account)
    if (restored === null) fail('SOCIAL_FAILED')
    const requireProof = async (tx: Db) => {
      if ((await findUserOf(tx, provider, subject)) !== account.id) fail('SOCIAL_FAILED')
    }
    await openSession(deps, browser, account.id, { requireProof })
    return { ...userOf(account), restored }
  }
  const address = email?.toLowerCase() ?? null
  const socialTicket = await createTicket(db, { provider, subject, email: address, userId: null }, clock())
  const joinable = address !== null && (await findByEmail(db, address)) !== null
  return new WithMessage(
    {
      socialTicket,
      expiresInSeconds: TICKET_SECONDS,
      provider,
      email: address,
      emailHint,
      phoneHint,
      nickname,
      joinable,
    },
    '아직 가입하지 않은 계정이에요.',
  )
}

export async function registerBySocial(deps: Deps, given: BodyOf<typeof socialApi.registerSocial>): Promise<Account> {
  const { db, clock } = deps
  const { nickname, marketing, socialTicket } = given
  const now = clock()
  const ticket = (await readTicket(db, socialTicket, now)) ?? fail('SOCIAL_TICKET_INVALID')
  const email = await addressFor(deps, given, ticket)
  return db.transaction(async (tx) => {
    if (!(await consumeTicket(tx, socialTicket, null, now))) fail('SOCIAL_TICKET_INVALID')
    if (email && given.emailTicket && email !== ticket.email) await spendEmailTicket(tx, email, given.emailTicket, now)
    const fresh = { email, passwordHash: null, nickname, marketing, agreedAt: now }
    const account = await insertAccount(tx, fresh, now)
    if (!account) return fail((await isNicknameFree(tx, nickname)) ? 'SOCIAL_JOINABLE' : 'NICKNAME_TAKEN')
    // Of two concurrent registrations of one identity, the second fails here.
    if (!(await insertLink(tx, account.id, ticket, now))) fail('SOCIAL_TICKET_INVALID')
    await recordAgreements(tx, account.id, given, now)
    return account
  })
}

/** An address verified by the provider or proved by a code; null if there is none, which is allowed. */
async function addressFor({ db, clock }: Deps, given: BodyOf<typeof socialApi.registerSocial>, ticket: Ticket) {
  const { email, emailTicket } = given
  if (ticket.email !== null && (email === undefined || email === ticket.email)) {
    return (await findByEmail(db, ticket.email)) ? fail('SOCIAL_JOINABLE') : ticket.email
  }
  if (email === undefined) return null
  const proved = emailTicket !== undefined && (await isEmailTicket(db, email, emailTicket, clock()))
  return proved ? email : fail('EMAIL_NOT_VERIFIED')
}

/** Returns a ticket, for this member only, for an identity that no account is linked to yet. */
export async function identifyForMember(
  deps: Deps,
  { userId }: Actor,
  provider: SocialProvider,
  given: Given,
): Promise<string> {
  const { db, clock } = deps
  const { subject, email } = await whoIs(deps, provider, given)
  if ((await findUserOf(db, provider, subject)) !== null) fail('SOCIAL_TAKEN')
  return createTicket(db, { provider, subject, email: email?.toLowerCase() ?? null, userId }, clock())
}

/** Confirms the session, as a login does, if the identity is linked to its member. */
export async function confirmBySocial(deps: Deps, actor: Actor, provider: SocialProvider, given: Given): Promise<void> {
  const { db, clock } = deps
  const { subject } = await whoIs(deps, provider, given)
  if ((await findUserOf(db, provider, subject)) !== actor.userId) fail('SOCIAL_NOT_LINKED')
  await markConfirmed(db, actor.sessionId, clock())
}

export async function linkIdentity(deps: Deps, { userId, sessionId }: Actor, socialTicket: string): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  await requireConfirmed(db, sessionId, now)
  const { provider } = await db.transaction(async (tx) => {
    const ticket = (await consumeTicket(tx, socialTicket, userId, now)) ?? fail('SOCIAL_TICKET_INVALID')
    if (!(await insertLink(tx, userId, ticket, now))) fail('SOCIAL_TAKEN')
    return ticket
  })
  await enqueueMail(deps, { kind: 'social-linked', userId, provider, at: now.toISOString() })
}

export async function unlinkIdentity(deps: Deps, { userId }: Actor, provider: SocialProvider): Promise<void> {
  const outcome = await removeLink(deps.db, userId, provider)
  if (outcome === 'none') fail('SOCIAL_NOT_LINKED')
  if (outcome === 'last') fail('LAST_WAY_IN')
  await enqueueMail(deps, { kind: 'social-unlinked', userId, provider, at: deps.clock().toISOString() })
}
