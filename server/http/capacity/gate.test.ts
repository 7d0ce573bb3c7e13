import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Gate } from './gate.ts'

const BUSY = { code: 'UNAVAILABLE', retryAfterSeconds: 5 }

/** Work that runs until it is told to end. */
function work() {
  let end = (_result: string) => {}
  const done = new Promise<string>((resolve) => (end = resolve))
  const run = vi.fn<() => Promise<string>>(() => done)
  return { run, end: () => end('done') }
}

test('What fell 5: so many run at once, so many wait in their order, all others are refused', async () => {
  const gate = new Gate({ capacity: 1, waiting: 2, patienceMs: 60_000 })
  const works = [work(), work(), work()]
  const runs = works.map(({ run }) => gate.run(run))
  await expect(gate.run(work().run)).rejects.toMatchObject(BUSY)
  for (const [index, { run, end }] of works.entries()) {
    expect(run).toHaveBeenCalledOnce()
    expect(works[index + 1]?.run.mock.calls ?? []).toEqual([])
    end()
    await runs[index]
  }
  expect(await gate.run(async () => 'free again')).toBe('free again')
})

test('What fell 5: who hangs up while waiting is dropped and frees the place', async () => {
  const gate = new Gate({ capacity: 1, waiting: 1, patienceMs: 60_000 })
  const first = work()
  const running = gate.run(first.run)
  const caller = new AbortController()
  const dropped = work()
  const waiting = gate.run(dropped.run, { signal: caller.signal })
  caller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const next = gate.run(async () => 'next')
  first.end()
  expect([await running, await next]).toEqual(['done', 'next'])
  expect(dropped.run).not.toHaveBeenCalled()
  await expect(gate.run(dropped.run, { signal: caller.signal })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('What fell 5: nobody waits longer than the patience, and an error frees the place', async () => {
  const gate = new Gate({ capacity: 1, waiting: 5, patienceMs: 20 })
  const first = work()
  const running = gate.run(first.run)
  await expect(gate.run(work().run)).rejects.toMatchObject(BUSY)
  first.end()
  await running
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.run(async () => 'next')).toBe('next')
})

test('What fell 5: weights share the capacity, and what alone is too heavy runs alone', async () => {
  const gate = new Gate({ capacity: 10, waiting: 5, patienceMs: 60_000 })
  const [heavy, light, huge] = [work(), work(), work()]
  const runs = [
    gate.run(heavy.run, { weight: 8 }),
    gate.run(light.run, { weight: 3 }),
    gate.run(huge.run, { weight: 99 }),
  ]
  expect(light.run).not.toHaveBeenCalled()
  heavy.end()
  await runs[0]
  expect(light.run).toHaveBeenCalled()
  expect(huge.run).not.toHaveBeenCalled()
  light.end()
  await runs[1]
  expect(huge.run).toHaveBeenCalled()
  huge.end()
  await runs[2]
})

test('What fell 5: a lighter one that would fit waits behind a heavier one that came before, which would never run else', async () => {
  const gate = new Gate({ capacity: 10, waiting: 5, patienceMs: 60_000 })
  const [first, heavy, light] = [work(), work(), work()]
  const runs = [
    gate.run(first.run, { weight: 8 }),
    gate.run(heavy.run, { weight: 8 }),
    gate.run(light.run, { weight: 2 }),
  ]
  await setImmediate()
  expect([heavy, light].map(({ run }) => run.mock.calls.length)).toEqual([0, 0])
  first.end()
  await runs[0]
  expect([heavy, light].map(({ run }) => run.mock.calls.length)).toEqual([1, 1])
  for (const one of [heavy, light]) one.end()
  await Promise.all(runs)
})
