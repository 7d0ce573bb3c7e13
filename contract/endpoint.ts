import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'

/** Who may call an endpoint. `public` answers are the same for everybody and read no cookie. */
export type Access = 'public' | 'member' | 'mentor' | 'admin'

/**
 * How an answer may be kept for use without a network; `false` means never.
 * Only public GET answers may be kept by the service worker (DESIGN §7).
 */
export type OfflineKind = 'settings' | 'list' | 'detail'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = v.GenericSchema

/** What one call is: the single record from which route, client call, docs and tests are derived. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
> {
  readonly method: Method
  /** Below the API base; parameters as `:name`. */
  readonly path: `/${string}`
  /** One English line for the API page. */
  readonly summary: string
  readonly access: Access
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly data: Data
  /** Codes that this call may answer beside those that every call may (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[]
  readonly offline: OfflineKind | false
  /** Seconds that a public answer may be used without asking again (Cache-Control max-age). */
  readonly maxAge: number
}

interface Options<P, Q, B, D> {
  summary: string
  access: Access
  params?: P
  query?: Q
  body?: B
  data: D
  errors?: readonly ErrorCode[]
  offline?: OfflineKind | false
  maxAge?: number
}

function endpoint(method: Method) {
  return <
    D extends Schema,
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
  >(
    path: `/${string}`,
    options: Options<P, Q, B, D>,
  ): Endpoint<P, Q, B, D> => ({
    method,
    path,
    summary: options.summary,
    access: options.access,
    params: options.params as P,
    query: options.query as Q,
    body: options.body as B,
    data: options.data,
    errors: options.errors ?? [],
    offline: options.offline ?? false,
    maxAge: options.maxAge ?? 0,
  })
}

export const get = endpoint('GET')
export const post = endpoint('POST')
export const put = endpoint('PUT')
export const del = endpoint('DELETE')

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined

export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
export type DataOf<E extends Endpoint> = v.InferOutput<E['data']>
