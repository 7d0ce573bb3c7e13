import * as v from 'valibot'
import { Agreed, Email, Nickname, REGISTER, User } from './accounts.ts'
import { MINUTE } from './limit.ts'
import { operation } from './operation.ts'
import { LoginResult } from './session.ts'

export const SOCIAL_PROVIDERS = ['kakao', 'naver', 'google'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** What a page needs to send somebody to a provider, besides `redirect_uri` (…/auth/login), `response_type=code` and a random `state`. */
export const SocialAuthorize = v.object({
  provider: v.picklist(SOCIAL_PROVIDERS),
  authorizeUrl: v.string(),
  clientId: v.string(),
  /** null = the provider's own settings decide. */
  scope: v.nullable(v.string()),
  /** Send `code_challenge` (S256), and its verifier with the code. */
  pkce: v.boolean(),
  /** What makes it ask for its password once more, where somebody is to confirm who he is. */
  again: v.record(v.string(), v.string()),
})
export type SocialAuthorize = v.InferOutput<typeof SocialAuthorize>

/** Short text of a provider: never shown, never stored. */
const Opaque = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/** The page has compared `state` with what it had sent; naver wants to see it again. */
const Callback = {
  code: Opaque,
  state: v.optional(Opaque),
  codeVerifier: v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/))),
  /** As it was sent to the provider; without it, …/auth/login at the server's own origin. */
  redirectUri: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^https?:\/\/[^/?#@\\]+\/auth\/login$/))),
}

/** The provider knows him, we don't yet: `socialTicket` registers or links that identity, once within 30 minutes. */
export const SocialUnregistered = v.object({
  socialTicket: v.string(),
  expiresInSeconds: v.number(),
  provider: v.picklist(SOCIAL_PROVIDERS),
  /** Only an address for which the provider vouches. */
  email: v.nullable(v.string()),
  /** What the provider calls him; may be no nickname of ours. */
  nickname: v.nullable(v.string()),
  /** There is an account with that address: after a login there, `linkSocial` joins the two. */
  joinable: v.boolean(),
})
export type SocialUnregistered = v.InferOutput<typeof SocialUnregistered>

/** An `id` marks a registered user, who is logged in by this answer. */
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
    summary: 'Providers that are configured, and how to go there',
    data: v.array(SocialAuthorize),
    shows: ['providers'],
  }),

  socialCallback: operation({
    summary: 'Logs in by the code of a provider, or says that nobody is registered by it',
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

  /** The account's address is the one that the provider vouches for; else one with an `emailTicket`, or none. Logs in as well. */
  registerSocial: operation({
    summary: 'Registers who came by a provider, and logs in',
    body: v.object({
      email: v.optional(Email),
      emailTicket: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
      terms: Agreed,
      privacy: Agreed,
      age14: Agreed,
      marketing: v.boolean(),
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

  /** As `socialCallback`, for who is logged in already: whoever links an identity of somebody else's must not become him by it. */
  showSocial: operation({
    summary: 'Shows who one is at a provider, by its code; the ticket links it',
    params: ByProvider,
    body: v.object(Callback),
    data: v.object({ socialTicket: v.string() }),
    errors: [...CALLBACK_ERRORS, 'SOCIAL_TAKEN'],
    owner: 'nobody',
    limit: [SOCIAL],
    touches: [],
  }),

  /** Says the password again, for who has none. Good for ten minutes of this session. */
  confirmBySocial: operation({
    summary: 'Shows once more who one is, by the code of a provider that is linked',
    params: ByProvider,
    body: v.object(Callback),
    data: v.null(),
    errors: [...CALLBACK_ERRORS, 'SOCIAL_NOT_LINKED'],
    owner: 'nobody',
    limit: [SOCIAL],
    touches: [],
  }),

  /** Another way in is as good as a password: it asks for `confirmIdentity` or a login within ten minutes. */
  linkSocial: operation({
    summary: 'Links the identity of a ticket with the account that is logged in',
    body: v.object({ socialTicket: SocialTicket }),
    data: v.array(LinkedSocial),
    errors: ['CONFIRM_REQUIRED', 'SOCIAL_TICKET_INVALID', 'SOCIAL_TAKEN'],
    owner: 'caller',
    limit: [],
    touches: [],
  }),

  unlinkSocial: operation({
    summary: 'Takes a provider off the account; the last way in stays',
    params: ByProvider,
    data: v.array(LinkedSocial),
    errors: ['SOCIAL_NOT_LINKED', 'LAST_WAY_IN'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
}
