import * as v from 'valibot'
import { Agreed, REGISTER } from '../accounts/accounts.ts'
import { Email, Nickname, User } from '../users/users.ts'
import { ShownVersions } from '../users/consents.ts'
import { MINUTE } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { LoginResult } from '../session/session.ts'
import { SOCIAL_PROVIDERS } from '../users/social-providers.ts'

/** What a page needs to redirect to a provider, besides `redirect_uri` (…/auth/login), `response_type=code` and a random `state`. */
export const SocialAuthorize = v.object({
  provider: v.picklist(SOCIAL_PROVIDERS),
  authorizeUrl: v.string(),
  clientId: v.string(),
  /** null = as set in the provider's own console. */
  scope: v.nullable(v.string()),
  /** Whether to send `code_challenge` (S256), and its verifier with the code. */
  pkce: v.boolean(),
  /** Query parameters that make the provider ask for its password again, to confirm an identity. */
  again: v.record(v.string(), v.string()),
})
export type SocialAuthorize = v.InferOutput<typeof SocialAuthorize>

/** Error text of a provider: never shown, never stored. */
const Opaque = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/** The page has compared `state` with the one it had sent; naver requires it again. */
const Callback = {
  code: Opaque,
  state: v.optional(Opaque),
  codeVerifier: v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/))),
  /** As sent to the provider: …/auth/login at the server's own origin, which is the default. Any other host is refused. */
  redirectUri: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^https?:\/\/[^/?#@\\]+\/auth\/login$/))),
}

/** An identity without an account here: `socialTicket` registers or links it, once within 30 minutes. */
export const SocialUnregistered = v.object({
  socialTicket: v.string(),
  expiresInSeconds: v.number(),
  provider: v.picklist(SOCIAL_PROVIDERS),
  /** Only an address that the provider has verified. */
  email: v.nullable(v.string()),
  /** An address that the user typed in at the provider, who hasn't verified it: fills in a form, proves nothing. */
  emailHint: v.nullable(v.string()),
  /** The phone number at the provider, masked (`010-****-5678`): shows which account registers. Not stored. */
  phoneHint: v.nullable(v.string()),
  /** The name at the provider; may be invalid as a nickname here. */
  nickname: v.nullable(v.string()),
  /** There is an account with that address: after a login there, `linkSocial` links the two. */
  joinable: v.boolean(),
})
export type SocialUnregistered = v.InferOutput<typeof SocialUnregistered>

/** If it has an `id`, the user is registered, and logged in by this answer. */
export const SocialResult = v.union([LoginResult, SocialUnregistered])
export type SocialResult = v.InferOutput<typeof SocialResult>

const CALLBACK_ERRORS = ['SOCIAL_NOT_CONFIGURED', 'SOCIAL_FAILED', 'SOCIAL_UNREACHABLE'] as const

const SocialTicket = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

export const LinkedSocial = v.object({ provider: v.picklist(SOCIAL_PROVIDERS), linkedAt: v.string() })
export type LinkedSocial = v.InferOutput<typeof LinkedSocial>

const ByProvider = v.object({ provider: v.picklist(SOCIAL_PROVIDERS) })

const SOCIAL = { name: 'socialByNetwork', per: '{network}', points: 100, seconds: 15 * MINUTE } as const

export const socialOperations = {
  listSocialProviders: operation({
    summary: 'Configured providers, and how to redirect to them',
    data: v.array(SocialAuthorize),
    shows: ['providers'],
  }),

  socialCallback: operation({
    summary: 'Logs in by the code of a provider, or answers that no account is linked to the identity',
    body: v.object({ provider: v.picklist(SOCIAL_PROVIDERS), ...Callback }),
    data: SocialResult,
    errors: CALLBACK_ERRORS,
    limit: [SOCIAL],
    touches: [],
  }),

  kakaoCallback: operation({
    summary: 'The same for kakao',
    body: v.object(Callback),
    data: SocialResult,
    errors: CALLBACK_ERRORS,
    limit: [SOCIAL],
    touches: [],
  }),

  /** The account's address is the one that the provider verified; else one with an `emailTicket`, or none. Logs in as well. */
  registerSocial: operation({
    summary: 'Registers an account for an identity at a provider, and logs in',
    body: v.object({
      email: v.optional(Email),
      emailTicket: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
      terms: Agreed,
      privacy: Agreed,
      age14: Agreed,
      marketing: v.boolean(),
      versions: ShownVersions,
      nickname: Nickname,
      socialTicket: SocialTicket,
    }),
    data: User,
    errors: ['SOCIAL_TICKET_INVALID', 'SOCIAL_JOINABLE', 'EMAIL_NOT_VERIFIED', 'NICKNAME_TAKEN'],
    limit: [REGISTER],
    touches: ['nicknames'],
  }),

  listSocials: operation({
    summary: 'Providers by which this account can log in',
    data: v.array(LinkedSocial),
    owner: 'caller',
  }),

  /** As `socialCallback`, for a logged-in member: linking another person's identity must not log them in to that person's account. */
  showSocial: operation({
    summary:
      'Identifies the caller at a provider by its code; the ticket links the identity to the caller’s account only',
    params: ByProvider,
    body: v.object(Callback),
    data: v.object({ socialTicket: v.string() }),
    errors: [...CALLBACK_ERRORS, 'SOCIAL_TAKEN'],
    owner: 'nobody',
    limit: [SOCIAL],
    whileSuspended: true,
    touches: [],
  }),

  /** Instead of the password, for accounts without one. Valid for ten minutes of this session. */
  confirmBySocial: operation({
    summary: 'Confirms the identity again by the code of a linked provider',
    params: ByProvider,
    body: v.object(Callback),
    data: v.null(),
    errors: [...CALLBACK_ERRORS, 'SOCIAL_NOT_LINKED'],
    owner: 'nobody',
    limit: [SOCIAL],
    whileSuspended: true,
    touches: [],
  }),

  /** A further login method is as powerful as a password: requires `confirmIdentity` or a login within ten minutes. */
  linkSocial: operation({
    summary: 'Links the identity of a ticket to the logged-in account',
    body: v.object({ socialTicket: SocialTicket }),
    data: v.array(LinkedSocial),
    errors: ['CONFIRM_REQUIRED', 'SOCIAL_TICKET_INVALID', 'SOCIAL_TAKEN'],
    owner: 'caller',
    limit: [],
    whileSuspended: true,
    touches: [],
  }),

  unlinkSocial: operation({
    summary: 'Unlinks a provider from the account; the last login method can’t be removed',
    params: ByProvider,
    data: v.array(LinkedSocial),
    errors: ['SOCIAL_NOT_LINKED', 'LAST_WAY_IN'],
    owner: 'nobody',
    limit: [],
    whileSuspended: true,
    touches: [],
  }),
}
