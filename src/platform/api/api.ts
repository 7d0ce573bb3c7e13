import { GIVE_UP_MS, CACHED_HEADER, isGoneStatus, outcomeOf } from '../../../contract/api/call-outcome.ts'
import { BUILD_HEADER, isOtherShape } from '../../../contract/api/build-header.ts'
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '../../../contract/api/endpoint.ts'
import type { ErrorCode, Failure, Success } from '../../../contract/api/errors.ts'
import { canonicalQuery } from '../../lib/query-string.ts'
import { dateOf, recordAnswerDate } from './answer-dates.ts'
import { trackBusyCall, reportApiEvent } from './api-events.ts'
import { trackCall } from './connection-state.ts'
import { newKey } from './new-key.ts'

const REQUEST_FAILED = '요청에 실패했습니다.'
const SERVER_ERROR = '서버 오류가 발생했습니다.'
const OTHER_BUILD = '새 버전이 나왔어요. 다른 화면으로 옮겨 주세요.'
export const NO_NETWORK = '네트워크에 연결할 수 없어요. 연결 상태를 확인해 주세요.'
export const TIMED_OUT = '응답이 늦어지고 있어요. 잠시 뒤에 다시 시도해 주세요.'

/** Why a call returned no data: the server's code, or a failure of the connection. */
export type CallErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

