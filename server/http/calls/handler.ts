import type { BodyOf, DataOf, Endpoint, OperationOf, ParamsOf, QueryOf } from '../../../contract/api/endpoint.ts'
import type { Limit } from '../../../contract/api/limit.ts'
import type { Db } from '../../db/index.ts'
import type { Actor } from '../request/actor.ts'
import type { SessionCookies } from '../request/session-cookies.ts'
import type { WithMessage } from './with-message.ts'

/** A call as passed to a handler: validated, authorized, typed. */
interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Bytes of the uploaded file, for endpoints that take one. */
  upload: OperationOf<E>['upload'] extends undefined ? undefined : Uint8Array
  actor: E['access'] extends 'public' ? null : Actor
  requestId: string
  /** The caller's address, according to TRUST_PROXY. */
  ip: string
  userAgent: string
  /** The caller's browser, if it has logged in to the account of `body.email` before; only in calls with such limits. */
  device: string | null
  /** For handlers that start, refresh or end a session. Not available in public GETs. */
  cookies: SessionCookies
  /** Undoes the counting of this call towards its rate limits, or towards one of them, where only failures count. */
  refund: Refund
  /** Aborted when the caller has hung up. */
  signal: AbortSignal
}

type Refund = (only?: Limit) => Promise<void>

type Answer<E extends Endpoint> = DataOf<E> | WithMessage<DataOf<E>>

/** Prepared work of a call, without visible effect yet. */
export interface Prepared<T> {
  /** Makes the effect visible, in the given transaction if there is one. */
  commit(tx?: Db): Promise<T>
  /** Removes the prepared work, which won't be needed. */
  discard(): Promise<void>
}

/** A handler with slow work such as re-encoding a photo, during which no transaction may be open. */
interface SlowHandler<E extends Endpoint> {
  prepare: (call: Call<E>) => Promise<Prepared<Answer<E>>>
}

export type Handler<E extends Endpoint> = ((call: Call<E>) => Promise<Answer<E>>) | SlowHandler<E>

/** An untyped call, for the mounting code, which has validated its input by the endpoint's schemas. */
export interface AnyCall {
  params: unknown
  query: unknown
  body: unknown
  upload: Uint8Array | undefined
  actor: Actor | null
  requestId: string
  ip: string
  userAgent: string
  device: string | null
  cookies: SessionCookies
  refund: Refund
  signal: AbortSignal
}

export type AnyHandler = (call: AnyCall) => Promise<unknown>
export interface AnySlowHandler {
  prepare: (call: AnyCall) => Promise<Prepared<unknown>>
}
