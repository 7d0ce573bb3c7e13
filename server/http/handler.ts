import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import type { ENDPOINTS, OperationId } from '../../contract/index.ts'

/** Who calls: null on public endpoints, which read no cookie. */
export interface Actor {
  userId: number
  role: 'member' | 'mentor' | 'admin'
}

/** A call as a handler sees it: validated, authorized, typed. */
interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: E['access'] extends 'public' ? null : Actor
  requestId: string
  /** The caller's address, after TRUST_PROXY. */
  ip: string
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E>>

/** A handler for every endpoint of the contract: one that is missing is a type error in `app.ts`. */
export type Handlers = { [Id in OperationId]: Handler<(typeof ENDPOINTS)[Id]> }
