import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isMetered, isSlow } from './line.ts'
import { pinnedBytes, requestPersistentStorage, requestPinning } from './keep-places.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** A device as this navigator describes it. */
const device = (navigator: object) => vi.stubGlobal('navigator', navigator)

test('What fell: the browser is asked once in a device’s life to keep what is stored', async () => {
  const persist = vi.fn(async () => false)
  device({ storage: { persist, persisted: async () => false } })
  await requestPersistentStorage()
  await requestPersistentStorage()
  expect(persist).toHaveBeenCalledOnce()
})

test('What fell: a browser that keeps it already, or can’t, is not asked', async () => {
  const persist = vi.fn(async () => true)
  device({ storage: { persist, persisted: async () => true } })
  await requestPersistentStorage()
  expect(persist).not.toHaveBeenCalled()
  localStorage.clear()
  device({ storage: {} })
  await requestPersistentStorage()
  expect(localStorage).toHaveLength(0)
})

test('What fell: the bytes of pinned places are those of their caches alone', async () => {
  const cache = (...texts: string[]) => ({ matchAll: async () => texts.map((text) => new Response(text)) })
  const caches = {
    'pinned-answers-3': cache('ab', 'c'),
    'pinned-photos': cache('defg'),
    'photos-small': cache('hijkl'),
  }
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(caches),
    open: async (name: keyof typeof caches) => caches[name],
  })
  expect(await pinnedBytes()).toBe(7)
})

test('What fell: the worker is told what to pin and whether data is to be spared; its answer is read or is none', async () => {
  const asked: unknown[] = []
  const worker = (result: unknown) => ({
    postMessage(message: unknown, [port]: MessagePort[]) {
      asked.push(message)
      port?.postMessage(result)
    },
  })
  const container = (active: object | null) => ({
    getRegistration: async () => ({}),
    ready: Promise.resolve({ active }),
  })
  const wanted = { saved: [1], liked: [2], recent: [3] }
  const result = { missing: [2], full: false }
  device({ serviceWorker: container(worker(result)), connection: { saveData: true } })
  expect(await requestPinning(wanted)).toEqual(result)
  expect(asked).toEqual([{ type: 'KEEP_PLACES', ...wanted, sparing: true }])
  device({ serviceWorker: container(worker({ missing: 'all' })) })
  expect(await requestPinning(wanted)).toBeNull()
  expect(asked.at(-1)).toMatchObject({ sparing: false })
  for (const none of [undefined, { getRegistration: async () => undefined }, container(null)]) {
    device({ serviceWorker: none })
    expect(await requestPinning(wanted)).toBeNull()
  }
})

test.each([
  ['slow-2g', true],
  ['2g', true],
  ['3g', true],
  ['4g', false],
  [undefined, false],
])('What fell: a line of %s is slow: %s', (effectiveType, slow) => {
  device({ connection: { effectiveType } })
  expect([isSlow(), isMetered()]).toEqual([slow, false])
})
