import type * as v from 'valibot'
import { COMMON_ERRORS, type ErrorCode } from './errors.ts'

/** Who may call an endpoint. `public` answers are the same for everybody and read no cookie. */
export type Access = 'public' | 'member' | 'mentor' | 'admin'

/**
 * How an answer may be kept for use without a network; `false` means never.
 * Only public GET answers may be kept by the service worker (DESIGN §7).
 */
export type OfflineKind = 'settings' | 'list' | 'detail'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = v.GenericSchema

/** A file that a call takes instead of a JSON body. */
export interface Upload {
  /** Content types that are let in; what the bytes really are is looked at besides. */
  readonly types: readonly string[]
  readonly maxBytes: number
}

/** What one call is: the single record from which route, client call, docs and tests are derived. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
  File extends Upload | undefined = Upload | undefined,
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
  readonly upload: File
  readonly data: Data
  /** Codes that this call may answer beside those that every call may (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[]
  readonly offline: OfflineKind | false
  /** Seconds that a public answer may be used without asking again (Cache-Control max-age). */
  readonly maxAge: number
  /** Seconds that the server itself gives a costly public answer again; within `maxAge`. */
  readonly keep: number
}

interface Options<P, Q, B, D, F> {
  summary: string
  params?: P
  query?: Q
  body?: B
  upload?: F
  data: D
  errors?: readonly ErrorCode[]
}

/** Only what everybody may read may be kept by a cache or for use without a network. */
type Read =
  | { access: 'public'; offline?: OfflineKind | false; maxAge?: number; keep?: number }
  | { access: Exclude<Access, 'public'>; offline?: false; maxAge?: 0; keep?: 0 }
interface Write {
  access: Access
  offline?: false
  maxAge?: 0
  keep?: 0
}
type Reach<M extends Method> = M extends 'GET' ? Read : Write

function endpoint<M extends Method>(method: M) {
  return <
    D extends Schema,
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
    F extends Upload | undefined = undefined,
    const A extends Access = Access,
  >(
    path: `/${string}`,
    options: Options<P, Q, B, D, F> & Reach<M> & { access: A },
  ): Endpoint<P, Q, B, D, F> & { readonly access: A } => ({
    method,
    path,
    summary: options.summary,
    access: options.access,
    params: options.params as P,
    query: options.query as Q,
    body: options.body as B,
    upload: options.upload as F,
    data: options.data,
    errors: options.errors ?? [],
    offline: options.offline ?? false,
    maxAge: options.maxAge ?? 0,
    keep: options.keep ?? 0,
  })
}

export const get = endpoint('GET')
export const post = endpoint('POST')
export const put = endpoint('PUT')
export const del = endpoint('DELETE')

/** Every code that a call of this endpoint may answer. */
export function codesOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...COMMON_ERRORS, ...endpoint.errors])
  if (endpoint.access !== 'public') codes.add('UNAUTHENTICATED')
  if (endpoint.access === 'mentor' || endpoint.access === 'admin') codes.add('FORBIDDEN')
  if (endpoint.method !== 'GET') codes.add('CROSS_SITE')
  if (endpoint.body || endpoint.upload) codes.add('BODY_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE')
  return [...codes]
}

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined

export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
export type DataOf<E extends Endpoint> = v.InferOutput<E['data']>
