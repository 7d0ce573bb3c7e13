import type { MiddlewareHandler } from 'hono'
import type { Limit } from '../../../contract/api/limit.ts'
import type { Upload } from '../../../contract/api/operation.ts'
import { fail, Refusal } from '../../refusals/refusal.ts'
import { authorize } from '../request/access.ts'
import { clientIp } from '../request/caller.ts'
import { chooseEncoding, encode, encodingsFor } from '../answers/encoding.ts'
import { dataIn, success } from './envelope.ts'
import { answerOnce, callKey } from './idempotency.ts'
import type { Route } from './serve.ts'
import { countsOf } from '../request/limits.ts'
import { type SessionCookies, sessionCookies } from '../request/session-cookies.ts'
import type { TagSource } from '../answers/tags.ts'
import type { Actor } from '../request/actor.ts'
import { withEffects } from './call-effects.ts'
import type { ApiOptions, HttpContext, HttpEnv } from '../request/types.ts'
import type { Uploads } from '../capacity/uploads.ts'
import { checkBody, checkParams, checkQuery } from './validate.ts'

/** Within this time of a call, who calls is not looked up again. */
const SOON_MS = 1000

export const JSON_TYPE = 'application/json'

/** What mounting an endpoint has prepared. */
export interface Mounted extends ApiOptions {
  touched: (source: TagSource) => string[]
  uploads: Uploads
  /** Refuses a body that is longer than this endpoint takes. */
  boundBody: MiddlewareHandler<HttpEnv>
}

/** Answers every call except public GETs. The answer must not be cached. */
export async function answerCall(c: HttpContext, route: Route, mounted: Mounted): Promise<Response> {
  const { upload } = route.endpoint
  const identify = () => authorize(route.endpoint, c.req.raw.headers, mounted.authenticate)
  const since = performance.now()
  // Before the body, of which nothing is read for a caller who may not send it.
  const actor = await identify()
  // While it came, or waited for its turn, the caller may have logged out, been suspended, or lost their role.
  const again = async () => (performance.now() - since > SOON_MS ? identify() : actor)
  const answer = () => answerAuthorized(c, route, mounted, again)
  return upload ? mounted.uploads.run(c, upload, actor?.userId, answer) : answer()
}

async function answerAuthorized(
  c: HttpContext,
  route: Route,
  { env, limiter, knownDevice, invalidations, answerStore, touched, boundBody }: Mounted,
  identified: () => Promise<Actor | null>,
): Promise<Response> {
  const { endpoint, handler } = route
  const { signal } = c.req.raw
  // One without a length is read here, to count it.
  await received(boundBody(c, async () => {}))
  const params = checkParams(endpoint.params, c.req.param())
  const query = checkQuery(endpoint.query, new URL(c.req.url).searchParams)
  const json = endpoint.body ? await jsonText(c) : undefined
  const body = endpoint.body && json !== undefined ? checkBody(endpoint.body, json) : undefined
  const upload = endpoint.upload ? await fileBytes(c, endpoint.upload) : undefined
  const actor = await identified()
  const ip = clientIp(c, env)
  const cookies = sessionCookies(c, env)
  const device = endpoint.limit?.some(({ from }) => from) ? await deviceFor(body, cookies, knownDevice) : null
  const counts = countsOf(endpoint.limit, { params, body, actor, ip, device })
  if (counts.length > 0 && !limiter) throw new Error(`${endpoint.id} has limits, but nothing counts its calls.`)
  // Not inside the handler's transaction, so that refused calls stay counted.
  const consume = async () => limiter?.consume(counts)
  const call = {
    params,
    query,
    body,
    upload,
    actor,
    requestId: c.get('requestId'),
    ip,
    userAgent: c.req.header('user-agent') ?? '',
    cookies,
    device,
    refund: async (only?: Limit) => limiter?.refund(only ? counts.filter(({ limit }) => limit === only) : counts),
    signal,
  }
  const key = answerStore ? callKey(c, endpoint, actor, json ?? upload) : null
  const answerAnew = async () => {
    await consume()
    return success(await handler(call))
  }
  const { result: text, tags } = await withEffects(() =>
    answerStore && key ? answerOnce(route, call, key, answerStore, { counts, consume }) : answerAnew(),
  )
  if (endpoint.method !== 'GET') invalidations.publish([...touched({ params, query, data: dataIn(text) }), ...tags])

  const headers: Record<string, string> = { 'Content-Type': JSON_TYPE, 'Cache-Control': 'private, no-store' }
  const encoding = chooseEncoding(c.req.header('accept-encoding'), encodingsFor(text.length))
  if (!encoding) return c.body(text, 200, headers)
  headers['Content-Encoding'] = encoding
  return c.body(new Uint8Array(await encode(text, encoding)), 200, headers)
}

async function deviceFor(
  body: unknown,
  cookies: SessionCookies,
  knownDevice: ApiOptions['knownDevice'],
): Promise<string | null> {
  const { email } = body as { email: string }
  const secrets = cookies.deviceSecrets()
  return secrets.length > 0 && knownDevice ? knownDevice(email, secrets) : null
}

/** JSON is UTF-8 (RFC 8259 §8.1). Bytes that aren't would be stored as replacement characters, and what they said were lost. */
async function jsonText(c: HttpContext): Promise<string> {
  refuseOtherTypes(c, [JSON_TYPE])
  if (!UTF_8.test(c.req.header('content-type') ?? '')) fail('UNSUPPORTED_MEDIA_TYPE')
  const bytes = await received(c.req.arrayBuffer())
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fail('BAD_REQUEST')
  }
}

/** A content type that names no other encoding. */
const UTF_8 = /^(?!.*;\s*charset\s*=\s*(?!"?utf-?8"?\s*(;|$)))/i

async function fileBytes(c: HttpContext, { types }: Upload): Promise<Uint8Array> {
  refuseOtherTypes(c, types)
  return new Uint8Array(await received(c.req.arrayBuffer()))
}

function refuseOtherTypes(c: HttpContext, types: readonly string[]): void {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!type || !types.includes(type) || c.req.header('content-encoding')) fail('UNSUPPORTED_MEDIA_TYPE')
}

/** A body that can't be read is the caller's doing, who hung up or sent wrong chunks: an ECONNRESET here doesn't mean the database. */
const received = <T>(body: Promise<T>): Promise<T> =>
  body.catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal('BAD_REQUEST')
  })
