import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import type { HttpEnv } from '../request/types.ts'

const SANE_ID = /^[\w.-]{8,64}$/

/** Successful probes aren't logged, as they arrive every few seconds. */
const PROBES = new Set(['/healthz', '/readyz'])

/**
 * Gives each request an id and one log line. For privacy the line contains no query (what people search for, and their
 * position), no client address and no headers.
 */
export function logRequests({ log, env }: Pick<Deps, 'log' | 'env'>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const start = performance.now()
    const told = env.trustProxy > 0 ? c.req.header('x-request-id') : undefined
    const requestId = told && SANE_ID.test(told) ? told : randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const { method, path } = c.req
    const { status } = c.res
    const ms = Math.round((performance.now() - start) * 10) / 10
    const level = status >= 500 ? 'error' : PROBES.has(path) ? 'debug' : 'info'
    log[level]({ requestId, method, path: path.slice(0, 200), status, ms }, 'request')
  }
}
