import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { fail, Refusal } from '../../refusals/refusal.ts'
import { Answers } from '../answers/answers.ts'
import { API_BASE } from '../request/base.ts'
import { maxBodyBytes } from '../capacity/body-size.ts'
import { answerCall } from './call.ts'
import { isCrossSite } from '../request/caller.ts'
import { failureOf, failureResponse } from '../../refusals/failure.ts'
import { answerRead } from './read.ts'
import type { Route } from './serve.ts'
import { tagsOf } from '../answers/tags.ts'
import type { ApiOptions, HttpEnv } from '../request/types.ts'
import { Uploads } from '../capacity/uploads.ts'

/** Mounts a contract below the API base: route, access, validation and answer of each endpoint are determined by its record. */
export function mountApi(app: Hono<HttpEnv>, routes: readonly Route[], options: ApiOptions): void {
  const { answers = publicAnswers(options) } = options
  const uploads = new Uploads()
  const methods = new Map<string, Set<string>>()

  app.use(`${API_BASE}/*`, async (c, next) => {
    if (isCrossSite(c, options.env)) fail('CROSS_SITE')
    await next()
    for (const cookie of c.get('newCookies') ?? []) c.res.headers.append('Set-Cookie', cookie)
  })

  // Literal paths first, or `/places/:id` would match `/places/count`.
  const literalFirst = [...routes].sort((a, b) => parameters(a.endpoint) - parameters(b.endpoint))
  for (const route of literalFirst) {
    const { endpoint } = route
    const path = API_BASE + endpoint.path
    const allowed = methods.get(path) ?? new Set()
    methods.set(path, allowed.add(endpoint.method))
    if (endpoint.method === 'GET') allowed.add('HEAD')
    if (endpoint.method === 'GET' && endpoint.access === 'public') {
      const shown = tagsOf(endpoint.shows)
      app.get(path, (c) => answerRead(c, route, answers, shown))
    } else {
      const maxSize = endpoint.upload?.maxBytes ?? maxBodyBytes(endpoint.body)
      const boundBody = bodyLimit({ maxSize, onError: () => fail('BODY_TOO_LARGE') })
      const mounted = { ...options, touched: tagsOf(endpoint.touches), uploads, boundBody }
      app.on(endpoint.method, path, (c) => answerCall(c, route, mounted))
    }
  }

  for (const [path, allowed] of methods) {
    const headers = { Allow: [...allowed].join(', ') }
    app.all(path, (c) => failureResponse(failureOf(new Refusal('METHOD_NOT_ALLOWED'), c.get('requestId')), headers))
  }
  app.all(`${API_BASE}/*`, () => fail('NOT_FOUND'))
  app.all(API_BASE, () => fail('NOT_FOUND'))
}

/** The cache of public answers, kept true by the invalidations. */
export function publicAnswers({ answersFreshMs = 1000, invalidations }: ApiOptions): Answers {
  const answers = new Answers(answersFreshMs)
  invalidations.subscribe((touched) => answers.forget(touched))
  return answers
}

const parameters = ({ path }: Endpoint) => path.split(':').length
