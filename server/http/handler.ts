import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import type { ENDPOINTS, OperationId } from '../../contract/index.ts'
import type { Actor } from './actor.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { Told } from './told.ts'

/** A call as a handler sees it: validated, authorized, typed. */
interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The bytes of the file that the endpoint takes. */
  upload: E['upload'] extends undefined ? undefined : Uint8Array
  actor: E['access'] extends 'public' ? null : Actor
  requestId: string
  /** The caller's address, after TRUST_PROXY. */
  ip: string
  userAgent: string
  /** For those who begin, renew or end a session. A public GET has none. */
  cookies: SessionCookies
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E> | Told<DataOf<E>>>

/** A handler for every endpoint of the contract: one that is missing is a type error in `app.ts`. */
export type Handlers = { [Id in OperationId]: Handler<(typeof ENDPOINTS)[Id]> }
