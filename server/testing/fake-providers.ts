import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const CLIENT = { id: 'app-key', secret: 'app-secret' }
export const REDIRECT = 'http://localhost:3000/auth/login'

interface Grant {
  provider: 'kakao' | 'naver'
  /** Answer of the provider's user endpoint. */
  user: object
  state: string | undefined
  redirect: string
  used: boolean
}

/** Fake Kakao and Naver at one address, as they are documented; each code is valid once. */
export async function startFakeProviders() {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  let broken = false
  let visitor: object = {}

  const agree = (provider: Grant['provider'], user: object, state?: string, redirect = REDIRECT): string => {
    const code = randomUUID()
    grants.set(code, { provider, user, state, redirect, used: false })
    return code
  }
  /** The provider's consent page, where the logged-in user agrees or refuses. */
  const ask = (provider: Grant['provider'], query: URLSearchParams): string => {
    const back = (answer: Record<string, string>) =>
      `${query.get('redirect_uri')}?${new URLSearchParams({ ...answer, state: query.get('state') ?? '' }).toString()}`
    const code = agree(provider, visitor, query.get('state') ?? undefined, query.get('redirect_uri') ?? '')
    const refused = back({ error: 'access_denied', error_description: 'User denied access' })
    const links = [`<a href="${back({ code })}">agree</a>`, `<a href="${refused}">refuse</a>`]
    return `<!doctype html><title>${provider}</title>${links.join(' ').replaceAll('&', '&amp;')}`
  }

  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body))
    }
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      if (/^\/oauth(2\.0)?\/authorize$/.test(pathname)) {
        const page = ask(pathname.startsWith('/oauth2.0/') ? 'naver' : 'kakao', searchParams)
        return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
      }
      if (broken) return answer(502, {})
      const form = new URLSearchParams(await text(request))
      const bearer = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
      if (pathname === '/v2/user/me') {
        return bearer?.provider === 'kakao' ? answer(200, bearer.user) : answer(401, { msg: 'no', code: -401 })
      }
      if (pathname === '/v1/nid/me') {
        return bearer?.provider === 'naver'
          ? answer(200, { resultcode: '00', message: 'success', response: bearer.user })
          : answer(401, { resultcode: '024', message: 'Authentication failed' })
      }
      const provider = pathname === '/oauth/token' ? 'kakao' : 'naver'
      const grant = grants.get(form.get('code') ?? '')
      const right =
        grant?.provider === provider &&
        !grant.used &&
        form.get('grant_type') === 'authorization_code' &&
        form.get('client_id') === CLIENT.id &&
        form.get('client_secret') === CLIENT.secret &&
        (provider === 'naver' ? form.get('state') === grant.state : form.get('redirect_uri') === grant.redirect)
      if (!right) {
        const refusal = { error: 'invalid_grant', error_description: 'authorization code not found' }
        // Naver refuses with status 200.
        return provider === 'kakao' ? answer(400, { ...refusal, error_code: 'KOE320' }) : answer(200, refusal)
      }
      grant.used = true
      const access = randomUUID()
      tokens.set(access, grant)
      return answer(200, {
        access_token: access,
        refresh_token: randomUUID(),
        token_type: 'bearer',
        // A number at Kakao, a string at Naver.
        expires_in: provider === 'kakao' ? 21_599 : '3600',
      })
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** Environment settings of both. */
    env: {
      kakaoClientId: CLIENT.id,
      kakaoClientSecret: CLIENT.secret,
      kakaoIssuer: issuer,
      naverClientId: CLIENT.id,
      naverClientSecret: CLIENT.secret,
      naverIssuer: issuer,
    },
    /** As if a user had agreed at the provider. */
    agree,
    /** Sets the user who is logged in at the provider, for redirects of a browser. */
    logIn(user: object) {
      visitor = user
    },
    breakDown(now: boolean) {
      broken = now
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
