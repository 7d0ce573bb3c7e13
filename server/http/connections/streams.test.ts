import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureOf, failureResponse, retryAfter } from '../../refusals/failure.ts'
import type { Actor } from '../request/actor.ts'
import { localInvalidations } from '../answers/invalidations.ts'
import { mountStreams, STREAM_BOUNDS } from './streams.ts'
import type { HttpEnv } from '../request/types.ts'
import { testDeps } from '../../testing/deps.ts'
import type { Db } from '../../db/index.ts'

/** Streams of members whose id is in a header, from the network in X-Forwarded-For. */
function streams(bounds: Partial<Record<keyof typeof STREAM_BOUNDS, number>> = {}) {
  const invalidations = localInvalidations()
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const gone = new Set<number>()
  const suspended = new Set<number>()
  const authenticate = async (headers: Headers): Promise<Actor | null> => {
    const userId = Number(headers.get('x-member'))
    if (!userId || gone.has(userId)) return null
    const is = { sessionId: 1, role: 'member', nameless: false, secondFactor: 'waived' } as const
    return { userId, suspended: suspended.has(userId), ...is }
  }
  const { env } = testDeps(undefined as unknown as Db, { env: { trustProxy: 1 } })
  const app = new Hono<HttpEnv>()
  const one = { path: '/live', event: 'bell', tagOf: ({ userId }: Actor) => `bell:${userId}` }
  const given = { env, authenticate, invalidations, stopping: stopping.signal }
  mountStreams(app, [one], given, { ...STREAM_BOUNDS, ...bounds })
  app.onError((error) => failureResponse(failureOf(error, ''), retryAfter(error)))
  const open = async (member: number, network: number) => {
    const headers = { 'X-Member': String(member), 'X-Forwarded-For': `203.0.${network}.7` }
    const response = await app.request('/api/live', { headers })
    const reader = response.ok ? response.body?.getReader() : undefined
    return { status: response.status, response, reader }
  }
  return { open, invalidations, stopping, gone, suspended }
}

type Reader = ReadableStreamDefaultReader<Uint8Array> | undefined
async function ends(reader: Reader): Promise<boolean> {
  while (!(await reader?.read())?.done);
  return true
}

test('What fell: of a network and in all no more than so many streams are open, and one that ends makes room', async () => {
  const { open } = streams({ perNetwork: 2, all: 3 })
  const first = await open(1, 1)
  expect([first.status, (await open(2, 1)).status]).toEqual([200, 200])
  const refused = await open(3, 1)
  expect([refused.status, refused.response.headers.get('retry-after')]).toEqual([503, '5'])
  expect([(await open(4, 2)).status, (await open(5, 3)).status]).toEqual([200, 503])
  await first.reader?.cancel()
  expect([(await open(5, 3)).status, (await open(6, 3)).status]).toEqual([200, 503])
})

test('What fell: a further stream of a member ends their oldest one alone', async () => {
  const { open } = streams({ perMember: 2 })
  const [first, second] = [await open(1, 1), await open(1, 1)]
  const other = await open(2, 1)
  await open(1, 1)
  expect(await ends(first.reader)).toBe(true)
  for (const { reader } of [second, other]) expect((await reader?.read())?.done).toBe(false)
})

test.each(['gone', 'suspended'] as const)('What fell: a stream ends once its member is %s', async (state) => {
  const known = streams({ heartbeatMs: 5 })
  const [one, other] = [await known.open(1, 1), await known.open(2, 1)]
  known[state].add(1)
  expect(await ends(one.reader)).toBe(true)
  await other.reader?.read()
  const beat = new TextDecoder().decode((await other.reader?.read())?.value)
  expect(beat, 'a comment, which pages do not hear').toBe(': \n\n')
  expect((await known.open(1, 1)).status).toBe({ gone: 401, suspended: 403 }[state])
})

test('What fell: a caller who reads nothing is let go after eight unread events, and gives the place back', async () => {
  const { open } = streams({ heartbeatMs: 2, all: 1 })
  const { reader } = await open(1, 1)
  await vi.waitFor(async () => expect((await open(2, 2)).status).toBe(200))
  let unread = 0
  while (!(await reader?.read())?.done) unread += 1
  expect(unread).toBeLessThanOrEqual(10)
})

test('What fell: a member hears what touches them; changes close together are one event; a stopping server ends all', async () => {
  const { open, invalidations, stopping } = streams()
  const { reader } = await open(1, 1)
  const text = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await text()).toBe('retry: 5000\nevent: bell\ndata:\n\n')
  invalidations.publish(['bell:2', 'places'])
  invalidations.publish(['bell:1'])
  invalidations.publish(['bell:1', 'bell:3'])
  expect(await text()).toBe('event: bell\ndata:\n\n')
  stopping.abort()
  expect((await reader?.read())?.done, 'the two changes were one event').toBe(true)
  expect((await open(1, 1)).status).toBe(503)
})
