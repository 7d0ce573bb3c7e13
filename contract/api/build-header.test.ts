import { expect, test } from 'vitest'
import { buildTag, entryOf, isOtherShape } from './build-header.ts'
import { MEMBER_SHAPE, OFFLINE_SHAPE } from './offline-shape.ts'

test('the entry of a page is the name of its first script, and empty without one', () => {
  const html = '<script src="/assets/index-B2f_x9.js"></script><script src="/assets/other.js"></script>'
  expect(entryOf(html)).toBe('index-B2f_x9')
  expect(entryOf('<script src="/src/main.tsx"></script>')).toBe('')
})

test('an answer of another build has the same shape, unless one of the two shapes differs; a proxy’s answer says nothing', () => {
  expect(isOtherShape(buildTag('index-one'))).toBe(false)
  expect(isOtherShape(buildTag(''))).toBe(false)
  expect(isOtherShape(null)).toBe(false)
  expect(isOtherShape(`${OFFLINE_SHAPE}0.${MEMBER_SHAPE} index-one`)).toBe(true)
  expect(isOtherShape(`${OFFLINE_SHAPE}.${MEMBER_SHAPE}0 index-one`)).toBe(true)
  // A shape of two digits ends like one of a single digit.
  expect(isOtherShape(`1${buildTag('index-one')}`)).toBe(true)
  expect(isOtherShape('')).toBe(true)
})
