import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { CLIENT, REDIRECT } from './fake-providers.ts'

/** Users at the provider: name → claims. */
const PEOPLE: Record<string, { email: string; email_verified: boolean; name: string }> = {
  kong: { email: 'Kong@dog.example', email_verified: true, name: '콩이 아빠' },
  bori: { email: 'bori@dog.example', email_verified: true, name: '보리' },
  unsure: { email: 'unsure@dog.example', email_verified: false, name: '누구' },
}

/** A certified OpenID Connect server that replaces google; it requires PKCE. `redirect`: address of our page. */
export async function startOidcServer(redirect = REDIRECT) {
  let handle: RequestListener = () => {}
  const server = createServer((request, response) => handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirect],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As google does, the identity is in the id token.
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    // Set explicitly, to avoid a warning about each default.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...PEOPLE[sub] }) }),
  })
  handle = provider.callback()

  return {
    env: { googleClientId: CLIENT.id, googleClientSecret: CLIENT.secret, googleIssuer: issuer },
    /** Logs in and consents, as a person in a browser would. @returns the parameters of the redirect */
    async agree(login: string, authorizeUrl: string, query: Record<string, string>): Promise<URLSearchParams> {
      const cookies = new Map<string, string>()
      const step = async (address: string, form?: Record<string, string>) => {
        const response = await fetch(address, {
          redirect: 'manual',
          headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        })
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
          cookies.set(name, value)
        }
        return new URL(response.headers.get('location') ?? '', address).href
      }
      let next = await step(`${authorizeUrl}?${new URLSearchParams(query).toString()}`)
      for (const form of [{ prompt: 'login', login, password: 'x' }, { prompt: 'consent' }]) {
        next = await step(next, form)
        next = await step(next)
      }
      return new URL(next).searchParams
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
