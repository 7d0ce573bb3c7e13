import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { type ConnectionBounds, usualBounds } from './connection-bounds.ts'
import { capturingLog } from '../../testing/deps.ts'
import { echoApp } from '../../testing/echo.ts'
import { listen } from './listen.ts'
import type { HttpEnv } from '../request/types.ts'

const BIG = new Uint8Array(32 * 1024 * 1024)

/** An app whose `/held` is answered on demand. */
async function serve(changes: Partial<ConnectionBounds> = {}, trustProxy = 0) {
  const listener = await listen({ port: 0, host: '127.0.0.1', trustProxy }, { ...usualBounds(1024), ...changes })
  onTestFinished(() => listener.close())
  const begun: string[] = []
  const waiting: (() => void)[] = []
  const app = new Hono<HttpEnv>()
  app.get('/big', (c) => c.body(BIG))
  app.get('/held/:name', async (c) => {
    begun.push(c.req.param('name'))
    await new Promise<void>((resolve) => waiting.push(resolve))
    return c.text(c.req.param('name'))
  })
  app.get('/:name', (c) => c.text(`<${c.req.param('name')}>`))
  listener.serve(app)
  const release = () => waiting.splice(0).forEach((resolve) => resolve())
  return { address: listener.address, port: Number(new URL(listener.address).port), begun, release }
}

