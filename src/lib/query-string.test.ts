import { expect, test } from 'vitest'
import { canonicalQuery, parseQuery } from './query-string.ts'

test('equal questions have one address, whatever the order in which they were put', () => {
  const one = canonicalQuery({ q: '속초 카페', options: ['yard', 'parking'], free: true, weight: 14 })
  const two = canonicalQuery({ weight: 14, free: true, options: ['parking', 'yard'], q: '속초 카페', sido: undefined })
  expect(one).toBe(two)
  expect(one).toBe('free=1&options=parking,yard&q=%EC%86%8D%EC%B4%88%20%EC%B9%B4%ED%8E%98&weight=14')
})

test('what says nothing is left out', () => {
  expect(canonicalQuery({ a: undefined, b: null, c: '', d: false, e: [], f: 0 })).toBe('f=0')
})

test('signs that mean something in an address come back as they were', () => {
  const texts = { q: 'a&b=c #1+1 100%,?', name: '‘콩이’ 🐶' }
  expect(parseQuery(canonicalQuery(texts))).toEqual(texts)
})

test('What fell 11: half a character is an unknown one, and stops nothing', () => {
  expect(parseQuery(canonicalQuery({ q: '콩이\ud83d', '\udc36': '🐶' }))).toEqual({ q: '콩이\ufffd', '\ufffd': '🐶' })
})

test('the first of repeated keys wins, and names of Object.prototype are only names', () => {
  expect(parseQuery('?a=1&a=2')).toEqual({ a: '1' })
  expect(parseQuery('?__proto__=x&constructor=y').constructor).toBe('y')
})

test('an object is no value of an address', () => {
  expect(() => canonicalQuery({ a: { b: 1 } })).toThrow(TypeError)
})
