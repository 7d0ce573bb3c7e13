import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

type Activated = (event: { isUpdate: boolean }) => void
const workbox = vi.hoisted(() => ({
  activated: undefined as Activated | undefined,
  register: vi.fn<() => Promise<unknown>>(),
  messageSW: vi.fn(async (_message: unknown) => undefined),
}))
vi.mock('workbox-window', () => ({
  Workbox: class {
    register = workbox.register
    messageSW = workbox.messageSW
    addEventListener = (_name: string, act: Activated) => void (workbox.activated = act)
  },
}))

const registration = {}
const postMessage = vi.fn((_message: { type: string }, _ports: unknown) => undefined)
const sent = () => postMessage.mock.calls.map(([{ type }]) => type)
/** What the browser tells of each resource that the page has fetched. */
let seen: { name: string; workerStart: number }[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  workbox.register.mockResolvedValue(registration)
  seen = []
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(readonly tell: (list: { getEntries: () => typeof seen }) => void) {}
      observe = () => this.tell({ getEntries: () => seen })
    },
  )
  stubLine({})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function stubLine(connection: { saveData?: boolean; effectiveType?: string }): void {
  const ready = Promise.resolve({ active: { postMessage } })
  vi.stubGlobal('navigator', { connection, serviceWorker: { ready } })
}

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
] as const)(
  'What fell: on a line of %j the screens are fetched, and the map’s engine later: %s',
  async (line, isWanted) => {
    stubLine(line)
    expect(await registerWorker()).toMatchObject({ registration })
    await vi.advanceTimersByTimeAsync(7_999)
    expect(sent()).toEqual(['FETCH_SCREENS'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent()).toEqual(['FETCH_SCREENS', ...(isWanted ? ['FETCH_MAP'] : [])])
  },
)

test('What fell: the first worker is told what the page has fetched without one', async () => {
  const at = (path: string) => `https://dog.example${path}`
  seen = [
    { name: at('/api/places/p-cafe'), workerStart: 0 },
    { name: at('/api/groups'), workerStart: 12 },
    { name: at('/tiles/1/0/0.mvt'), workerStart: 0 },
    { name: at('/media/p-photo.webp'), workerStart: 0 },
  ]
  document.body.innerHTML = '<script id="state" type="application/json" data-addresses="/api/a /api/b"></script>'
  await registerWorker()
  workbox.activated?.({ isUpdate: false })
  expect(workbox.messageSW.mock.calls).toEqual(
    [
      ['/api/a', '/api/b'],
      [at('/api/places/p-cafe'), at('/media/p-photo.webp')],
    ].map((urlsToCache) => [{ type: 'CACHE_URLS', payload: { urlsToCache } }]),
  )
})

test('What fell: a worker that follows another is told nothing: the other has kept it', async () => {
  seen = [{ name: 'https://dog.example/api/groups', workerStart: 0 }]
  await registerWorker()
  workbox.activated?.({ isUpdate: true })
  expect(workbox.messageSW).not.toHaveBeenCalled()
})

test('What fell: a browser that refuses the worker leaves the page as it is', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  workbox.register.mockRejectedValue(new DOMException('', 'SecurityError'))
  expect(await registerWorker()).toBeUndefined()
  expect(postMessage).not.toHaveBeenCalled()
})
