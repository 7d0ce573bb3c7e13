import { expect, test } from 'vitest'
import { readRange } from './ranges.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=95-500', { start: 95, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
])('%s of 100 bytes is one range', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s of 100 bytes begins behind the end', (header) => {
  expect(readRange(header, 100)).toBe('beyond')
})

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=a-b', 'bytes=0-1,5-6', 'rows=0-9', 'bytes=1-2-3'])(
  '%s asks for nothing that could be answered by one range: the whole',
  (header) => {
    expect(readRange(header, 100)).toBeNull()
  },
)

test('a file of nothing has no range', () => {
  expect(readRange('bytes=0-', 0)).toBe('beyond')
  expect(readRange('bytes=-5', 0)).toBe('beyond')
})
