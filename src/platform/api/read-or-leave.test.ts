import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { recordOutcome } from './connection-state.ts'
import { readOrLeave } from './read-or-leave.ts'

beforeEach(() => {
  vi.useFakeTimers()
  recordOutcome('answered')
})
afterEach(() => void vi.useRealTimers())

const read = (queryFn: () => Promise<string>) =>
  readOrLeave(new QueryClient(), { queryKey: ['place'], queryFn, retry: false }, 'PLACE_NOT_FOUND')
const refused = (code: 'PLACE_NOT_FOUND' | 'NETWORK' | 'INTERNAL', status: number) => () =>
  Promise.reject(new ApiError(code, status, ''))

test('What fell: a loader gets what the screen shows, and what doesn’t exist is an error', async () => {
  expect(await read(async () => '카페')).toBe('카페')
  await expect(read(refused('PLACE_NOT_FOUND', 404))).rejects.toMatchObject({ code: 'PLACE_NOT_FOUND' })
})

test('What fell: why there is nothing else is left to the screen', async () => {
  for (const failing of [refused('NETWORK', 0), refused('INTERNAL', 500), () => Promise.reject(new Error('broken'))])
    expect(await read(failing)).toBeNull()
})

test.each([
  ['answered', 3_000],
  ['late', 3_000],
  ['failed', 1_000],
  ['broken', 1_000],
] as const)('What fell: where the last call was "%s", an answer is waited for %i ms', async (outcome, ms) => {
  recordOutcome(outcome)
  const left = vi.fn()
  void read(() => new Promise(() => {})).then(left)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(left).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(left).toHaveBeenCalledExactlyOnceWith(null)
})

test('What fell 14: of several things that may be missing, each is an error', async () => {
  const both = (code: 'PLACE_NOT_FOUND' | 'INTERNAL') =>
    readOrLeave(
      new QueryClient(),
      { queryKey: ['review'], queryFn: refused(code, 404), retry: false },
      ...(['REVIEW_NOT_FOUND', 'PLACE_NOT_FOUND'] as const),
    )
  await expect(both('PLACE_NOT_FOUND')).rejects.toMatchObject({ code: 'PLACE_NOT_FOUND' })
  expect(await both('INTERNAL')).toBeNull()
})
