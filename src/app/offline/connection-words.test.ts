import { expect, test } from 'vitest'
import { connectionLine } from './connection-words.ts'

const at = Date.parse('2026-11-20T14:05:59+09:00')
const now = Date.parse('2026-11-21T09:00:00+09:00')

test.each([
  ['online', false, at, null],
  ['online', false, null, null],
  ['offline', false, at, '오프라인 · 11월\u00a020일 14:05 기준'],
  ['offline', true, at, '오프라인 · 11월\u00a020일 14:05 기준'],
  ['offline', false, null, '오프라인'],
  ['slow', true, at, '연결이 느려요 · 11월\u00a020일 14:05 기준'],
  ['slow', true, null, '연결이 느려요'],
  // The answer arrived, though late: nothing on the screen is outdated.
  ['slow', false, at, null],
] as const)('C2 %s, waiting %s, as of %s: %s', (quality, waiting, as, line) => {
  expect(connectionLine({ quality, waiting }, as, now)).toBe(line)
})
