import type { Endpoint, OperationOf } from '../../../contract/api/endpoint.ts'
import { COMMON_ERRORS, type ErrorCode } from '../../../contract/api/errors.ts'
import type { Operation } from '../../../contract/api/operation.ts'
import type { Db } from '../../db/index.ts'
import { isOpenToNameless, isOpenToSuspended, needsSecondFactor } from '../request/access.ts'
import { commitOrDiscard } from './commit.ts'
import type { AnyHandler, AnySlowHandler, Handler } from './handler.ts'
import { keepsAnswers } from '../request/answer-store.ts'

/** An endpoint complete: its address, and its schemas, access and limits. */
export type ServedEndpoint = Endpoint & Operation

export interface Route {
  readonly endpoint: ServedEndpoint
  readonly handler: AnyHandler
  /** The part of a slow handler that runs before its transaction starts. */
  readonly prepare?: AnySlowHandler['prepare']
  /** The same handler with all its statements in the given transaction. */
  readonly inside?: (tx: Db) => AnyHandler
}

type Api = Readonly<Record<string, Endpoint>>
type Operations<A extends Api> = { readonly [Id in keyof A]: OperationOf<A[Id]> }
export type Handlers<A extends Api> = { readonly [Id in keyof A]: Handler<A[Id]> }

/** Serves a complete API: a missing handler, or one without an endpoint, is a type error. */
export function serve<A extends Api>(api: A, operations: Operations<A>, handlers: NoInfer<Handlers<A>>): Route[] {
  return served(api, operations).map((endpoint) => ({
    endpoint,
    // Safe: mounting validates the input by this endpoint's schemas, which the type of a list of routes can't express.
    ...ways(handlers[endpoint.id] as unknown as AnyHandler | AnySlowHandler),
  }))
}

function ways(handler: AnyHandler | AnySlowHandler): Pick<Route, 'handler' | 'prepare'> {
  if (typeof handler === 'function') return { handler }
  const { prepare } = handler
  return { prepare, handler: async (call) => commitOrDiscard(await prepare(call)) }
}

/** Makes routes usable inside a transaction, by calling `routesOn` for each one. */
export const transactable = (db: Db, routesOn: (db: Db) => Route[]): Route[] =>
  routesOn(db).map((route, index) => ({ ...route, inside: (tx) => (routesOn(tx)[index] as Route).handler }))

export const served = <A extends Api>(api: A, operations: Operations<A>): ServedEndpoint[] =>
  Object.values<Endpoint>(api).map((endpoint) => ({ ...endpoint, ...(operations[endpoint.id] as Operation) }))

/** All error codes that a call of this endpoint may return. */
export function codesOf(endpoint: ServedEndpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...COMMON_ERRORS, ...endpoint.errors])
  if (endpoint.access !== 'public') codes.add('UNAUTHENTICATED')
  if (endpoint.access === 'mentor' || endpoint.access === 'admin') codes.add('FORBIDDEN')
  if (!isOpenToSuspended(endpoint)) codes.add('SUSPENDED')
  if (!isOpenToNameless(endpoint)) codes.add('NICKNAME_NEEDED')
  if (needsSecondFactor(endpoint)) codes.add('SECOND_FACTOR_MISSING').add('SECOND_FACTOR_NEEDED')
  if (codes.has('CONFIRM_REQUIRED')) codes.add('SECOND_FACTOR_NEEDED')
  if (endpoint.method !== 'GET') codes.add('CROSS_SITE')
  if (keepsAnswers(endpoint)) codes.add('KEY_REUSED')
  if (endpoint.body || endpoint.upload) codes.add('BODY_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE')
  return [...codes]
}
