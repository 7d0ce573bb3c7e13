import type { BodyOf, DataOf, Endpoint, OperationOf, ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import type { Db } from '../db/index.ts'
import type { Actor } from './actor.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { Told } from './told.ts'

/** A call as a handler sees it: validated, authorized, typed. */
interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The bytes of the file that the endpoint takes. */
  upload: OperationOf<E>['upload'] extends undefined ? undefined : Uint8Array
  actor: E['access'] extends 'public' ? null : Actor
  requestId: string
  /** The caller's address, after TRUST_PROXY. */
  ip: string
  userAgent: string
  /** For those who begin, renew or end a session. A public GET has none. */
  cookies: SessionCookies
  /** Gives back what this call counted towards its limits: where only failures are to count. */
  refund: () => Promise<void>
}

type Answer<E extends Endpoint> = DataOf<E> | Told<DataOf<E>>

/** What a call has made ready, with nothing to see of it yet. */
export interface Prepared<T> {
  /** Makes it so, in the given transaction if there is one. */
  commit(tx?: Db): Promise<T>
  /** Clears away what was made ready: it won't be needed. */
  discard(): Promise<void>
}

/** A handler whose work takes long, as remaking a photo does: no transaction may be open meanwhile. */
interface SlowHandler<E extends Endpoint> {
  prepare: (call: Call<E>) => Promise<Prepared<Answer<E>>>
}

export type Handler<E extends Endpoint> = ((call: Call<E>) => Promise<Answer<E>>) | SlowHandler<E>

/** A call as the mounting code sees it: what goes in was checked against the endpoint's schemas. */
export interface AnyCall {
  params: unknown
  query: unknown
  body: unknown
  upload: Uint8Array | undefined
  actor: Actor | null
  requestId: string
  ip: string
  userAgent: string
  cookies: SessionCookies
  refund: () => Promise<void>
}

export type AnyHandler = (call: AnyCall) => Promise<unknown>
export interface AnySlowHandler {
  prepare: (call: AnyCall) => Promise<Prepared<unknown>>
}
