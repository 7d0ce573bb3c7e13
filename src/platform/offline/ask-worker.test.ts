import { afterEach, expect, test, vi } from 'vitest'
import { askWorker } from './ask-worker.ts'

afterEach(() => void vi.useRealTimers())

test('What fell: the worker’s answer through the port is the answer', async () => {
  const postMessage = vi.fn((_: unknown, [port]: MessagePort[]) => port?.postMessage({ complete: true }))
  expect(await askWorker({ postMessage } as never, { type: 'FETCH_SCREENS' }, 60_000)).toEqual({ complete: true })
  expect(postMessage.mock.calls[0]?.[0]).toEqual({ type: 'FETCH_SCREENS' })
})

test('What fell: a worker that the browser has ended is waited for no longer than said', async () => {
  vi.useFakeTimers()
  const answered = vi.fn()
  void askWorker({ postMessage: () => undefined }, { type: 'FETCH_SCREENS' }, 1_000).then(answered)
  await vi.advanceTimersByTimeAsync(999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledExactlyOnceWith(undefined)
})
