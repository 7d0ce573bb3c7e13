import { expect, test } from 'vitest'
import { sizeClassOf } from './addresses.ts'
import { nearestSize, newerResponse } from './pinned.ts'

const at = (date: string) => new Response('', { headers: { Date: date } })
const older = at('Fri, 20 Nov 2026 05:00:00 GMT')
const newer = at('Sat, 21 Nov 2026 05:00:00 GMT')

test('C5 of two cached answers the later is returned, or the only one', () => {
  expect(newerResponse(older, newer)).toBe(newer)
  expect(newerResponse(newer, older)).toBe(newer)
  expect(newerResponse(null, older)).toBe(older)
  expect(newerResponse(older, undefined)).toBe(older)
  expect(newerResponse(null, undefined)).toBeUndefined()
})

const kept = ['/media/a-480.webp', '/media/a-1920.webp', '/media/a-320.webp', '/media/b-960.webp', '/media/c.svg']

test.each([
  ['/media/a-960.webp', '/media/a-480.webp'],
  ['/media/a-160.webp', '/media/a-320.webp'],
  ['/media/b-1920.webp', '/media/b-960.webp'],
  ['/media/d-960.webp', undefined],
  ['/media/e.svg', undefined],
])('C5 without a network %s is shown as %s', (wanted, given) => {
  expect(nearestSize(wanted, kept)).toBe(given)
})

test.each([
  ['/media/a-320.webp', 'small'],
  ['/media/a-640.avif', 'small'],
  ['/media/a-960.webp', 'large'],
  ['/media/whole.jpg', 'large'],
  ['/media/cafe-012345678901.svg', 'small'],
])('%s is kept among the %s photos', (path, sizeClass) => {
  expect(sizeClassOf(path)).toBe(sizeClass)
})
