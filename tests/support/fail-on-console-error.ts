import { afterAll, afterEach, beforeEach, expect } from 'vitest'

// Anything that a browser's console shows as an error is a failure: React's warnings, unhandled rejections, invalid markup.
// Not a spy: `vi.restoreAllMocks()` in a test file would end it. A test that expects an error mocks `console.error` itself.
const errors: unknown[][] = []
/** happy-dom lacks this element, which every browser has. */
const isOfHappyDom = ([text, tag]: unknown[]) =>
  tag === 'search' && String(text).startsWith('The tag <%s> is unrecognized')
const shown = console.error
console.error = (...args: unknown[]) => {
  if (isOfHappyDom(args)) return
  errors.push(args)
  shown(...args)
}

// A library says once in a process what its next version forbids, such as a query begun while its connection runs another. Node's own
// notices have a code; they depend on its version.
const noteDeprecation = (warning: Error & { code?: string }) => {
  if (warning.name === 'DeprecationWarning' && !warning.code) errors.push([warning.message])
}
globalThis.process?.on('warning', noteDeprecation)

/** What the console showed as errors, which then fails no test. */
export const takeErrors = () => errors.splice(0)

beforeEach(() => void takeErrors())

afterEach(() => {
  expect(errors, 'console.error was called').toEqual([])
})

afterAll(() => {
  console.error = shown
  globalThis.process?.off('warning', noteDeprecation)
})
