import { once } from 'node:events'
import { connect } from 'node:net'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { api, post } from '../../../contract/api/endpoint.ts'
import { operation } from '../../../contract/api/operation.ts'
import { testHttp } from '../../testing/deps.ts'
import { listen } from '../connections/listen.ts'
import { serve } from '../calls/serve.ts'

const MIB = 1024 * 1024
const operations = {
  send: operation({
    summary: '',
    upload: { types: ['image/png'], maxBytes: 12 * MIB },
    data: v.null(),
    owner: 'caller',
    limit: [],
    touches: [],
  }),
}
const sendApi = api<typeof operations>()({ send: post('/send', { access: 'member', idempotent: 'never' }) })

/** Required for streams as bodies. */
const HALF = { duplex: 'half' } as const

/** An app whose uploads stay unanswered until `release`; members are known by a header. */
function holding() {
  const held: { bytes: number; end: () => void }[] = []
  const routes = serve(sendApi, operations, {
    async send({ upload, signal }) {
      await new Promise<void>((resolve) => {
        held.push({ bytes: upload.length, end: resolve })
        signal.addEventListener('abort', () => resolve())
      })
      return null
    },
  })
  const app = testHttp(routes, {
    authenticate: async (headers) => {
      const userId = Number(headers.get('x-member'))
      return userId
        ? { userId, role: 'member', sessionId: 1, suspended: false, nameless: false, secondFactor: 'waived' }
        : null
    },
  })
  const send = async (member: number, size = 1000) =>
    app.request('/api/send', {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', 'Content-Length': String(size), 'X-Member': String(member) },
      body: new Uint8Array(1000),
    })
  return { app, held, send, release: () => held.splice(0).forEach(({ end }) => end()) }
}

test('What fell 5: two hundred uploads at once: few are read, some wait, the rest is told to come back', async () => {
  const { held, send, release } = holding()
  const answers = Array.from({ length: 200 }, (_, index) => send(index + 1, 12 * MIB))
  await expect.poll(() => held.length).toBe(5)
  const told = await Promise.race(answers.slice(60))
  expect([told?.status, told?.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await told?.json()).toMatchObject({ code: 'UNAVAILABLE' })
  let most = 0
  const statuses = Promise.all(answers).then((all) => all.map(({ status }) => status))
  let done = false
  void statuses.finally(() => (done = true))
  await expect
    .poll(() => {
      most = Math.max(most, held.length)
      release()
      return done
    })
    .toBe(true)
  expect(most).toBeLessThanOrEqual(5)
  const accepted = (await statuses).filter((status) => status === 200)
  expect(accepted).toHaveLength(45)
})

test('What fell 5: one member has four uploads at a time, and others are not kept from theirs', async () => {
  const { held, send, release } = holding()
  const own = Array.from({ length: 6 }, () => send(1))
  await expect.poll(() => held.length).toBe(4)
  const other = send(2)
  await expect.poll(() => held.length).toBe(5)
  release()
  expect((await Promise.all(own)).map(({ status }) => String(status)).sort()).toEqual([
    '200',
    '200',
    '200',
    '200',
    '503',
    '503',
  ])
  expect((await other).status).toBe(200)
})

test('What fell 5: an upload that is aborted frees its place', async () => {
  const { app, held, release } = holding()
  const listener = await listen({ port: 0, host: '127.0.0.1', trustProxy: 0 })
  onTestFinished(() => listener.close())
  listener.serve(app)
  const port = Number(new URL(listener.address).port)
  const head = (member: number) =>
    `POST /api/send HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: ${12 * MIB}\r\nX-Member: ${member}\r\n\r\n`
  const begun = await Promise.all(
    Array.from({ length: 5 }, async (_, index) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(head(index + 1) + 'a'.repeat(1000))
      return socket
    }),
  )
  const waiting = fetch(`${listener.address}/api/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', 'X-Member': '9' },
    body: new Uint8Array(12 * MIB),
  })
  // Another one is answered, so all of them have been seen.
  await fetch(`${listener.address}/healthz`)
  expect(held).toEqual([])
  for (const socket of begun) socket.destroy()
  await expect.poll(() => held.map(({ bytes }) => bytes)).toEqual([12 * MIB])
  release()
  expect((await waiting).status).toBe(200)
})

test('What fell 5: nothing is read from a caller who is not logged in, of whatever length', async () => {
  const { app } = holding()
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1
      if (read > 100) controller.close()
      else controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  const init = { method: 'POST', headers: { 'Content-Type': 'image/png', 'Transfer-Encoding': 'chunked' }, body }
  const answer = await app.request('/api/send', { ...init, ...HALF })
  expect(answer.status).toBe(401)
  expect(read).toBeLessThan(5)
})
