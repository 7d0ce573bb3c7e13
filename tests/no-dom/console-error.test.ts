import { expect, test, vi } from 'vitest'
import { takeErrors } from '../support/fail-on-console-error.ts'

test('What fell 15: an error in the console is seen after a test file has restored all its mocks', () => {
  vi.spyOn(Date, 'now')
  vi.restoreAllMocks()
  console.error('on purpose')
  expect(takeErrors()).toEqual([['on purpose']])
})
