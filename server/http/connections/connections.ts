import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../../lib/network.ts'
import { callerAddress } from '../request/caller.ts'
import type { ConnectionBounds } from './connection-bounds.ts'
import { Exchanges } from './exchanges.ts'

type Answerer = (request: IncomingMessage, response: ServerResponse) => unknown

const BUSY = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Proxies and caches in front may have gone by the other one. */
const refuseHosts = (response: ServerResponse) =>
  void response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()

/** Node takes the first of several. */
const namesOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length <= 1

/** Answers requests by `answer` within bounds, and closes the connections of callers who don't read their answers. */
export function answerWithin(
  server: Server,
  answer: Answerer,
  bounds: ConnectionBounds,
  trustProxy: number,
): Exchanges {
  const exchanges = new Exchanges(server, bounds.pipelined)
  const bounded = trustProxy > 0 ? perCaller(answer, bounds.perNetwork, trustProxy) : answer
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    exchanges.add(request.socket, response, () =>
      namesOneHost(request) ? bounded(request, response) : refuseHosts(response),
    ),
  )
  boundConnections(server, bounds, trustProxy)
  closeSlowReaders(server, bounds, exchanges.isAnswering)
  return exchanges
}

/** How many of something each network has. */
function counts() {
  const counted = new Map<string, number>()
  return {
    add(network: string): number {
      const now = (counted.get(network) ?? 0) + 1
      counted.set(network, now)
      return now
    },
    remove(network: string) {
      const left = (counted.get(network) ?? 1) - 1
      if (left > 0) counted.set(network, left)
      else counted.delete(network)
    },
  }
}

/** Behind our own proxies all connections are theirs, so the running requests of each caller are counted instead. */
function perCaller(answer: Answerer, most: number, trustProxy: number): Answerer {
  const running = counts()
  return (request, response) => {
    const forwarded = request.headers['x-forwarded-for']?.toString()
    const network = networkOf(callerAddress(request.socket.remoteAddress, forwarded, trustProxy))
    response.once('close', () => running.remove(network))
    if (running.add(network) <= most) return answer(request, response)
    response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
  }
}

function boundConnections(server: Server, bounds: ConnectionBounds, trustProxy: number): void {
  const open = counts()
  server.maxConnections = bounds.connections
  server.on('connection', (socket: Socket) => {
    const network = networkOf(callerAddress(socket.remoteAddress, undefined, 0))
    socket.once('close', () => open.remove(network))
    if (open.add(network) <= bounds.perNetwork || trustProxy > 0) return
    socket.end(BUSY)
    socket.destroySoon()
  })
}

function closeSlowReaders(server: Server, bounds: ConnectionBounds, isAnswering: (socket: Socket) => boolean): void {
  // Node's timer sees every byte that moves. While a handler works, there is nothing to be read yet.
  server.setTimeout(bounds.stalledMs, (socket) => {
    if (socket.writableLength > 0 || !isAnswering(socket)) socket.destroy()
  })

  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  /** Connections with unread bytes: since when, and how much had been read by then. */
  const behind = new WeakMap<Socket, { since: number; read: number }>()
  const isTooSlow = (socket: Socket, now: number): boolean => {
    const unread = socket.writableLength
    if (unread === 0) return behind.delete(socket) && false
    const read = socket.bytesWritten - unread
    const start = behind.get(socket) ?? { since: now, read }
    behind.set(socket, start)
    const offered = read - start.read + unread
    return now - start.since > bounds.slowAfterMs + (offered / bounds.slowestBytesPerSecond) * 1000
  }
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const socket of open) if (isTooSlow(socket, now)) socket.destroy()
  }, bounds.stalledMs / 4).unref()
  server.once('close', () => clearInterval(sweep))
}