const requestOf = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`

/** A connection that collects what it is told, except while it is paused. */
function open(port: number, text = '') {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let told = ''
  let bytes = 0
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    told = (told + chunk.toString('latin1')).slice(-20_000)
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(text)
  return { socket, closed, told: () => told, bytes: () => bytes }
}

test('What fell 1: pipelined requests are answered in order, each begun when the answer before it was sent', async () => {
  const { port, begun, release } = await serve()
  const caller = open(port, requestOf('/held/1') + requestOf('/held/2') + requestOf('/3'))
  await expect.poll(() => begun).toEqual(['1'])
  release()
  await expect.poll(() => begun).toEqual(['1', '2'])
  release()
  await expect.poll(() => caller.told()).toMatch(/\r\n\r\n1[^]*\r\n\r\n2[^]*\r\n\r\n<3>/)
})

test('What fell 1: a caller whose requests pile up is closed, and none of the rest is begun', async () => {
  const { port, begun, release } = await serve({ pipelined: 3 })
  const patient = open(port, requestOf('/held/a').repeat(4))
  await expect.poll(() => begun.length).toBe(1)
  const impatient = open(port, requestOf('/held/b').repeat(5))
  await impatient.closed
  for (let answered = 1; answered <= 4; answered++) {
    await expect.poll(() => begun.filter((name) => name === 'a').length).toBe(answered)
    release()
  }
  expect(begun.filter((name) => name === 'b')).toEqual(['b'])
  patient.socket.destroy()
})

test('What fell 1: who reads nothing is closed', async () => {
  const { port } = await serve({ stalledMs: 400 })
  const { socket, closed, bytes } = open(port, requestOf('/big'))
  socket.pause()
  await once(socket, 'connect')
  // The time is what is proved.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  socket.resume()
  await closed
  expect(bytes()).toBeLessThan(BIG.length)
})

test('What fell 1: who reads a little now and then is closed as well, and who reads steadily is not', async () => {
  const { port, address } = await serve({ stalledMs: 4000, slowAfterMs: 1000, slowestBytesPerSecond: BIG.length / 2 })
  const slow = open(port, requestOf('/big'))
  slow.socket.on('data', () => slow.socket.pause())
  const sip = setInterval(() => slow.socket.resume(), 50)
  onTestFinished(() => clearInterval(sip))
  const steady = await fetch(`${address}/big`)
  expect((await steady.arrayBuffer()).byteLength).toBe(BIG.length)
  await slow.closed
  expect(slow.bytes()).toBeLessThan(BIG.length)
})

test('What fell 1: an unfinished request and a silent connection are closed, a slow handler is waited for', async () => {
  const { port, begun, release } = await serve({ stalledMs: 300, headersMs: 600 })
  const working = open(port, requestOf('/held/1'))
  await expect.poll(() => begun).toEqual(['1'])
  const unfinished = open(port, 'GET / HTTP/1.1\r\nHost:')
  const silent = open(port)
  await Promise.all([unfinished.closed, silent.closed])
  release()
  await expect.poll(() => working.told()).toMatch(/\r\n\r\n1$/)
})

test('What fell 1: connections are bounded in all and per network, and others are served meanwhile', async () => {
  const { port, address } = await serve({ perNetwork: 2 })
  const first = open(port)
  const second = open(port)
  await Promise.all([once(first.socket, 'connect'), once(second.socket, 'connect')])
  const third = open(port)
  await third.closed
  expect(third.told()).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 5\r\n/)
  const other = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.2' })
  onTestFinished(() => void other.destroy())
  other.write(requestOf('/a'))
  expect(String(await once(other, 'data'))).toMatch(/^HTTP\/1\.1 200 /)
  first.socket.destroy()
  const again = () => fetch(`${address}/b`).then((answer) => answer.status)
  await expect.poll(again).toBe(200)
})

test('What fell 1: no more than the bound of all connections is open', async () => {
  const { port } = await serve({ connections: 2 })
  const first = [open(port), open(port)]
  await Promise.all(first.map(({ socket }) => once(socket, 'connect')))
  await open(port, requestOf('/a')).closed
  first[0]?.socket.write(requestOf('/b'))
  await expect.poll(() => first[0]?.told()).toMatch(/<b>$/)
})

test('What fell 1: a proxy may open many connections, and each of its callers has bounded requests', async () => {
  const { port, begun, release } = await serve({ perNetwork: 2 }, 1)
  const from = (address: string, name: string) =>
    open(port, requestOf(`/held/${name}`, `X-Forwarded-For: ${address}\r\n`))
  const [one, two] = [from('203.0.113.1', '1'), from('203.0.113.1', '2')]
  await expect.poll(() => begun.length).toBe(2)
  const three = from('203.0.113.1', '3')
  await expect.poll(() => three.told()).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 5\r\n/i)
  expect(three.told(), 'What fell 14').toMatch(/\r\nCache-Control: no-store\r\n/i)
  expect(three.told()).toMatch(/\r\nContent-Length: 0\r\n/i)
  const other = from('203.0.113.2', '4')
  await expect.poll(() => begun.length).toBe(3)
  release()
  for (const caller of [one, two, other]) await expect.poll(() => caller.told()).toMatch(/^HTTP\/1\.1 200 /)
})

test('What fell 1: the usual bounds leave two thirds of the file limit to files and the database', () => {
  expect(usualBounds(1024)).toMatchObject({ connections: 341, perNetwork: 170 })
  expect(usualBounds(1_048_576)).toMatchObject({ connections: 4096, perNetwork: 256 })
  expect(usualBounds(256)).toMatchObject({ connections: 85, perNetwork: 42 })
  const { connections, perNetwork, ...fixed } = usualBounds()
  expect(connections).toBeGreaterThanOrEqual(perNetwork)
  expect(fixed).toEqual({
    pipelined: 64,
    stalledMs: 20_000,
    slowAfterMs: 30_000,
    slowestBytesPerSecond: 4096,
    headersMs: 15_000,
    requestMs: 60_000,
    lingerMs: 250,
  })
})

test('What fell: a request that names two hosts is refused, and its connection closed', async () => {
  const { port } = await serve()
  const caller = open(port, requestOf('/a', 'host: y\r\n') + requestOf('/b'))
  await caller.closed
  expect(caller.told()).toMatch(/^HTTP\/1\.1 400 [^]*\r\nContent-Length: 0\r\n/)
  expect(caller.told()).not.toContain('<')
})

test.each([
  ['ends before its length', 'Content-Length: 9\r\n', '{"te', true],
  ['says a chunk that is none', 'Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n', false],
  ['says a chunk without end', 'Transfer-Encoding: chunked\r\n', `${'F'.repeat(18)}\r\n{}\r\n`, false],
])(
  'What fell: a body that %s is the caller’s failure, and logged as no other',
  async (_what, header, body, hangsUp) => {
    const { log, lines } = capturingLog()
    const listener = await listen({ port: 0, host: '127.0.0.1', trustProxy: 0 }, usualBounds(1024))
    onTestFinished(() => listener.close())
    listener.serve(echoApp({}, { log }))
    const caller = open(
      Number(new URL(listener.address).port),
      `POST /api/visits HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n`,
    )
    await expect.poll(() => caller.socket.pending).toBe(false)
    caller.socket.write(body)
    if (hangsUp) caller.socket.end()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.map(({ level, status }) => [level, status])).toEqual([[30, 400]])
  },
)
