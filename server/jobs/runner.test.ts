import { expect, test, vi } from 'vitest'
import { capturingLog } from '../testing/deps.ts'
import { startRunner } from './runner.ts'

/** A runner that is started by hand, of a job whose runs end by hand. */
function runner() {
  const runs: { end: () => void; fail: (error: Error) => void }[] = []
  const run = () => new Promise<void>((resolve, reject) => runs.push({ end: resolve, fail: reject }))
  let minute = () => Promise.resolve()
  const cancel = vi.fn()
  const { log, lines } = capturingLog()
  const started = startRunner(run, log, (due) => {
    minute = due
    return cancel
  })
  return { runs, lines, cancel, stop: () => started.stop(), minute: () => minute() }
}

test('What fell: a job that takes longer than a minute is not begun a second time', async () => {
  const { runs, minute } = runner()
  const both = [minute(), minute()]
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await Promise.all(both)
  void minute()
  expect(runs).toHaveLength(2)
})

test('What fell: a job that fails is logged, and begun again in the next minute', async () => {
  const { runs, lines, minute } = runner()
  const failed = minute()
  runs[0]?.fail(new Error('broken'))
  await failed
  expect(lines.map(({ msg }) => msg)).toEqual(['What is due could not be done'])
  void minute()
  expect(runs).toHaveLength(2)
})

test('What fell: stopping waits for a job that is running, and no other begins', async () => {
  const { runs, cancel, stop, minute } = runner()
  void minute()
  const stopped = vi.fn()
  void stop().then(stopped)
  await Promise.resolve()
  expect([cancel.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0])
  runs[0]?.end()
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce())
})
