import { describe, expect, test } from 'vitest'
import { idPage, readIdCursor } from './id.ts'
import { pageOf, readKeys, writeKeys } from './keyset.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: count - index }))
const byKeys = (count: number, limit: number) =>
  pageOf(rows(count), limit, { item: ({ id }) => id, cursor: ({ id }) => `after ${id}` })

describe('What fell 14: a list', () => {
  test.each([
    [0, 2],
    [1, 2],
    [2, 2],
  ])('of %i rows that ends within or exactly on a page of %i has no next page', (count, limit) => {
    expect(idPage(rows(count), limit)).toEqual({ items: rows(count), cursor: null })
    expect(byKeys(count, limit)).toEqual({ items: rows(count).map(({ id }) => id), cursor: null })
  })

  test('of one row more has a next page, which begins after the last row that is shown', () => {
    expect(idPage(rows(3), 2)).toEqual({ items: [{ id: 3 }, { id: 2 }], cursor: '2' })
    expect(byKeys(3, 2)).toEqual({ items: [3, 2], cursor: 'after 2' })
  })
})

describe('What fell 14: a cursor', () => {
  const LIST = ['places', 'cafe']
  const refused = expect.objectContaining({ code: 'BAD_CURSOR' }) as unknown

  test('by id is read as it was written, and nothing else is', () => {
    expect(readIdCursor(undefined)).toBeNull()
    expect(readIdCursor((2 ** 31 - 1).toString(36))).toBe(2 ** 31 - 1)
    for (const cursor of ['0', '-1', '', ' 2', '2 ', 'ZZ', '1.5', (2 ** 31).toString(36), 'zzzzzzzz'])
      expect(
        thrown(() => readIdCursor(cursor)),
        cursor,
      ).toEqual(refused)
  })

  test('by keys is read as it was written, for its own list', () => {
    const cursor = writeKeys(LIST, [4.5, 17])
    expect(readKeys(LIST, [true, false], cursor)).toEqual([4.5, 17])
    for (const other of [['places'], ['places', 'bar'], []])
      expect(thrown(() => readKeys(other, [true, false], cursor))).toEqual(refused)
  })

  test.each([
    ['a fraction for an id', [1, 1.5], [true, false]],
    ['a number beyond 32 bits', [1, 2 ** 31], [true, false]],
    ['a number below 32 bits', [1, -(2 ** 31)], [true, false]],
    ['too few keys', [1], [true, false]],
    ['too many keys', [1, 2, 3], [true, false]],
  ])('with %s is refused', (_, keys, reals) => {
    expect(thrown(() => readKeys(LIST, reals, writeKeys(LIST, keys)))).toEqual(refused)
  })

  test.each(['', 'AAAA', '!!!!', Buffer.from('{}').toString('base64url'), Buffer.from('null').toString('base64url')])(
    '%j is refused',
    (cursor) => expect(thrown(() => readKeys(LIST, [false], cursor))).toEqual(refused),
  )
})

function thrown(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}
