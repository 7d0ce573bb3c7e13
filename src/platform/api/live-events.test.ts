import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenWhileVisible } from './live-events.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
  refuse() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
}

const open = () => FakeSource.all.filter(({ readyState }) => readyState !== FakeSource.CLOSED)
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const told = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  FakeSource.all = []
  told.mockReset()
  stop = listenWhileVisible('/api/x', 'bell', told)
  vi.advanceTimersByTime(2000)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page listens while it is visible, with one stream, and again when it comes back', () => {
  expect(open().map(({ url }) => url)).toEqual(['/api/x'])
  open()[0]?.dispatchEvent(new Event('bell'))
  expect(told).toHaveBeenCalledTimes(1)
  show('hidden')
  expect(open()).toHaveLength(0)
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.all).toHaveLength(1)
  show('visible')
  show('visible')
  vi.advanceTimersByTime(2000)
  expect([open().length, FakeSource.all.length]).toEqual([1, 2])
})

test('after a refusal it asks once by a call, and tries the stream again later', () => {
  open()[0]?.refuse()
  expect(told).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(29_000)
  expect(open()).toHaveLength(0)
  vi.advanceTimersByTime(2000)
  expect(open()).toHaveLength(1)
})

test('a broken connection is left to the browser, and nothing is open once nobody listens', () => {
  open()[0]?.dispatchEvent(new Event('error'))
  expect([told.mock.calls.length, open().length]).toEqual([0, 1])
  stop()
  expect(open()).toHaveLength(0)
})

test.each([
  ['before its stream has begun', () => (stop(), (stop = listenWhileVisible('/api/x', 'bell', told)))],
  ['while it listens', () => {}],
  ['while it waits after a refusal', () => open()[0]?.refuse()],
])('What fell: a page that is hidden %s listens with one stream once it is shown again', (_when, begin) => {
  begin()
  for (const times of [1, 2]) {
    show('hidden')
    vi.advanceTimersByTime(60_000)
    expect(open(), `hidden, ${times}`).toHaveLength(0)
    show('visible')
    vi.advanceTimersByTime(2000)
    expect(open(), `shown, ${times}`).toHaveLength(1)
  }
  vi.advanceTimersByTime(60_000)
  expect(open()).toHaveLength(1)
})
