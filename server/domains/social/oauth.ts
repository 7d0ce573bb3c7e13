import * as oauth from 'oauth4webapi'
import type { SocialProvider } from '../../../contract/users/social-providers.ts'
import { fail } from '../../refusals/refusal.ts'
import { type Identity, PROVIDERS, type ProviderSettings } from './providers.ts'

/** What the provider passed to the page. */
export interface CallbackInput {
  code: string
  state?: string | undefined
  codeVerifier?: string | undefined
  redirectUri: string
}

const PATIENCE_MS = 8000

/** Plain http is allowed only if the configured issuer has it: for fake providers in tests, and private networks. */
const optionsFor = (issuer: string) => ({
  [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  signal: AbortSignal.timeout(PATIENCE_MS),
})

type Server = oauth.AuthorizationServer & { authorization_endpoint: string }

const known = new Map<string, { server: Server; readAt: number }>()
const HOUR_MS = 3_600_000

/** The provider's endpoints: as documented, or by discovery (cached for an hour). */
export async function serverOf(provider: SocialProvider, { issuer }: ProviderSettings): Promise<Server> {
  const endpoints = PROVIDERS[provider].endpoints?.(issuer)
  if (endpoints) {
    const { authorize, token, user } = endpoints
    return { issuer, authorization_endpoint: authorize, token_endpoint: token, userinfo_endpoint: user }
  }
  const before = known.get(issuer)
  if (before && Date.now() - before.readAt < HOUR_MS) return before.server
  const address = new URL(issuer)
  const told = await oauth.processDiscoveryResponse(
    address,
    await oauth.discoveryRequest(address, optionsFor(issuer)).then(refuseBroken),
  )
  // The page passes on the code only; its `state` already identifies the provider.
  const server = { ...told, authorization_response_iss_parameter_supported: false } as Server
  known.set(issuer, { server, readAt: Date.now() })
  return server
}

class ProviderBroken extends Error {}

function refuseBroken(response: Response): Response {
  if (response.status >= 500) throw new ProviderBroken(`It answered ${response.status}.`)
  return response
}

/** Exchanges a code for the identity it was issued for. Refuses with our error codes; `tell` logs the cause. */
export async function identify(
  provider: SocialProvider,
  settings: ProviderSettings,
  returned: CallbackInput,
  tell: (err: unknown) => void,
): Promise<Identity> {
  try {
    return await exchange(provider, settings, returned)
  } catch (error) {
    // An expired, used or forged code is normal; any other error is logged.
    if (error instanceof oauth.ResponseBodyError) fail('SOCIAL_FAILED')
    tell(error)
    const away = error instanceof ProviderBroken || error instanceof TypeError || isTimeout(error)
    return fail(away ? 'SOCIAL_UNREACHABLE' : 'SOCIAL_FAILED')
  }
}

const isTimeout = (error: unknown) => error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)

async function exchange(
  provider: SocialProvider,
  settings: ProviderSettings,
  returned: CallbackInput,
): Promise<Identity> {
  const { clientId, clientSecret, issuer } = settings
  const { endpoints, pkce, identify: read } = PROVIDERS[provider]
  const server = await serverOf(provider, settings)
  const client: oauth.Client = { client_id: clientId }
  const authentication = clientSecret === null ? oauth.None() : oauth.ClientSecretPost(clientSecret)
  const { code, state, codeVerifier, redirectUri } = returned
  const given = new URLSearchParams({ code, ...(state && { state }) })
  const checked = oauth.validateAuthResponse(server, client, given, state ?? oauth.expectNoState)
  const verifier = pkce && codeVerifier ? codeVerifier : oauth.nopkce
  const response = await oauth
    .authorizationCodeGrantRequest(server, client, authentication, checked, redirectUri, verifier, {
      ...optionsFor(issuer),
      ...(state && { additionalParameters: { state } }),
    })
    .then(refuseBroken)
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, { requireIdToken: !endpoints })
  if (!endpoints) return read(oauth.getValidatedIdTokenClaims(tokens))
  const answer = await oauth
    .protectedResourceRequest(
      tokens.access_token,
      'GET',
      new URL(server.userinfo_endpoint as string),
      undefined,
      undefined,
      optionsFor(issuer),
    )
    .then(refuseBroken)
  return read(await answer.json())
}
