import type { Body, Data, Operation, Params, Query } from './operation.ts'

/** Who may call an endpoint. `public` answers are the same for all callers and read no cookie. */
export type Access = 'public' | 'member' | 'mentor' | 'admin'

/**
 * How long and how an answer may be cached for use without a network; `false` means never.
 * Only public GET answers may be cached by the service worker (DESIGN §7).
 */
export type OfflineKind = 'settings' | 'list' | 'detail'

/**
 * Whether a repeated call is the same call. `natural`: it sets or removes, so a repetition leaves the same state. `key`: only an
 * Idempotency-Key tells a repetition from a second intended call. `never`: its answer or body holds secrets, or it starts or ends a
 * session, so its answer must not be stored to be repeated. What a member sends with a key has its effect once, be it `natural` or `key`;
 * an anonymous call has no author to store a key for, so it is `natural` or `never`.
 */
export type Idempotency = 'natural' | 'key' | 'never'

type Path = `/${string}`

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Carries the operation's type only: the property does not exist at run time. */
export declare const OPERATION: unique symbol

/**
 * The half of an endpoint that page, worker and server share: plain data, without a schema. Input, output, limits and ownership are the
 * server's half (`operation.ts`), of which this half references only the type.
 */
export interface Endpoint<
  O extends Operation = Operation,
  M extends Method = Method,
  A extends Access = Access,
  Id extends string = string,
> {
  readonly id: Id
  readonly method: M
  /** Path below the API base; parameters as `:name`. */
  readonly path: Path
  readonly access: A
  /** A GET is always `natural`. */
  readonly idempotent: Idempotency
  readonly offline: OfflineKind | false
  /** Seconds for which a public answer may be reused without a request (Cache-Control max-age). */
  readonly maxAge: number
  readonly [OPERATION]?: O
}

/** An endpoint before `api()` has added its id and operation. */
interface Draft<M extends Method = Method, A extends Access = Access, P extends Path = Path> {
  readonly method: M
  readonly path: P
  readonly access: A
  readonly idempotent: Idempotency
  readonly offline: OfflineKind | false
  readonly maxAge: number
}

/** Only public answers may be cached, in shared caches or for use without a network. */
type Kept<A> = A extends 'public' ? { offline?: OfflineKind | false; maxAge?: number } : { offline?: false; maxAge?: 0 }

interface Given<A> extends Partial<Pick<Draft, 'idempotent' | 'offline' | 'maxAge'>> {
  access: A
}

/* @__NO_SIDE_EFFECTS__ */
const draft = <M extends Method, A extends Access, P extends Path>(
  method: M,
  path: P,
  given: Given<A>,
): Draft<M, A, P> => ({ idempotent: 'natural', offline: false, maxAge: 0, ...given, method, path })

interface Write<A> {
  access: A
  idempotent: Idempotency
}

/* @__NO_SIDE_EFFECTS__ */
export const get = <const P extends Path, const A extends Access>(path: P, given: { access: A } & Kept<A>) =>
  draft<'GET', A, P>('GET', path, given)
/* @__NO_SIDE_EFFECTS__ */
export const post = <const P extends Path, const A extends Access>(path: P, given: Write<A>) =>
  draft('POST', path, given)
/* @__NO_SIDE_EFFECTS__ */
export const put = <const P extends Path, const A extends Access>(path: P, given: Write<A>) => draft('PUT', path, given)
/* @__NO_SIDE_EFFECTS__ */
export const del = <const P extends Path, const A extends Access>(path: P, given: Write<A>) =>
  draft('DELETE', path, given)

type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** What an operation must state because of its access and method; resolves to `Draft` if all of it is stated. */
type Fitting<D extends Draft, O extends Operation> =
  Same<PathParams<D['path']>, keyof Params<O> & string> extends false
    ? Missing<'params: the same names as in the path'>
    : D['access'] extends 'public'
      ? O['owner'] extends undefined
        ? FittingCall<D, O>
        : Missing<'no owner: a public call reads no cookie'>
      : O['owner'] extends undefined
        ? Missing<'owner: whose is what it reads or writes?'>
        : FittingCall<D, O>
type FittingCall<D extends Draft, O extends Operation> = D['method'] extends 'GET'
  ? D['access'] extends 'public'
    ? O['shows'] extends undefined
      ? Missing<'shows: the tags of what stands in its answer'>
      : O['limit'] extends undefined
        ? D
        : Missing<'no limit: a kept answer is the same for everybody'>
    : D
  : O['touches'] extends undefined
    ? Missing<'touches: the tags of what it changes for everybody'>
    : O['limit'] extends undefined
      ? Missing<'limit: how often it may be called'>
      : MemberLimit<O> extends true
        ? D['access'] extends 'public'
          ? Missing<'a limit that counts no member: nobody is logged in'>
          : D
        : D
type MemberLimit<O extends Operation> =
  Extract<NonNullable<O['limit']>[number]['per'], `${string}{member}${string}`> extends never ? false : true
interface Missing<What extends string> {
  'its operation must say': What
}

type DraftsOf<Operations> = { readonly [Id in keyof Operations]: Draft }
type Fit<Drafts, Operations> = {
  readonly [Id in keyof Drafts]: Id extends keyof Operations
    ? Drafts[Id] extends Draft
      ? Operations[Id] extends Operation
        ? Fitting<Drafts[Id], Operations[Id]>
        : never
      : never
    : Missing<'what goes in and out: there is no operation of that name'>
}
type Api<Drafts, Operations> = {
  readonly [Id in keyof Drafts & keyof Operations & string]: Drafts[Id] extends Draft<infer M, infer A>
    ? Operations[Id] extends Operation
      ? Endpoint<Operations[Id], M, A, Id>
      : never
    : never
}

/**
 * The endpoints of a domain, typed by its operations: a missing endpoint, a missing operation and a mismatch between them are type
 * errors. Curried, so that the operations are given as a type only.
 */
/* @__NO_SIDE_EFFECTS__ */
export const api =
  <Operations>() =>
  <const D extends DraftsOf<Operations>>(drafts: D & Fit<D, Operations>): Api<D, Operations> =>
    Object.fromEntries(Object.entries<Draft>(drafts).map(([id, given]) => [id, { ...given, id }])) as unknown as Api<
      D,
      Operations
    >

export type OperationOf<E extends Endpoint> = NonNullable<E[typeof OPERATION]>
export type ParamsOf<E extends Endpoint> = Params<OperationOf<E>>
export type QueryOf<E extends Endpoint> = Query<OperationOf<E>>
export type BodyOf<E extends Endpoint> = Body<OperationOf<E>>
export type DataOf<E extends Endpoint> = Data<OperationOf<E>>
