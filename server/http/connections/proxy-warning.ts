import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import type { HttpEnv } from '../request/types.ts'

/** What proxies add to requests. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded']

/** Says once, in the log, that TRUST_PROXY doesn't fit the requests that arrive: rate limits would count all visitors as one, or nobody. */
export function warnOfProxies({ env, log }: Pick<Deps, 'env' | 'log'>): MiddlewareHandler<HttpEnv> {
  let warned = false
  const warn = (message: string) => {
    warned = true
    log.warn({ trustProxy: env.trustProxy }, message)
  }
  return async (c, next) => {
    if (!warned && env.trustProxy === 0 && FORWARDED.some((name) => c.req.header(name) !== undefined)) {
      warn(
        'Requests come through a proxy, but TRUST_PROXY is 0: all visitors count as one. Set it to the number of your own proxies',
      )
    } else if (!warned && env.trustProxy > 0 && isFromOutside(c.req.path)) {
      const entries = c.req.header('x-forwarded-for')?.split(',').length ?? 0
      if (entries < env.trustProxy)
        warn(
          'Requests have fewer entries in X-Forwarded-For than TRUST_PROXY says: whoever reaches this server directly can pretend any address',
        )
    }
    await next()
  }
}

/** Process managers ask the probes directly. */
const isFromOutside = (path: string) => path !== '/healthz' && path !== '/readyz'
