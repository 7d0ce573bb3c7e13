import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { within } from './within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('passes on values in time, and errors', async () => {
  await expect(within(100, Promise.resolve(7))).resolves.toBe(7)
  await expect(within(100, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('times out otherwise', async () => {
  const failure = within(100, new Promise(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  expect(await failure).toEqual(new Error('No answer within 100 ms'))
})
