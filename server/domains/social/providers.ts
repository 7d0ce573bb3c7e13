import * as v from 'valibot'
import { Email } from '../../../contract/users/users.ts'
import type { SocialAuthorize } from '../../../contract/social/social.ts'
import type { SocialProvider } from '../../../contract/users/social-providers.ts'
import type { Env } from '../../env.ts'

/** An identity as stated by a provider. */
export interface Identity {
  /** Id of the user at the provider. */
  subject: string
  /** Only if the provider has verified that the address is theirs. */
  email: string | null
  /** As typed in by the user, not verified. */
  emailHint: string | null
  /** The phone number there, masked: by it somebody with several accounts knows which one they came with. Never stored. */
  phoneHint: string | null
  nickname: string | null
}

export interface ProviderSettings {
  clientId: string
  clientSecret: string | null
  issuer: string
}

/** What differs between providers; the authorization code flow is the same for all (`oauth.ts`). */
interface Provider {
  issuer: string
  /** Endpoints of a provider without discovery (`/.well-known/openid-configuration`), else null. */
  endpoints: ((issuer: string) => { authorize: string; token: string; user: string }) | null
  scope: string | null
  pkce: boolean
  /** Query that makes the provider ask for the password even if the user is logged in there. */
  again: Record<string, string>
  /** Reads the identity from the provider's user endpoint, or from the claims of its id token. */
  identify: (answer: unknown) => Identity
}

const text = v.nullish(v.string(), null)

const KakaoUser = v.object({
  id: v.number(),
  kakao_account: v.optional(
    v.object({
      email: text,
      is_email_valid: v.optional(v.boolean(), false),
      is_email_verified: v.optional(v.boolean(), false),
      profile: v.optional(v.object({ nickname: text })),
    }),
  ),
})
const NaverUser = v.object({
  resultcode: v.literal('00'),
  response: v.object({ id: v.pipe(v.string(), v.minLength(1)), email: text, nickname: text, name: text, mobile: text }),
})
const GoogleClaims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  email: text,
  email_verified: v.optional(v.boolean(), false),
  name: text,
})

/** `010-****-5678`; null if it is no mobile number of Korea. */
function maskedPhone(number: string | null): string | null {
  const [, first, last] = /^(01\d)\d{3,4}(\d{4})$/.exec(number?.replaceAll('-', '') ?? '') ?? []
  return first && last ? `${first}-****-${last}` : null
}

export const PROVIDERS: Record<SocialProvider, Provider> = {
  kakao: {
    issuer: 'https://kauth.kakao.com',
    endpoints: (issuer) => ({
      authorize: `${issuer}/oauth/authorize`,
      token: `${issuer}/oauth/token`,
      user: `${issuer.replace('//kauth.', '//kapi.')}/v2/user/me`,
    }),
    scope: null,
    pkce: false,
    again: { prompt: 'login' },
    identify(answer) {
      const { id, kakao_account: account } = v.parse(KakaoUser, answer)
      const vouched = account?.is_email_valid && account.is_email_verified
      return {
        subject: String(id),
        email: vouched ? account.email : null,
        emailHint: null,
        phoneHint: null,
        nickname: account?.profile?.nickname ?? null,
      }
    },
  },
  naver: {
    issuer: 'https://nid.naver.com',
    endpoints: (issuer) => ({
      authorize: `${issuer}/oauth2.0/authorize`,
      token: `${issuer}/oauth2.0/token`,
      user: `${issuer.replace('//nid.', '//openapi.')}/v1/nid/me`,
    }),
    scope: 'name email phone',
    pkce: false,
    again: { auth_type: 'reauthenticate' },
    // The address is a contact that the user typed in; the provider doesn't verify it.
    identify(answer) {
      const { id, email, nickname, name, mobile } = v.parse(NaverUser, answer).response
      return {
        subject: id,
        email: null,
        emailHint: v.is(Email, email) ? email : null,
        phoneHint: maskedPhone(mobile),
        nickname: nickname ?? name,
      }
    },
  },
  google: {
    issuer: 'https://accounts.google.com',
    endpoints: null,
    scope: 'openid email profile',
    pkce: true,
    again: { max_age: '0' },
    identify(answer) {
      const { sub, email, email_verified, name } = v.parse(GoogleClaims, answer)
      return { subject: sub, email: email_verified ? email : null, emailHint: null, phoneHint: null, nickname: name }
    },
  },
}

/** Settings of a provider from the environment; null if not configured. */
export function settingsOf(provider: SocialProvider, env: Env): ProviderSettings | null {
  const given = {
    kakao: [env.kakaoClientId, env.kakaoClientSecret, env.kakaoIssuer],
    naver: [env.naverClientId, env.naverClientSecret, env.naverIssuer],
    google: [env.googleClientId, env.googleClientSecret, env.googleIssuer],
  } as const
  const [clientId, clientSecret, issuer] = given[provider]
  return clientId === null ? null : { clientId, clientSecret, issuer: issuer ?? PROVIDERS[provider].issuer }
}

export function authorizeOf(
  provider: SocialProvider,
  settings: ProviderSettings,
  authorizeUrl: string,
): SocialAuthorize {
  const { scope, pkce, again } = PROVIDERS[provider]
  return { provider, authorizeUrl, clientId: settings.clientId, scope, pkce, again }
}
