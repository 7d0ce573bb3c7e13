import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { usualBounds } from './connection-bounds.ts'
import { listen } from './listen.ts'
import type { HttpEnv } from '../request/types.ts'

const BIG = new Uint8Array(32 * 1024 * 1024)
/** Longer than any test: who is closed by then was closed for another reason. */
const LINGER_MS = 600_000

/** An app whose `/held` is answered on demand, and that notes what was begun and what has ended. */
async function serve(lingerMs = LINGER_MS) {
  const listener = await listen({ port: 0, host: '127.0.0.1', trustProxy: 0 }, { ...usualBounds(1024), lingerMs })
  const seen: string[] = []
  const waiting: (() => void)[] = []
  const app = new Hono<HttpEnv>()
  app.get('/big', (c) => c.body(BIG))
  app.get('/held/:name', async (c) => {
    const name = c.req.param('name')
    seen.push(`${name} begun`)
    c.req.raw.signal.addEventListener('abort', () => seen.push(`${name} hung up`))
    await new Promise<void>((resolve) => waiting.push(resolve))
    seen.push(`${name} ended`)
    return c.text(`<${name}>`)
  })
  app.get('/:name', (c) => c.text(`<${c.req.param('name')}>`))
  listener.serve(app)
  let closed = false
  const stop = () => {
    const stopped = listener.close().then(() => void (closed = true))
    onTestFinished(() => stopped)
    return stopped
  }
  const release = () => waiting.splice(0).forEach((resolve) => resolve())
  return { port: Number(new URL(listener.address).port), seen, stop, release, closed: () => closed }
}

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

function open(port: number, text = '') {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let told = ''
  let bytes = 0
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    told = (told + chunk.toString('latin1')).slice(0, 20_000)
  })
  const closed = once(socket, 'close')
  socket.write(text)
  return { socket, closed, told: () => told, bytes: () => bytes }
}

/** Values of the answers' Connection headers, in their order. */
const connectionsOf = (told: string) => told.match(/(?<=^Connection: )\S+/gim)

test('What fell: a server that is told to stop answers what it has taken, and says that these answers are the last', async () => {
  const { port, seen, stop, release, closed } = await serve()
  const caller = open(port, requestOf('/a') + requestOf('/held/b') + requestOf('/c'))
  await expect.poll(() => seen).toEqual(['b begun'])
  void stop()
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(closed()).toBe(false)
  release()
  await caller.closed
  expect(caller.told()).toMatch(/<a>[^]*<b>[^]*<c>$/)
  expect(connectionsOf(caller.told())).toEqual(['keep-alive', 'keep-alive', 'close'])
  await expect.poll(closed).toBe(true)
})

test('What fell: a new request on a connection that was kept alive is answered with Connection: close', async () => {
  const { port, stop, closed } = await serve()
  const caller = open(port, requestOf('/a'))
  await expect.poll(() => caller.told()).toMatch(/<a>$/)
  void stop()
  caller.socket.write(requestOf('/b'))
  await caller.closed
  expect(caller.told()).toMatch(/<b>$/)
  expect(connectionsOf(caller.told())).toEqual(['keep-alive', 'close'])
  await expect.poll(closed).toBe(true)
})

test('What fell: what is sent after that last answer was promised is not begun', async () => {
  const { port, seen, stop, release } = await serve()
  const caller = open(port, requestOf('/held/a'))
  const other = open(port, requestOf('/x'))
  await expect.poll(() => [seen, other.told().slice(-3)]).toEqual([['a begun'], '<x>'])
  const stopped = stop()
  caller.socket.write(requestOf('/held/b'))
  // Once this one is answered, the server has read the request before it.
  other.socket.write(requestOf('/y'))
  await expect.poll(() => other.told()).toMatch(/<y>$/)
  release()
  await caller.closed
  release()
  await stopped
  expect(seen).toEqual(['a begun', 'a ended'])
})

test('What fell: the handler of a caller who hung up is waited for, as it still uses the database', async () => {
  const { port, seen, stop, release, closed } = await serve()
  const caller = open(port, requestOf('/held/a'))
  await expect.poll(() => seen).toEqual(['a begun'])
  caller.socket.destroy()
  const stopped = stop()
  await expect.poll(() => seen).toEqual(['a begun', 'a hung up'])
  // No connection is left: a server that waits for these alone has stopped by now.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(closed()).toBe(false)
  release()
  await stopped
  expect(seen).toEqual(['a begun', 'a hung up', 'a ended'])
})

test('What fell: an answer that is made but not read yet is not cut, and then its connection is closed', async () => {
  const { port, stop } = await serve(0)
  const caller = open(port, requestOf('/big'))
  await once(caller.socket, 'data')
  caller.socket.pause()
  const stopped = stop()
  // Longer than idle connections may linger, and than it took the earlier server to look for them.
  await new Promise((resolve) => setTimeout(resolve, 300))
  caller.socket.resume()
  await caller.closed
  expect(caller.bytes()).toBeGreaterThan(BIG.length)
  await stopped
})

test('What fell: idle connections are closed soon', async () => {
  const { port, stop } = await serve(0)
  const silent = open(port)
  const kept = open(port, requestOf('/a'))
  await expect.poll(() => kept.told()).toMatch(/<a>$/)
  await Promise.all([stop(), silent.closed, kept.closed])
})
