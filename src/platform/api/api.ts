import { GIVE_UP_MS, CACHED_HEADER, newsOf } from '../../../contract/call-news.ts'
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '../../../contract/endpoint.ts'
import type { ErrorCode, Failure, Success } from '../../../contract/errors.ts'
import { canonicalQuery } from '../../lib/query-string.ts'
import { dateOf, noteAnswer } from './answer-dates.ts'
import { countBusyCall, reportApiEvent } from './api-events.ts'
import { followCall } from './connection-state.ts'
import { newKey } from './new-key.ts'

const REQUEST_FAILED = '요청에 실패했습니다.'
const SERVER_ERROR = '서버 오류가 발생했습니다.'
export const NO_NETWORK = '네트워크에 연결할 수 없어요. 연결 상태를 확인해 주세요.'
export const TOO_SLOW = '응답이 늦어지고 있어요. 잠시 뒤에 다시 시도해 주세요.'

/** Why a call gave no data: the server's code, or what happened on the way. */
export type CallErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

export class ApiError extends Error {
  constructor(
    readonly code: CallErrorCode,
    /** HTTP status; 0 where no answer came. */
    readonly status: number,
    message: string,
    /** Field path → Korean sentence, for a form. */
    readonly fields: Record<string, string> = {},
    /** For a support request; null where no answer came. */
    readonly requestId: string | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** No word of the server's came: whoever shows the screen says what is here instead. */
export const isUnanswered = (error: unknown) => error instanceof ApiError && newsOf(error.status, 0) === 'failed'

type Given<K extends string, T> = T extends undefined ? unknown : { [P in K]: T }

export type CallOptions<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  ([QueryOf<E>] extends [undefined] ? unknown : { query?: QueryOf<E> }) &
  Given<'body', BodyOf<E>> & {
    signal?: AbortSignal
    /** No loading display and no toast: the caller shows what happens. Reads are quiet unless told otherwise. */
    quiet?: boolean
    /** Milliseconds after which the call is given up. */
    timeout?: number
    /** From the server itself: what a cache or the worker has kept won't do. */
    fresh?: boolean
    /** Of a write: names what is wished, so that the server does it once however often it is told. A new one without it. */
    key?: string
  }

/** The same, as the wrapper itself sees it. */
interface Options {
  params?: object
  query?: object
  body?: unknown
  signal?: AbortSignal
  quiet?: boolean
  timeout?: number
  fresh?: boolean
  key?: string
}

interface Configuration {
  /** API base, without a slash at the end. */
  base: string
  fetch: typeof globalThis.fetch
  /** Renews the session after a 401; true if the call is worth another try. Throws where no answer came. */
  renew: () => Promise<boolean>
}

const configuration: Configuration = {
  base: '/api',
  fetch: (...request) => globalThis.fetch(...request),
  renew: () => Promise.resolve(false),
}

/** Told once at boot (and by tests) where the API is and how to reach it. */
export function configureApi(changes: Partial<Configuration>): void {
  Object.assign(configuration, changes)
}

/** The address of a call: parameters filled in, query canonical. */
export function addressOf(endpoint: Endpoint, options: { params?: object; query?: object }): string {
  const params = (options.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = canonicalQuery(options.query ?? {})
  return `${configuration.base}${path}${query && `?${query}`}`
}

/** Calls an endpoint of the contract; gives its data, or throws an `ApiError` with a message that is fit to show. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]
): Promise<DataOf<E>> {
  const options: Options = given ?? {}
  const quiet = options.quiet ?? endpoint.method === 'GET'
  const done = quiet ? undefined : countBusyCall()
  const headers = keyHeader(endpoint, options.key)
  try {
    return await renewing(endpoint, () => send<DataOf<E>>(endpoint, options, headers))
  } catch (error) {
    if (error instanceof ApiError) {
      if (endsSession(endpoint, error)) reportApiEvent({ type: 'unauthorized', endpoint })
      else if (!quiet) reportApiEvent({ type: 'failed', message: error.message, code: error.code })
    }
    throw error
  } finally {
    done?.()
  }
}

/** Names a write; made once, it is the same at the second try. */
export const keyHeader = ({ method }: Endpoint, key?: string): Record<string, string> =>
  method === 'GET' ? {} : { 'Idempotency-Key': key ?? newKey() }

/** A refusal of what only members may do; that of a login says only that the password was wrong. */
export const endsSession = (endpoint: Endpoint, error: unknown) =>
  error instanceof ApiError && error.status === 401 && endpoint.access !== 'public'

/** A 401 may mean no more than that the access token is old: the session is renewed once and the same call made again. */
export async function renewing<T>(endpoint: Endpoint, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!endsSession(endpoint, error) || !(await configuration.renew())) throw error
    return send()
  }
}

async function send<T>(endpoint: Endpoint, options: Options, key: Record<string, string>): Promise<T> {
  const { body, signal, timeout = GIVE_UP_MS } = options
  // Both a caller's wish and the clock may end a call; AbortSignal.any is too new for some phones.
  const abort = new AbortController()
  const give = () => abort.abort(signal?.reason)
  const timer = setTimeout(() => abort.abort(new ApiError('TIMEOUT', 0, TOO_SLOW)), timeout)
  if (signal?.aborted) give()
  signal?.addEventListener('abort', give)
  const ended = followCall()
  try {
    const response = await configuration.fetch(addressOf(endpoint, options), {
      method: endpoint.method,
      credentials: 'include',
      signal: abort.signal,
      ...(options.fresh && { cache: 'no-store' as const }),
      headers: {
        Accept: 'application/json',
        ...key,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    ended(response.headers.has(CACHED_HEADER) ? null : response.status)
    noteAnswer(signal, dateOf(response.headers))
    return dataOf(response.status, text) as T
  } catch (error) {
    const { aborted, reason } = abort.signal
    if (aborted) {
      ended(reason instanceof ApiError ? 0 : null)
      throw reason
    }
    if (error instanceof ApiError) throw error
    ended(0)
    // fetch rejects with a TypeError, in the browser's English, when no answer came.
    if (error instanceof TypeError) throw new ApiError('NETWORK', 0, NO_NETWORK)
    throw new ApiError('UNREADABLE', 0, (error instanceof Error && error.message) || SERVER_ERROR)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', give)
  }
}

/** What an answer's envelope holds; throws what it says went wrong. */
export function dataOf(status: number, text: string): unknown {
  let answer: Partial<Success<unknown>> & Partial<Omit<Failure, 'status'>> = {}
  try {
    answer = JSON.parse(text)
  } catch {
    // Not ours: a proxy's page, say. It gets the general message below.
  }
  if (answer?.status === 'success') return answer.data
  throw new ApiError(
    answer?.code ?? 'UNREADABLE',
    status,
    answer?.message || REQUEST_FAILED,
    answer?.fields,
    answer?.requestId ?? null,
  )
}
