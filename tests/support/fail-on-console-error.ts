import { afterEach, beforeEach, expect, vi } from 'vitest'

// Anything that a browser's console shows as an error is a failure: React's warnings, unhandled rejections, invalid markup.
// A test that expects one spies on console.error itself and clears the spy.
const spy = vi.spyOn(console, 'error')

beforeEach(() => {
  spy.mockClear()
})

afterEach(() => {
  expect(spy.mock.calls, 'console.error was called').toEqual([])
})
