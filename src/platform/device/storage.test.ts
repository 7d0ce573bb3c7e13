import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNumber, isShape } from '../../lib/guards.ts'
import { readStored, removeStored, storedKeys, storeInSession, takeFromSession, writeStored } from './storage.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const isPoint = isShape({ x: isNumber })
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  warn.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test('What fell: what is stored is read again, until it is removed', () => {
  expect(writeStored('point', { x: 1 })).toBe(true)
  expect([readStored('point', isPoint), storedKeys('po'), storedKeys('oint')]).toEqual([{ x: 1 }, ['point'], []])
  removeStored('point')
  expect([readStored('point', isPoint), warn.mock.calls]).toEqual([null, []])
})

test.each(['{"x":"1"}', 'null', '{', ''])(
  'What fell: %j of another shape is dropped with a line in the log',
  (text) => {
    localStorage.setItem('point', text)
    expect(readStored('point', isPoint)).toBeNull()
    expect([localStorage.getItem('point'), warn.mock.calls.length]).toEqual([null, 1])
  },
)

test('What fell: what a tab keeps over a page load is taken once, as the text that it was', () => {
  expect([storeInSession('text', 'a'), storeInSession('json', { x: 1 })]).toEqual([true, true])
  expect([takeFromSession('text'), takeFromSession('json')]).toEqual(['a', '{"x":1}'])
  expect([takeFromSession('text'), sessionStorage.length]).toEqual([null, 0])
})

test('What fell: a browser that refuses storage costs no more than what would be stored', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
  vi.stubGlobal('localStorage', refusing)
  vi.stubGlobal('sessionStorage', refusing)
  expect([writeStored('point', 1), readStored('point', isNumber)]).toEqual([false, null])
  expect([storeInSession('text', 'a'), takeFromSession('text')]).toEqual([false, null])
  expect(() => removeStored('point')).not.toThrow()
  expect(warn.mock.calls.length).toBeGreaterThan(0)
})
