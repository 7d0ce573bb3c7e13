import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Env } from '../../env.ts'
import { StartRefused } from '../../refusals/start-refused.ts'
import { answerWithin } from './connections.ts'
import type { Exchanges } from './exchanges.ts'
import { type ConnectionBounds, usualBounds } from './connection-bounds.ts'
import { NO_SCRIPTS_CSP } from '../request/security.ts'
import type { HttpEnv } from '../request/types.ts'
import type { Logger } from '../../lib/log.ts'

/** How long running requests may take after a signal; then their connections are cut … */
const DRAIN_MS = 10_000
/** … and their handlers, which notice that, have this long to end. */
const ABORTED_MS = 5000
/** The process exits after this time at the latest. */
const PATIENCE_MS = 20_000

/** Requests of one connection, after which its caller has to open another. */
const MOST_REQUESTS = 1000

export interface Listener {
  /** Such as `http://127.0.0.1:3000`. */
  address: string
  /** Starts serving this app; until then all requests get 503 with Retry-After. */
  serve: (app: Hono<HttpEnv>) => void
  /** Accepts no new connections, and resolves once every request that was taken is answered and its handler has ended. */
  close: () => Promise<void>
}

/** Throws `StartRefused` if the port isn't available. */
export async function listen(
  { port, host, trustProxy }: Pick<Env, 'port' | 'host' | 'trustProxy'>,
  bounds: ConnectionBounds = usualBounds(),
): Promise<Listener> {
  let app: Hono<HttpEnv> | undefined
  const server = createServer({
    // Limits for clients that block a connection by sending very slowly.
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.requestMs,
    connectionsCheckingInterval: bounds.headersMs / 3,
  })
  server.maxRequestsPerSocket = MOST_REQUESTS
  const fetch = (request: Request, bindings: object) => {
    // A Host like `xn--` or `1.2.3.256` has the letters of one, but makes no address.
    if (!URL.canParse(request.url)) return new Response(null, { status: 400 })
    return app?.fetch(request, bindings) ?? starting(request)
  }
  const exchanges = answerWithin(server, getRequestListener(fetch), bounds, trustProxy)
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(whyNot(error, port, host))
  })
  const bound = server.address() as AddressInfo
  return {
    address: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    serve(ready) {
      app = ready
    },
    close: () => drain(server, exchanges, bounds.lingerMs),
  }
}

function whyNot({ code }: NodeJS.ErrnoException, port: number, host: string): string {
  const where = `Port ${port} on ${host}`
  if (code === 'EADDRINUSE') return `${where} is in use by another program: stop it, or choose another port by PORT.`
  if (code === 'EACCES') return `${where} needs rights that this user doesn't have: choose one above 1023 by PORT.`
  return `${where} can't be had (${code}): HOST must be an address of this machine.`
}

function starting(request: Request): Response {
  const lives = new URL(request.url).pathname === '/healthz'
  return new Response(lives ? 'starting\n' : '서버를 준비하고 있어요. 잠시 뒤에 다시 시도해 주세요.\n', {
    status: lives ? 200 : 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '2',
      'Content-Security-Policy': NO_SCRIPTS_CSP,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function drain(server: Server, exchanges: Exchanges, lingerMs: number): Promise<void> {
  const closed = once(server, 'close')
  // Not HTTP's own `close`, which cuts idle connections at once, and answers that aren't sent yet.
  NetServer.prototype.close.call(server)
  const drained = exchanges.stop(lingerMs, closed)
  const late = new AbortController()
  const cut = async () => {
    await wait(DRAIN_MS, undefined, { signal: late.signal })
    server.closeAllConnections()
    await wait(ABORTED_MS, undefined, { signal: late.signal })
  }
  await Promise.race([drained, cut()])
  late.abort()
}

/** The first signal lets running requests finish; a second one ends the process at once. */
export function stopOnSignal(log: Logger, close: () => Promise<void>): void {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    // Logged once the port is closed: who reads the line may rely on it.
    const closed = close()
    log.info({ signal }, 'stopping')
    closed.then(
      () => log.info('stopped'),
      (err: unknown) => {
        log.error({ err }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
