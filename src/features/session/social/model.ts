import * as v from 'valibot'
import type { Browser } from '../../../lib/browser.ts'
import type { SocialAuthorize } from '../../../../contract/social/social.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/users/social-providers.ts'

interface Social {
  name: SocialProvider
  displayName: string
  /** The provider's published logo: a square of `size`, and the paths drawn in it. */
  icon: { size: number; paths: readonly { d: string; fill: string }[] }
  buttonColor: string
  textColor: string
}

/**
 * How each provider wants its button to look, in the variant whose text has enough contrast (4.5:1).
 * https://developers.kakao.com/docs/latest/ko/kakaologin/design-guide · https://developers.naver.com/docs/login/bi/bi.md (white: letters
 * on its green have 2.2:1) · https://developers.google.com/identity/branding-guidelines (light)
 */
export const SOCIALS: Record<SocialProvider, Social> = {
  kakao: {
    name: 'kakao',
    displayName: '카카오',
    icon: {
      size: 18,
      paths: [
        {
          d: 'M9 .6C4.03.6 0 3.71 0 7.55c0 2.39 1.56 4.49 3.93 5.75l-1 3.64c-.09.33.28.58.57.4l4.37-2.89c.37.03.75.05 1.13.05 4.97 0 9-3.11 9-6.95S13.97.6 9 .6',
          fill: '#000000',
        },
      ],
    },
    buttonColor: '#FEE500',
    textColor: 'rgb(0 0 0 / 85%)',
  },
  naver: {
    name: 'naver',
    displayName: '네이버',
    icon: {
      size: 20,
      paths: [
        { d: 'M0 0h20v20H0z', fill: '#03C75A' },
        { d: 'M11.78 10.35 8.07 5H5v10h3.22V9.65L11.93 15H15V5h-3.22z', fill: '#FFFFFF' },
      ],
    },
    buttonColor: '#FFFFFF',
    textColor: '#1F1F1F',
  },
  google: {
    name: 'google',
    displayName: '구글',
    icon: {
      size: 48,
      paths: [
        {
          d: 'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
          fill: '#EA4335',
        },
        {
          d: 'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
          fill: '#4285F4',
        },
        {
          d: 'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
          fill: '#FBBC05',
        },
        {
          d: 'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
          fill: '#34A853',
        },
      ],
    },
    buttonColor: '#FFFFFF',
    textColor: '#1F1F1F',
  },
}

/** Client ids of this deployment; null = that provider isn't configured. */
export type ClientIds = Readonly<Record<SocialProvider, string | null>>
export const availableSocials = (clientIds: ClientIds) => SOCIAL_PROVIDERS.filter((name) => clientIds[name] !== null)

const said = (words: string) => (provider: SocialProvider) => `${SOCIALS[provider].displayName} ${words}`
export const socialLabel = said('로그인')
export const SOCIAL_MESSAGES = {
  notConfigured: said('로그인이 설정되지 않았습니다.'),
  noAddress: said('로그인 URL 생성에 실패했습니다.'),
  failed: said('로그인에 실패했습니다.'),
  broken: said('로그인 중 오류가 발생했습니다.'),
  returnFailed: said('로그인 처리에 실패했습니다.'),
  returnBroken: said('로그인 처리 중 오류가 발생했습니다.'),
  cancelled: said('로그인을 취소했어요.'),
}

/** Why the user was sent to the provider, and to which path they return. */
export const INTENTS = {
  login: '/auth/login',
  link: '/my/setting',
  /** Confirms the identity before linking. */
  confirm: '/my/setting',
  /** Confirms the identity before the withdrawal. */
  leave: '/my/setting/withdraw',
} as const
export type Intent = keyof typeof INTENTS
const INTENT_NAMES = ['login', 'link', 'confirm', 'leave'] as const satisfies Intent[]
/** For these the provider must ask for the password again. */
export const REAUTHENTICATE_INTENTS: readonly Intent[] = ['confirm', 'leave']

/** Session storage: the request to the provider. The callback is compared with it, once. */
export const SOCIAL_REQUEST_KEY = 'daengdaeng.social'
const MAX_AWAY_MS = 10 * 60_000
export const Left = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    provider: v.picklist(SOCIAL_PROVIDERS),
    state: v.string(),
    /** The PKCE code verifier. */
    verifier: v.nullable(v.string()),
    intent: v.picklist(INTENT_NAMES),
    /** Epoch ms. */
    at: v.number(),
  }),
)
export type Left = v.InferOutput<typeof Left>

/** The one redirect URI, for every provider. */
export const redirectUri = (origin: string) => `${origin}/auth/login`

/** The provider's page on which the user consents. Throws if the configured address is not a web address. */
export function authorizeAddress(
  to: SocialAuthorize,
  { state, challenge, origin }: { state: string; challenge: string | null; origin: string },
  more: Record<string, string>,
): string {
  const url = new URL(to.authorizeUrl)
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('No address of the web')
  const query = {
    client_id: to.clientId,
    redirect_uri: redirectUri(origin),
    response_type: 'code',
    state,
    scope: to.scope,
    ...(to.pkce && { code_challenge: challenge, code_challenge_method: 'S256' }),
    ...more,
  }
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** The query parameters of the provider's redirect. */
export interface Answer {
  state: string | null
  code: string | null
  /** Why there is no code: `access_denied` if the user cancelled. */
  error: string | null
}
export function callbackOf(search: string): Answer {
  const given = new URLSearchParams(search)
  return { state: given.get('state'), code: given.get('code'), error: given.get('error') }
}

/** Google refuses logins in in-app browsers. */
export const isBlockedInApp = (provider: SocialProvider, browser: Browser | null) =>
  provider === 'google' && Boolean(browser?.inApp)

/** Whether the callback belongs to the request, and the request is recent enough. */
export const matchesRequest = (left: Left, { state }: Answer, now: number) =>
  state === left.state && now >= left.at && now - left.at < MAX_AWAY_MS

/** A state begins with the provider's name, so that even a callback without a stored request can be attributed. */
export const stateFor = (provider: SocialProvider, random: string) => `${provider}.${random}`
export function providerOf({ state }: Answer): SocialProvider | null {
  const name = state?.split('.')[0]
  return SOCIAL_PROVIDERS.find((known) => known === name) ?? null
}

const HALF_HOUR = 30 * 60_000
/** An identity without an account: what is needed to register or link it, as long as the server's ticket is valid. */
export const UNREGISTERED_DRAFT = { key: 'social', author: null, maxAgeMs: HALF_HOUR }
export const UnregisteredIdentity = v.object({
  socialTicket: v.string(),
  provider: v.picklist(SOCIAL_PROVIDERS),
  /** '' = the provider vouches for none. */
  email: v.string(),
  /** An address that the provider hasn't verified: it fills in the form of one's own address. */
  emailHint: v.optional(v.string(), ''),
  /** The masked phone number there, by which the user knows which of their accounts it is. */
  phoneHint: v.optional(v.string(), ''),
  nickname: v.string(),
  /** There is an account with that address. */
  joinable: v.boolean(),
  /** The user wants it linked with the account that they log in to next. */
  linking: v.boolean(),
})
export type UnregisteredIdentity = v.InferOutput<typeof UnregisteredIdentity>
export function unregisteredOf(kept: object | null): UnregisteredIdentity | null {
  const read = v.safeParse(UnregisteredIdentity, kept)
  return read.success ? read.output : null
}
