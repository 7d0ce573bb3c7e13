import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import type { Limit, LimitNames } from './limit.ts'
import type { CheckedTags } from './tags.ts'

export type Schema = v.GenericSchema

/** A file that a call accepts instead of a JSON body. */
export interface Upload {
  /** Accepted content types; the actual bytes are checked too. */
  readonly types: readonly string[]
  readonly maxBytes: number
}

/**
 * Owner of what a call reads or writes: `caller` (found by the session only), `nobody` (what the path names is public), or something
 * named by a parameter or a field of the body that must belong to the caller. Another member's is answered as if it did not exist, by
 * `missing`.
 */
export type Owner =
  | 'caller'
  | 'nobody'
  | { readonly param: string; readonly missing: ErrorCode }
  | { readonly field: string; readonly missing: ErrorCode }

/** The server's half of an endpoint: input, output, limits, ownership, tags. The page knows only its type. */
export interface Operation<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  D extends Schema = Schema,
  U extends Upload | undefined = Upload | undefined,
  W extends Owner | undefined = Owner | undefined,
  L extends readonly Limit[] | undefined = readonly Limit[] | undefined,
  S extends readonly string[] | undefined = readonly string[] | undefined,
  T extends readonly string[] | undefined = readonly string[] | undefined,
> {
  /** One English line for the API page. */
  readonly summary: string
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly upload: U
  readonly data: D
  /** Codes that this call may answer in addition to `COMMON_ERRORS`. */
  readonly errors: readonly ErrorCode[]
  readonly owner: W
  /** Rate limits that a call counts towards, in that order; the first that is exhausted refuses. */
  readonly limit: L
  /** Tags of what a public answer shows, by which a write invalidates cached answers. */
  readonly shows: S
  /** Tags of what a write changes in public answers. */
  readonly touches: T
  /** Seconds for which the server itself caches a costly public answer; at most the endpoint's `maxAge`. */
  readonly keep: number
  /** A write that a suspended member may still make: about their own account and belongings, or taking back what others see. */
  readonly whileSuspended: boolean
  /** By which a member whose nickname is hidden chooses another. */
  readonly whileNameless: boolean
}

interface Given<P, Q, B, D, U, W, L, S, T> {
  summary: string
  params?: P
  query?: Q
  body?: B
  upload?: U
  data: D
  errors?: readonly ErrorCode[]
  owner?: W & CheckedOwner<W, P, B>
  limit?: L & CheckedLimits<L, P, B>
  shows?: S & CheckedTags<S, P, Q, D>
  touches?: T & CheckedTags<T, P, Q, D>
  keep?: number
  whileSuspended?: boolean
  whileNameless?: boolean
}

type Keys<S> = S extends Schema ? keyof v.InferInput<S> & string : never

type CheckedOwner<W, P, B> = W extends { param: infer Name }
  ? Name extends Keys<P>
    ? W
    : 'there is no such parameter'
  : W extends { field: infer Name }
    ? Name extends Keys<B>
      ? W
      : 'the body has no such field'
    : W

type CheckedLimits<L, P, B> = {
  readonly [I in keyof L]: L[I] extends { per: infer Per }
    ? LimitNames<Per> extends 'member' | 'network' | 'device' | Keys<P> | `body.${Keys<B>}`
      ? L[I]
      : 'it counts by something that the call does not say'
    : L[I]
}

/** Adds the defaults of what a draft leaves out. Names in tags, limits and owner that the schemas don't have are type errors. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<
  D extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  U extends Upload | undefined = undefined,
  const W extends Owner | undefined = undefined,
  const L extends readonly Limit[] | undefined = undefined,
  const S extends readonly string[] | undefined = undefined,
  const T extends readonly string[] | undefined = undefined,
>(given: Given<P, Q, B, D, U, W, L, S, T>): Operation<P, Q, B, D, U, W, L, S, T> {
  return {
    summary: given.summary,
    params: given.params as P,
    query: given.query as Q,
    body: given.body as B,
    upload: given.upload as U,
    data: given.data,
    errors: given.errors ?? [],
    owner: given.owner as W,
    limit: given.limit as L,
    shows: given.shows as S,
    touches: given.touches as T,
    keep: given.keep ?? 0,
    whileSuspended: given.whileSuspended ?? false,
    whileNameless: given.whileNameless ?? false,
  }
}

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined

export type Params<O extends Operation> = Output<O['params']>
export type Query<O extends Operation> = Output<O['query']>
export type Body<O extends Operation> = Output<O['body']>
export type Data<O extends Operation> = v.InferOutput<O['data']>
