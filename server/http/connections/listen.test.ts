import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { api, post } from '../../../contract/api/endpoint.ts'
import { operation } from '../../../contract/api/operation.ts'
import { MAX_BODY_BYTES } from '../capacity/body-size.ts'
import { type Handlers, serve as serveApi } from '../calls/serve.ts'
import { listen } from './listen.ts'
import { capturingLog, testHttp } from '../../testing/deps.ts'
import { echoApp } from '../../testing/echo.ts'

const operations = {
  say: operation({ summary: '', body: v.object({ text: v.string() }), data: v.unknown(), limit: [], touches: [] }),
}
const sayApi = api<typeof operations>()({ say: post('/say', { access: 'public', idempotent: 'never' }) })
const routes = (say: Handlers<typeof sayApi>['say']) => serveApi(sayApi, operations, { say })

async function serve() {
  const listener = await listen({ port: 0, host: '127.0.0.1', trustProxy: 0 })
  onTestFinished(() => listener.close())
  return listener
}

async function serveSay() {
  const listener = await serve()
  listener.serve(testHttp(routes(async ({ body, ip }) => ({ body, ip }))))
  return listener
}

/** Sends raw bytes and reads until the server hangs up or `enough` matches. */
async function raw(address: string, parts: string[], enough = /\r\n\r\n[^]*\}/): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  for (const part of parts) socket.write(part)
  while (!enough.test(answer)) {
    const more = await Promise.race([once(socket, 'data'), closed.then(() => null)])
    if (!more) break
  }
  return answer
}

const HEAD = 'POST /api/say HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test('until the app is ready, every call is a 503 and the process is live', async () => {
  const { address } = await serve()
  const early = await fetch(`${address}/`)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2'])
  expect(early.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(early.headers.get('x-content-type-options')).toBe('nosniff')
  expect(early.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(early.headers.get('cache-control')).toBe('no-store')
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})

test('What fell 1: a connection is closed after a thousand requests', async () => {
  const { address } = await serve()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const told: (string | undefined)[] = []
  for (let asked = 0; asked < 1000; asked += 1) {
    const [response] = (await once(get(`${address}/healthz`, { agent }), 'response')) as [IncomingMessage]
    told.push(response.headers.connection)
    await once(response.resume(), 'end')
  }
  expect(told.slice(0, -1).filter((word) => word !== 'keep-alive')).toEqual([])
  expect(told.at(-1)).toBe('close')
})

test('a call over a real connection is answered, with the address it came from', async () => {
  const { address } = await serveSay()
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${address}/api/say`, { method: 'POST', headers, body: '{"text":"안녕"}' })
  expect(await response.json()).toMatchObject({ data: { body: { text: '안녕' }, ip: '127.0.0.1' } })
})

test('a body that is or declares to be too long is refused before it is complete', async () => {
  const { address } = await serveSay()
  const told = await raw(address, [`${HEAD}Content-Length: ${MAX_BODY_BYTES + 1}\r\n\r\n`, '{'])
  expect(told).toMatch(/^HTTP\/1\.1 413 [^]*"BODY_TOO_LARGE"/)
  const piece = `4000\r\n${'a'.repeat(0x4000)}\r\n`
  const found = await raw(address, [`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, ...Array<string>(8).fill(piece)])
  expect(found).toMatch(/^HTTP\/1\.1 413 [^]*"BODY_TOO_LARGE"/)
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['two lengths', `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a length and chunks', `${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
])('%s is refused, and the server goes on', async (_what, bytes) => {
  const { address } = await serveSay()
  expect(await raw(address, [bytes], /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})

test.each(['xn--', '1.2.3.256'])('What fell: the host %s, which makes no address, is refused', async (host) => {
  const listener = await serve()
  const ask = () => raw(listener.address, [`GET /api/things HTTP/1.1\r\nHost: ${host}\r\n\r\n`], /\r\n\r\n/)
  expect(await ask(), 'while it starts').toMatch(/^HTTP\/1\.1 400 /)
  listener.serve(echoApp())
  expect(await ask()).toMatch(/^HTTP\/1\.1 400 /)
})

test('a caller that disconnects within a body is not logged as a server error', async () => {
  const { log, lines } = capturingLog()
  const listener = await serve()
  listener.serve(
    testHttp(
      routes(async () => null),
      { log },
    ),
  )
  const socket = connect(Number(new URL(listener.address).port), '127.0.0.1')
  socket.write(`${HEAD}Content-Length: 100\r\n\r\n{"text":`)
  // Now the server is waiting for the rest of the body.
  await fetch(`${listener.address}/healthz`)
  socket.destroy()
  await expect.poll(() => lines.find(({ path }) => path === '/api/say')).toMatchObject({ status: 400 })
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('closing waits for running answers and accepts no new calls', async () => {
  const listener = await listen({ port: 0, host: '127.0.0.1', trustProxy: 0 })
  let finish = () => {}
  const held = new Promise<string>((resolve) => (finish = () => resolve('done')))
  listener.serve(testHttp(routes(() => held)))
  const headers = { 'Content-Type': 'application/json' }
  const running = fetch(`${listener.address}/api/say`, { method: 'POST', headers, body: '{"text":"a"}' })
  await fetch(`${listener.address}/healthz`)
  const closed = listener.close()
  const again = connect(Number(new URL(listener.address).port), '127.0.0.1')
  await expect(once(again, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  finish()
  expect(await (await running).json()).toMatchObject({ data: 'done' })
  await closed
})
