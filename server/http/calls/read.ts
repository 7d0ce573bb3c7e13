import type { Answers } from '../answers/answers.ts'
import { JSON_TYPE } from './call.ts'
import { chooseEncoding, encodingsFor } from '../answers/encoding.ts'
import { dataOf, success } from './envelope.ts'
import type { Route } from './serve.ts'
import { NO_COOKIES } from '../request/session-cookies.ts'
import type { TagSource } from '../answers/tags.ts'
import type { HttpContext } from '../request/types.ts'
import { checkParams, checkQuery } from './validate.ts'

/** An answer is shared by several callers, so none of them ends it by hanging up. */
const NEVER = new AbortController().signal

/** Answers a public GET. The answer is the same for all callers, so it depends on nothing but path and query. */
export async function answerRead(
  c: HttpContext,
  { endpoint, handler }: Route,
  answers: Answers,
  shown: (source: TagSource) => string[],
): Promise<Response> {
  const { url } = c.req
  const address = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  const make = async () => {
    const params = checkParams(endpoint.params, c.req.param())
    const query = checkQuery(endpoint.query, new URL(url).searchParams)
    const answer = await handler({
      params,
      query,
      body: undefined,
      upload: undefined,
      actor: null,
      requestId: c.get('requestId'),
      ip: '',
      userAgent: '',
      device: null,
      cookies: NO_COOKIES,
      refund: async () => {},
      signal: NEVER,
    })
    return { body: success(answer), tags: shown({ params, query, data: dataOf(answer) }) }
  }
  const answer = await answers.get(address, make, endpoint.keep)
  c.env?.onShown?.(answer.tags)

  const { maxAge } = endpoint
  const headers: Record<string, string> = {
    ETag: answer.etag,
    'Cache-Control': maxAge ? `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}` : 'public, no-cache',
    Vary: 'Accept-Encoding',
  }
  const age = answer.ageSeconds
  if (age > 0) headers.Age = String(age)
  if (isUnchanged(c.req.header('if-none-match'), answer.etag)) return c.body(null, 304, headers)

  headers['Content-Type'] = JSON_TYPE
  const encoding = chooseEncoding(c.req.header('accept-encoding'), encodingsFor(answer.body.length))
  if (!encoding) return c.body(answer.body, 200, headers)
  headers['Content-Encoding'] = encoding
  return c.body(new Uint8Array(await answer.encoded(encoding)), 200, headers)
}

/** RFC 9110 §13.1.2: whether any of the listed ETags matches by weak comparison, or `*` is given. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}
