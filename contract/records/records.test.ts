import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  BinBody,
  choiceOf,
  choiceText,
  chosenKey,
  iconName,
  instant,
  positionNumber,
  recordKey,
  recordQuery,
  shortText,
  sinceDay,
  versionNumber,
} from './records.ts'

const parse = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : result.issues.map(({ message }) => message)
}

describe('What fell 14: what the back office writes is bounded', () => {
  test.each<[what: string, schema: v.GenericSchema, right: readonly unknown[], wrong: readonly unknown[]]>([
    ['a version', versionNumber, [1, 2_147_483_647], [0, 2_147_483_648, 1.5, '1']],
    ['a text', shortText(3), ['가', '가나다', ' 가나다 '], ['', '   ', '가나다라', 3]],
    [
      'a key',
      recordKey,
      ['a', 'a-1', `a${'b'.repeat(31)}`],
      ['', '1a', '-a', 'A', 'a b', `a${'b'.repeat(32)}`, 'a\nb'],
    ],
    ['a chosen key', chosenKey('골라 주세요.'), ['a', 'a-1'], ['', '1a', 'A']],
    ['an icon', iconName, ['paw', `a${'b'.repeat(39)}`], ['', 'Paw', 'paw!', '!paw', `a${'b'.repeat(40)}`]],
    ['a position', positionNumber, [0, 9999], [-1, 10_000, 0.5]],
    [
      'a choice',
      choiceText(['event', 'update']),
      ['event', '!event', 'event,update'],
      ['', 'other', 'event,', '!!event', 'event!'],
    ],
    ['a day of the calendar', sinceDay, ['2024-02-29', '2026-12-31'], ['2026-02-29', '2026-02-30', '2026-11-31', '']],
    [
      'a selection',
      BinBody,
      [{ ids: [1], binned: true }],
      [{ ids: [], binned: true }, { ids: [0], binned: true }, { ids: [1] }],
    ],
  ])('%s', (_, schema, right, wrong) => {
    for (const value of right) expect([value, v.is(schema, value)]).toEqual([value, true])
    for (const value of wrong) expect([value, v.is(schema, value)]).toEqual([value, false])
  })

  test('a choice may be turned round by its first character alone', () => {
    expect(choiceOf('event,update,event')).toEqual({ not: false, values: ['event', 'update'] })
    expect(choiceOf('!event')).toEqual({ not: true, values: ['event'] })
    expect(choiceOf('event,!update')).toEqual({ not: false, values: ['event', '!update'] })
  })

  test('a moment of this century is given back in UTC, in whole seconds', () => {
    expect(parse(instant, '2026-11-22T09:00:00.123+09:00')).toBe('2026-11-22T00:00:00Z')
    expect(parse(instant, '2000-01-01T00:00:00Z')).toBe('2000-01-01T00:00:00Z')
    for (const wrong of [
      '1999-12-31T23:59:59Z',
      '2100-01-01T00:00:00Z',
      '2026-11-22',
      '',
      '내일',
      '2027-02-29T00:00:00Z',
      '2026-02-30T09:00:00+09:00',
    ])
      expect([wrong, parse(instant, wrong)]).toEqual([wrong, expect.arrayContaining(['날짜와 시각을 입력해 주세요.'])])
  })

  test('a list is ordered by what it has, both ways, in pages of up to 500', () => {
    const query = recordQuery(['name', 'createdAt'], {})
    for (const right of [
      {},
      { order: 'name' },
      { order: '-createdAt' },
      { limit: '500' },
      { q: ' 가 ' },
      { cursor: 'aB_-9' },
    ])
      expect([right, v.is(query, right)]).toEqual([right, true])
    for (const wrong of [
      { order: 'id' },
      { order: '--name' },
      { limit: '0' },
      { limit: '501' },
      { cursor: 'a.b' },
      { q: '가'.repeat(101) },
    ])
      expect([wrong, v.is(query, wrong)]).toEqual([wrong, false])
  })
})
