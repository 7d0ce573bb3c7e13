import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerReport } from '../../../contract/api/call-outcome.ts'
import { connection, recordOutcome } from '../api/connection-state.ts'
import { startServiceWorker } from './service-worker.ts'

const registered = { registration: {}, screens: Promise.resolve() }
vi.mock('./register-worker.ts', () => ({ registerWorker: async () => registered }))

const onRenewed = vi.fn<(changed: boolean) => void>()
let container: EventTarget
let started: Promise<unknown>
beforeEach(() => {
  vi.useFakeTimers()
  recordOutcome('answered')
  onRenewed.mockClear()
  container = new EventTarget()
  started = startServiceWorker(container as ServiceWorkerContainer, { onRenewed })
})
afterEach(() => void vi.useRealTimers())

const say = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }))
const report = (more: Partial<WorkerReport>) => say({ type: 'CALL_NEWS', news: 'answered', ...more })

test('What fell: what the worker tells of a call is the state of the connection, at once', () => {
  for (const [news, quality] of [
    ['failed', 'offline'],
    ['late', 'slow'],
    ['broken', 'unstable'],
    ['answered', 'online'],
  ] as const) {
    report({ news, renewed: false, changed: false })
    expect(connection().quality).toBe(quality)
  }
  for (const other of [null, 'failed', { type: 'CALL_NEWS' }, { type: 'OTHER', news: 'failed' }]) say(other)
  expect(connection().quality).toBe('online')
})

test('C2 what the worker tells late of an answer before the network was lost doesn’t bring the network back', () => {
  const at = Date.now()
  vi.advanceTimersByTime(500)
  recordOutcome('failed')
  report({ at, renewed: true, changed: false })
  expect(connection().quality).toBe('offline')
  report({ at: Date.now(), renewed: false, changed: false })
  expect(connection().quality).toBe('online')
})

test('C2 a clock that was set back keeps nobody offline', () => {
  recordOutcome('failed')
  vi.setSystemTime(Date.now() - 3_600_000)
  report({ at: Date.now(), renewed: false, changed: false })
  expect(connection().quality).toBe('online')
})

test('What fell: renewed answers are told once for all of half a second, as changed if one of them is', () => {
  report({ renewed: true, changed: true })
  vi.advanceTimersByTime(499)
  report({ renewed: true, changed: false })
  expect(onRenewed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onRenewed.mock.calls).toEqual([[true]])
  report({ renewed: true, changed: false })
  vi.advanceTimersByTime(500)
  expect(onRenewed.mock.calls).toEqual([[true], [false]])
})

test('What fell: a call that renewed nothing is no reason to read again', () => {
  report({ news: 'failed', renewed: false, changed: true })
  vi.advanceTimersByTime(10_000)
  expect(onRenewed).not.toHaveBeenCalled()
})

test('What fell: the worker is registered once the page is loaded and idle', async () => {
  await vi.runAllTimersAsync()
  expect(await started).toBe(registered)
})
