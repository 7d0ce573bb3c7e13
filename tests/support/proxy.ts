import { createServer, request, type Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Proxy {
  /** The address that a browser opens instead of the server's. */
  url: string
  /** Paths of all requests so far, answered or not; not of those while connections are refused. */
  asked(): string[]
  /**
   * Delays each answer of the API by so many milliseconds, and disables the browser's HTTP cache for it, which would not be delayed.
   * `Infinity` holds them until the next call.
   */
  hold(ms: number | (() => number)): void
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

/** A proxy between browser and server, at a free port or a given one. Unlike a test's routes it sees a service worker's requests too. */
export async function openProxy(first: string, at = 0): Promise<Proxy> {
  let target = first
  let delay: (() => number) | undefined
  /** Calls that wait for the next `hold`. */
  const waiting = new Set<() => void>()
  let lost = false
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
        const isHeld = delay !== undefined && url?.startsWith('/api/') === true
        const forward = () => {
          const onward = request(new URL(url ?? '/', target), { method, headers }, (got) => {
            const more = isHeld ? { 'cache-control': 'no-store' } : {}
            answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...more })
            got.pipe(answer)
          })
          onward.on('error', () => answer.destroy())
          ask.pipe(onward)
        }
        if (!isHeld) return forward()
        const ms = delay?.() ?? 0
        if (ms === Infinity) waiting.add(forward)
        else setTimeout(forward, ms)
      })
      server.on('connection', (socket) => {
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
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
    leadTo: (other) => void (target = other),
    cut,
    mend: listen,
    close: cut,
  }
}
