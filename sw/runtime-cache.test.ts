import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answersCache } from './addresses.ts'
import { intact, isOurAnswer } from './answers.ts'
import { deleteOtherShapes, isCached } from './runtime-cache.ts'
import { answer, placeAnswer, portal } from './testing/answers.ts'
import { asPageAsks, MemoryCaches, varying } from './testing/memory-caches.ts'

// Workbox reads the worker's global when it is loaded.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }))

const URL_OF_PLACE = 'https://dog.example/api/places/1'
const NOW = Date.parse('2026-11-21T05:30:00Z')
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
let memory: MemoryCaches

beforeEach(() => {
  memory = new MemoryCaches()
  vi.stubGlobal('caches', memory)
  warn.mockClear()
})

describe('What fell 10 11 14: what may be an answer of the server', () => {
  const json = (body: string, init: ResponseInit = {}) =>
    new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init })

  test('What fell 10: an answer as the contract says', async () => {
    expect(await isOurAnswer(URL_OF_PLACE, placeAnswer(1, NOW))).toBe(true)
    expect(await isOurAnswer('https://dog.example/api/groups', answer([], NOW))).toBe(true)
  })

  test.each([
    ['a portal’s page', portal()],
    ['the same text with another type', new Response(placeAnswer(1, NOW).body)],
    ['an error', json('{"status":"error"}', { status: 503 })],
    [
      'a success with another status',
      new Response(placeAnswer(1, NOW).body, { status: 206, headers: { 'Content-Type': 'application/json' } }),
    ],
    ['no JSON', json('<html>')],
    ['an answer of another shape', answer({ id: 1, title: '옛 이름' }, NOW)],
    ['a part of the right shape', answer({ id: 1, name: '카페' }, NOW)],
  ])('What fell 10 11 14: not %s', async (_, response) => {
    expect(await isOurAnswer(URL_OF_PLACE, response)).toBe(false)
  })

  test('What fell 10: what is cached all the same is dropped with a line in the log', async () => {
    const cache = await memory.open('answers')
    await cache.put(URL_OF_PLACE, placeAnswer(1, NOW))
    expect(await intact('answers', URL_OF_PLACE, await cache.match(URL_OF_PLACE))).toBeDefined()
    await cache.put(URL_OF_PLACE, answer({ id: 1 }, NOW))
    expect(await intact('answers', URL_OF_PLACE, await cache.match(URL_OF_PLACE))).toBeUndefined()
    expect(await cache.match(URL_OF_PLACE)).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  })

  test('What fell: it is dropped whatever headers it was asked for with', async () => {
    const cache = await memory.open('answers')
    await cache.put(asPageAsks(URL_OF_PLACE), varying(answer({ id: 1 }, NOW)))
    expect(await intact('answers', URL_OF_PLACE, await cache.match(asPageAsks(URL_OF_PLACE)))).toBeUndefined()
    expect(await cache.keys()).toEqual([])
  })
})

test('What fell 10: caches of another shape, and of builds that named none, are deleted with a line in the log', async () => {
  for (const name of ['answers-list', 'answers-detail-1', answersCache('list'), 'photos-small']) await memory.open(name)
  await deleteOtherShapes()
  expect(await memory.keys()).toEqual([answersCache('list'), 'photos-small'])
  expect(warn).toHaveBeenCalledOnce()
})

test('What fell 14: a call that needs the current answer passes the cache by', () => {
  const url = new URL('https://dog.example/api/site-config')
  expect(isCached({ method: 'GET', cache: 'default' }, url, 'settings')).toBe(true)
  expect(isCached({ method: 'GET', cache: 'no-store' }, url, 'settings')).toBe(false)
  expect(isCached({ method: 'PUT', cache: 'default' }, url, 'settings')).toBe(false)
})
