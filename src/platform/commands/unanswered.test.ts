import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropKey, keepKey, keyOfIntent } from './unanswered.ts'

const START = Date.parse('2026-11-21T03:00:00Z')
const DAY = 86_400_000
const STORED = 'daengdaeng.unanswered'
const INTENT = { command: 'posts.write', author: 7 as number | null, input: { title: '속초 산책' } as unknown }
const nth = (number: number) => ({ ...INTENT, input: number })

beforeEach(() => {
  localStorage.clear()
  after(0)
})
afterEach(() => void vi.restoreAllMocks())

const after = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(START + ms)
const stored = () => JSON.parse(localStorage.getItem(STORED) ?? '[]') as { key: string }[]

test.each([
  ['the same', INTENT, true],
  ['a copy of it', { ...INTENT, input: { title: '속초 산책' } }, true],
  ['of another command', { ...INTENT, command: 'posts.change' }, false],
  ['of another member', { ...INTENT, author: 8 }, false],
  ['of nobody', { ...INTENT, author: null }, false],
  ['with another input', { ...INTENT, input: { title: '속초 산책!' } }, false],
  ['with no input', { ...INTENT, input: undefined }, false],
])('What fell 14: of unanswered intents, one that is %s: has the kept key: %o → %s', (_, intent, isSame) => {
  keepKey(INTENT, 'kept')
  keepKey(nth(1), 'other')
  expect(keyOfIntent(intent) === 'kept').toBe(isSame)
  expect(keyOfIntent(intent)).not.toBe('other')
})

test('What fell 14: an unanswered intent is the same for a day, not at its end', () => {
  keepKey(INTENT, 'kept')
  after(DAY - 1)
  expect(keyOfIntent(INTENT)).toBe('kept')
  after(DAY)
  expect(keyOfIntent(INTENT)).not.toBe('kept')
  keepKey(nth(1), 'new')
  expect(stored().map(({ key }) => key)).toEqual(['new'])
})

test('What fell 14: an unanswered intent that is sent again has one key, the later', () => {
  for (const number of [0, 1, 2]) keepKey(nth(number), `key ${number}`)
  keepKey(nth(1), 'again')
  expect(stored().map(({ key }) => key)).toEqual(['again', 'key 2', 'key 0'])
})

test('What fell 14: twenty unanswered intents are kept, the latest, each once', () => {
  for (let number = 0; number < 20; number++) keepKey(nth(number), `key ${number}`)
  keepKey(nth(0), 'again')
  expect(stored()).toHaveLength(20)
  keepKey(nth(20), 'key 20')
  expect(stored().map(({ key }) => key)).toEqual([
    'key 20',
    'again',
    ...Array.from({ length: 18 }, (_, number) => `key ${19 - number}`),
  ])
})

test('What fell 14: an answer forgets its own intent alone, and the last one leaves nothing behind', () => {
  keepKey(INTENT, 'kept')
  keepKey(nth(1), 'other')
  dropKey('unknown')
  dropKey('kept')
  expect(stored().map(({ key }) => key)).toEqual(['other'])
  dropKey('other')
  expect(localStorage.getItem(STORED)).toBeNull()
})
