import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('What fell 14: an IPv4 address is a network of its own', () => {
  expect(['203.0.113.5', '203.0.113.6', ''].map(networkOf)).toEqual(['203.0.113.5', '203.0.113.6', ''])
})

test.each([
  ['2001:db8::1', '2001:0db8:0:0:0:0:0:2'],
  ['2001:db8:0:7::1', '2001:db8:0:7:ffff:ffff:ffff:ffff'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['::1', '0:0:0:0:8:7:6:5'],
])('What fell 14: %s and %s are of one household', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

test.each([
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['2001:db8:0:7::1', '2001:db8:0:70::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6'],
  ['::1', '1::'],
  // Few zeros are left out, so that the network ends behind them.
  ['2001:db8::5:1:2:3:4', '2001:db8::6:1:2:3:4'],
])('What fell 14: %s and %s are of two', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})
