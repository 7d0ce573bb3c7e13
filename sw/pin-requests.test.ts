import { beforeEach, expect, test, vi } from 'vitest'
import { PINNED_ANSWERS } from '../contract/offline/pinning.ts'
import { handlePinRequests } from './pin-places.ts'
import { placeAnswer } from './testing/answers.ts'
import { MemoryCaches } from './testing/memory-caches.ts'

const ORIGIN = 'https://dog.example'
const NOTHING = { type: 'KEEP_PLACES', saved: [], liked: [], recent: [], sparing: false }

let memory: MemoryCaches
let hear: ((event: object) => void) | undefined
const fetchMap = vi.fn(async () => undefined)
/** What pages are told, in order. */
let told: unknown[]

/** Every place exists, and has no photo. */
const server = async (url: string) => placeAnswer(Number(/\d+$/.exec(url)?.[0]), Date.now(), { photos: [] })

beforeEach(() => {
  memory = new MemoryCaches()
  told = []
  fetchMap.mockClear()
  vi.stubGlobal('caches', memory)
  vi.stubGlobal('fetch', server)
  const addEventListener = (_: string, listener: typeof hear) => void (hear = listener)
  vi.stubGlobal('self', { location: { origin: ORIGIN }, addEventListener })
  handlePinRequests(fetchMap)
})

async function ask(data: object): Promise<void> {
  const work: Promise<unknown>[] = []
  const ports = [{ postMessage: (one: unknown) => told.push(one) }]
  hear?.({ data, ports, waitUntil: (one: Promise<unknown>) => work.push(one) })
  await Promise.all(work)
}
const held = () => [...(memory.stores.get(PINNED_ANSWERS)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length))

test('What fell: a page that wants places is told what is missing; the map to show them on follows', async () => {
  await ask({ ...NOTHING, saved: [1] })
  expect(told).toEqual([{ missing: [], full: false }])
  expect(held()).toEqual(['/api/places/1'])
  expect(fetchMap).toHaveBeenCalledOnce()
})

test.each([
  ['on a metered connection', { saved: [1], sparing: true }],
  ['without a place', {}],
])('What fell: no map is fetched %s', async (_, wish) => {
  await ask({ ...NOTHING, ...wish })
  expect(told).toEqual([{ missing: [], full: false }])
  expect(fetchMap).not.toHaveBeenCalled()
})

test('What fell: no map is fetched where not even a saved place has room', async () => {
  memory.room = 0
  await ask({ ...NOTHING, saved: [1] })
  expect(told).toEqual([{ missing: [1], full: true }])
  expect(fetchMap).not.toHaveBeenCalled()
})

test('What fell: another message is no wish', async () => {
  for (const data of [{ type: 'FETCH_MAP' }, { ...NOTHING, saved: ['1'] }]) await ask(data)
  expect(told).toEqual([])
})

test('What fell: of two wishes the later one holds, however long the earlier one takes', async () => {
  let answer = () => {}
  const waits = new Promise<void>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async (url: string) => {
    await waits
    return server(url)
  })
  const both = [ask({ ...NOTHING, saved: [1] }), ask(NOTHING)]
  answer()
  await Promise.all(both)
  expect([held(), told.length]).toEqual([[], 2])
})

test('What fell: a wish that fails is logged, and the next one is heard', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const open = vi.spyOn(memory, 'open').mockRejectedValueOnce(new TypeError('broken'))
  await ask({ ...NOTHING, saved: [1] })
  expect([told, warn.mock.calls.length, fetchMap.mock.calls.length]).toEqual([[], 1, 0])
  open.mockRestore()
  await ask({ ...NOTHING, saved: [1] })
  expect(held()).toEqual(['/api/places/1'])
})