export class ApiError extends Error {
  constructor(
    readonly code: CallErrorCode,
    /** HTTP status; 0 if there was no answer. */
    readonly status: number,
    message: string,
    /** Field path → Korean sentence, shown beside the form's field. */
    readonly fields: Record<string, string> = {},
    /** For a support request; null if there was no answer. */
    readonly requestId: string | null = null,
    /** Whether the message is the server's own, not the general one for a failure without a message. */
    readonly told = false,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** The server gave no answer, or none that is worth showing: the screen shows what the device has instead. */
export const isNoAnswer = (error: unknown) =>
  error instanceof ApiError && outcomeOf(error.status, 0, error.code !== 'UNREADABLE') !== 'answered'

/** Not sent, since whoever wanted it is no longer logged in. */
export class NotMeant extends ApiError {
  constructor() {
    super('UNAUTHENTICATED', 0, '로그인한 회원이 바뀌어서 보내지 않았어요.')
  }
}

/** The server says that it isn't there (any more), or not for this reader: what the device still has of it isn't shown. */
export const isGone = (error: unknown) => error instanceof ApiError && isGoneStatus(error.status)

/** Whether something answered at all: without an answer there is no connection, with a failure it is the server's. */
export const hasAnswered = (error: unknown): boolean => error instanceof ApiError && error.status > 0

/** What the server tells visitors of its failure; undefined if it says no more than that something failed. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.told && error.code !== 'INTERNAL' ? error.message : undefined

/** Not distributed over a union, which is one body of several shapes. */
type Given<K extends string, T> = [T] extends [undefined] ? unknown : { [P in K]: T }

export type CallOptions<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  ([QueryOf<E>] extends [undefined] ? unknown : { query?: QueryOf<E> }) &
  Given<'body', BodyOf<E>> & {
    signal?: AbortSignal
    /** No loading display and no toast: the caller shows the outcome. Default for reads. */
    quiet?: boolean
    /** Milliseconds after which the call is aborted. */
    timeout?: number
    /** Bypasses HTTP caches and the worker's cache. */
    fresh?: boolean
    /** Idempotency-Key of a write: the server performs it once however often it is repeated. Default: a new one. */
    key?: string
    /** The browser sends it even if the page is left at once. For small bodies: those of all such calls under way may have 64 kB. */
    keepalive?: boolean
    /** Asked before each attempt, which goes with the cookies of whoever is logged in then: false if that is another member. */
    isMeant?: () => boolean
  }

/** The same options as the wrapper itself uses them. */
interface Options {
  params?: object
  query?: object
  body?: unknown
  signal?: AbortSignal
  quiet?: boolean
  timeout?: number
  fresh?: boolean
  key?: string
  keepalive?: boolean
  isMeant?: () => boolean
}

interface Configuration {
  /** API base, without a slash at the end. */
  base: string
  fetch: typeof globalThis.fetch
  /**
   * Renews the session after a 401, unless it was renewed since the call was sent (ms since 1970), or asks for the second factor; true if
   * the call should be repeated. Throws if there was no answer.
   */
  renew: (code: ErrorCode, sentAt: number) => Promise<boolean>
  /** Whether a call may carry the session's cookies. Throws if it must not be sent. */
  credentials: (endpoint: Endpoint) => RequestCredentials | Promise<RequestCredentials>
}

const configuration: Configuration = {
  base: '/api',
  fetch: (...request) => globalThis.fetch(...request),
  renew: () => Promise.resolve(false),
  credentials: () => 'include',
}

/** Set once at boot (and by tests): where the API is and how to reach it. */
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

/** Calls an endpoint of the contract; returns its data, or throws an `ApiError` with a message for the user. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]
): Promise<DataOf<E>> {
  const options: Options = given ?? {}
  const quiet = options.quiet ?? endpoint.method === 'GET'
  const done = quiet ? undefined : trackBusyCall()
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

/** Key of a write; created once, so that a second attempt has the same. */
export const keyHeader = ({ method }: Endpoint, key?: string): Record<string, string> =>
  method === 'GET' ? {} : { 'Idempotency-Key': key ?? newKey() }

/** A 401 of a call that needs a session; one of the login itself only means a wrong password. */
export const endsSession = (endpoint: Endpoint, error: unknown) =>
  error instanceof ApiError && error.status === 401 && endpoint.access !== 'public'

/**
 * A 401 may only mean that the access token has expired: the session is renewed once and the call repeated, under the same key. So is a
 * call that waits for the second factor (428, or 403 without one), once that is proved.
 */
export async function renewing<T>(endpoint: Endpoint, send: () => Promise<T>, renewed = false): Promise<T> {
  const sentAt = Date.now()
  try {
    return await send()
  } catch (error) {
    const { code } = error as ApiError
    const ended = endsSession(endpoint, error)
    const repeatable = ended ? !renewed : code?.startsWith('SECOND')
    if (!repeatable || !(await configuration.renew(code as ErrorCode, sentAt))) throw error
    return renewing(endpoint, send, ended)
  }
}

/** For an upload, which can't leave the session's cookies out. */
export const requireCredentials = (endpoint: Endpoint) => configuration.credentials(endpoint)

async function send<T>(endpoint: Endpoint, options: Options, key: Record<string, string>): Promise<T> {
  const allowed = configuration.credentials(endpoint)
  const credentials = typeof allowed === 'string' ? allowed : await allowed
  const { body, signal, timeout = GIVE_UP_MS, keepalive, isMeant } = options
  if (isMeant?.() === false) throw new NotMeant()
  // Both the caller's signal and the timeout may abort; AbortSignal.any is too new for some phones.
  const abort = new AbortController()
  const give = () => abort.abort(signal?.reason)
  const timer = setTimeout(() => abort.abort(new ApiError('TIMEOUT', 0, TIMED_OUT)), timeout)
  if (signal?.aborted) give()
  signal?.addEventListener('abort', give)
  const ended = trackCall()
  try {
    const response = await configuration.fetch(addressOf(endpoint, options), {
      method: endpoint.method,
      credentials,
      signal: abort.signal,
      ...(options.fresh && { cache: 'no-store' as const }),
      ...(keepalive && { keepalive }),
      headers: {
        Accept: 'application/json',
        ...key,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const tag = response.headers.get(BUILD_HEADER)
    if (tag && !response.headers.has(CACHED_HEADER)) reportApiEvent({ type: 'build', tag })
    if (isOtherShape(tag)) {
      ended(null)
      // The browser's cache may hold an answer of an older build.
      if (endpoint.method === 'GET' && !options.fresh) return await send(endpoint, { ...options, fresh: true }, key)
      throw new ApiError('UNREADABLE', response.status, OTHER_BUILD)
    }
    ended(response.headers.has(CACHED_HEADER) ? null : response.status, isEnvelope(text))
    recordAnswerDate(signal, dateOf(response.headers))
    return dataOf(response.status, text) as T
  } catch (error) {
    const { aborted, reason } = abort.signal
    if (aborted) {
      ended(reason instanceof ApiError ? 0 : null)
      throw reason
    }
    if (error instanceof ApiError) throw error
    ended(0)
    // fetch rejects with a TypeError, in the browser's English, if there is no answer.
    if (error instanceof TypeError) throw new ApiError('NETWORK', 0, NO_NETWORK)
    throw new ApiError('UNREADABLE', 0, (error instanceof Error && error.message) || SERVER_ERROR)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', give)
  }
}

/** A portal's or a proxy's page is none. */
export const isEnvelope = (text: string) => text.trimStart().startsWith('{')

/** The data of an answer's envelope; throws the error that it contains. */
export function dataOf(status: number, text: string): unknown {
  let answer: Partial<Success<unknown>> & Partial<Omit<Failure, 'status'>> = {}
  try {
    answer = JSON.parse(text)
  } catch {
    // Not our envelope: a proxy's page, for example. It gets the general message below.
  }
  if (answer?.status === 'success') return answer.data
  throw new ApiError(
    answer?.code ?? 'UNREADABLE',
    status,
    answer?.message || REQUEST_FAILED,
    answer?.fields,
    answer?.requestId ?? null,
    Boolean(answer?.message),
  )
}
