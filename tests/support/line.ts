import { createServer, request, type Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Line {
  /** What a browser opens in place of the server. */
  url: string
  /** Paths of all that was asked here so far, whether it was answered or not; where the server is gone, it is not. */
  asked(): string[]
  /** Each answer of the API is held back so long. */
  hold(ms: number): void
  /** The server behind it is gone: what is asked is noted, and torn. */
  lose(): void
  /** Nobody answers at the address any more: connections are refused, those that stand are torn. */
  cut(): Promise<void>
  /** The same address answers again. */
  mend(): Promise<void>
  close(): Promise<void>
}

/** At a port of its choice, or where one was before. The line between a browser and a server, which a page's service worker can't look past as it can past a test's routes. */
export async function openLine(target: string, at = 0): Promise<Line> {
  let held = 0
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
        const forward = () => {
          const onward = request(new URL(url ?? '/', target), { method, headers }, (got) => {
            answer.writeHead(got.statusCode ?? 502, got.headers)
            got.pipe(answer)
          })
          onward.on('error', () => answer.destroy())
          ask.pipe(onward)
        }
        if (held > 0 && url?.startsWith('/api/')) setTimeout(forward, held)
        else forward()
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
    hold: (ms) => void (held = ms),
    cut,
    mend: listen,
    close: cut,
  }
}
