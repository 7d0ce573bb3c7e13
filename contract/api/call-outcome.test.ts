import { expect, test } from 'vitest'
import { isGoneStatus, outcomeOf, SLOW_MS } from './call-outcome.ts'

test.each([
  [0, true, 'failed'],
  [502, true, 'failed'],
  [504, true, 'failed'],
  [500, true, 'broken'],
  [503, true, 'broken'],
  [200, false, 'broken'],
  [299, false, 'broken'],
  [300, false, 'answered'],
  [200, true, 'answered'],
  [304, false, 'answered'],
  [404, false, 'answered'],
] as const)(
  'What fell 11: status %i, in the form of the contract: %s, is an outcome of "%s"',
  (status, readable, outcome) => {
    expect(outcomeOf(status, 10, readable)).toBe(outcome)
  },
)

test('What fell 11: an answer is late after the time at which the page says that it waits, whatever it says', () => {
  expect([SLOW_MS, SLOW_MS + 1].map((ms) => outcomeOf(200, ms))).toEqual(['answered', 'late'])
  expect(outcomeOf(500, SLOW_MS + 1)).toBe('broken')
})

test('What fell 14: not found and gone say that something isn’t there; a refusal and a failure don’t', () => {
  expect([200, 400, 401, 403, 404, 409, 410, 500].filter(isGoneStatus)).toEqual([404, 410])
})
