import { createServer, request, type Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Line {
  /** What a browser opens in place of the server. */
  url: string
  /** Paths of all that was asked here so far, whether it was answered or not; where the server is gone, it is not. */
  asked(): string[]
  /**
   * Each answer of the API is held back for so many milliseconds, and none may be kept by the browser's own cache, which would not wait.
   * `Infinity` holds them until another call of this.
   */
  hold(ms: number | (() => number)): void
  /** From now on another server answers at the same address. */
  leadTo(target: string): void
  /** The server behind it is gone: what is asked is noted, and torn. */
  lose(): void
  /** Nobody answers at the address any more: connections are refused, those that stand are torn. */
  cut(): Promise<void>
  /** The same address answers again. */
  mend(): Promise<void>
  close(): Promise<void>
}

/** At a port of its choice, or where one was before. The line between a browser and a server, which a page's service worker can't look past as it can past a test's routes. */
export async function openLine(first: string, at = 0): Promise<Line> {
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
