import { expect, test } from 'vitest'
import { parseQuery } from '../../lib/query-string.ts'
import { nameOf } from './model.ts'
import { readFeedSearch, readReportSearch } from './search-model.ts'

test('an author is named, unknown by their own wish, or gone', () => {
  expect([nameOf({ nickname: '콩이' }, false), nameOf(null, true), nameOf(null, false)]).toEqual([
    '콩이',
    '익명',
    '탈퇴한 회원',
  ])
})

test('R2.07 the address of a feed is read, and what makes no sense is left out', () => {
  expect(readFeedSearch({ board: 'travel', category: 'tip', order: 'hot' })).toEqual({
    board: 'travel',
    category: 'tip',
    order: 'hot',
  })
  expect(readFeedSearch({ category: 'tip', order: 'new' })).toEqual({})
  expect(readFeedSearch({ board: '<script>', order: 3 })).toEqual({})
})

test('R2.12 what is reported is the comment that the address names, or the post', () => {
  expect(readReportSearch(parseQuery('comment=12'))).toEqual({ comment: 12 })
  expect(readReportSearch(parseQuery('comment=12&face=yes'))).toEqual({ comment: 12, face: 'yes' })
  expect(readReportSearch(parseQuery('comment=12&face=1'))).toEqual({ comment: 12 })
  for (const address of ['', 'comment=', 'comment=0', 'comment=1e3', 'comment=99999999999'])
    expect(readReportSearch(parseQuery(address)), address).toEqual({})
})
