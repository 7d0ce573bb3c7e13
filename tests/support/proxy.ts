import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'

export interface Proxy {
  /** The address that a browser opens instead of the server's. */
  url: string
  /** Paths of all requests so far, answered or not; not of those while connections are refused. */
  asked(): string[]
  /**
   * Delays each answer of the API, and each page that a worker asks for, by so many milliseconds, and disables the browser's HTTP cache for
   * it, which would not be delayed. `Infinity` holds them until the next call.
   */
  hold(ms: number | (() => number)): void
  /** A weak line: each request waits so many milliseconds, and all answers share so many bytes per second. Null: as fast as the machine. */
  slow(line: { ms: number; bytesPerSecond: number } | null): void
  /** Bytes of all connections so far, in both directions, with headers. */
  bytes(): number
  /** From now on another server answers at the same address. */
  leadTo(target: string): void
  /** The server behind it is gone: requests are recorded, and their connections reset. */
  lose(): void
  /** Nothing listens at the address any more: connections are refused, existing ones reset. */
  cut(): Promise<void>
  /** Listens at the same address again. */
  mend(): Promise<void>
  close(): Promise<void>
}

/** A browser that asks for a page itself says `document`. */
const isPageForWorker = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-dest'] === 'empty' && headers.accept === 'text/html'

/** A proxy between browser and server, at a free port or a given one. Unlike a test's routes it sees a service worker's requests too. */
export async function openProxy(first: string, at = 0): Promise<Proxy> {
  let target = first
  let delay: (() => number) | undefined
  /** Calls that wait for the next `hold`. */
  const waiting = new Set<() => void>()
  let lost = false
  const weak = weakLine()
  let closedBytes = 0
  let port = at
  const paths: string[] = []
  const sockets = new Set<Socket>()
  let server: Server | undefined

  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((ask, answer) => {
        const { method, headers, url } = ask
        paths.push(new URL(url ?? '/', target).pathname)
        if (lost) return void ask.socket.destroy()
        const isHeld = delay !== undefined && (url?.startsWith('/api/') === true || isPageForWorker(headers))
        const forward = () => {
          const onward = request(new URL(url ?? '/', target), { method, headers }, (got) => {
            const more = isHeld ? { 'cache-control': 'no-store' } : {}
            answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...more })
            void weak.send(got, answer)
          })
          onward.on('error', () => answer.destroy())
          ask.pipe(onward)
        }
        if (!isHeld) return void setTimeout(forward, weak.ms())
        const ms = delay?.() ?? 0
        if (ms === Infinity) waiting.add(forward)
        else setTimeout(forward, ms)
      })
      server.on('connection', (socket) => {
        sockets.add(socket)
        socket.once('close', () => {
          closedBytes += socket.bytesRead + socket.bytesWritten
          sockets.delete(socket)
        })
      })
      server.listen(port, '127.0.0.1', () => {
        const address = server?.address()
        if (typeof address === 'object' && address) port = address.port
        resolve()
      })
    })
  const cut = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve()
      server.close(() => resolve())
      server = undefined
      for (const socket of sockets) socket.destroy()
    })
  await listen()
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => [...paths],
    lose: () => void (lost = true),
    hold(ms) {
      delay = ms === 0 ? undefined : typeof ms === 'number' ? () => ms : ms
      for (const forward of waiting) forward()
      waiting.clear()
    },
    slow: (line) => weak.set(line),
    bytes: () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead + socket.bytesWritten, closedBytes),
    leadTo: (other) => void (target = other),
    cut,
    mend: listen,
    close: cut,
  }
}

/** Bytes of a packet. */
const PACKET = 1_400

/** All answers take turns at a bounded rate, packet by packet, as over one radio. */
function weakLine() {
  let line: { ms: number; bytesPerSecond: number } | null = null
  let freeAt = 0
  return {
    set: (next: typeof line) => void (line = next),
    ms: () => line?.ms ?? 0,
    async send(from: Readable, to: Writable) {
      try {
        for await (const chunk of from as AsyncIterable<Buffer>) {
          for (let at = 0; at < chunk.length; at += PACKET) {
            const packet = chunk.subarray(at, at + PACKET)
            if (line) {
              freeAt = Math.max(freeAt, Date.now()) + (packet.length / line.bytesPerSecond) * 1000
              await new Promise((resolve) => setTimeout(resolve, freeAt - Date.now()))
            }
            to.write(packet)
          }
        }
        to.end()
      } catch {
        to.destroy()
      }
    },
  }
}
