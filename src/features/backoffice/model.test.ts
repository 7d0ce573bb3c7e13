import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  csvOf,
  instantOf,
  localTime,
  mergeDraft,
  mergeFields,
  plainText,
  shownColumns,
  timeCells,
  withSearch,
  neighboursIn,
} from './model.ts'

describe('merging what two admins changed', () => {
  const base = { title: '가', html: '<p>1</p>', pinned: false }

  test('keeps what only one of them changed', () => {
    const merged = mergeFields(base, { ...base, title: '나' }, { ...base, pinned: true })
    expect(merged).toEqual({ values: { title: '나', html: '<p>1</p>', pinned: true }, conflicts: [] })
  })

  test('names what both changed differently, and nothing that both changed alike', () => {
    const mine = { title: '나', html: '<p>2</p>', pinned: true }
    const theirs = { title: '다', html: '<p>2</p>', pinned: false }
    expect(mergeFields(base, mine, theirs)).toEqual({ values: mine, conflicts: ['title'] })
  })
})

describe('a draft of a record', () => {
  const stored = { title: '가', note: '메모', pinned: false, photos: [1] }

  test('changes what was typed', () => {
    const draft = { before: { title: '가' }, typed: { title: '나' } }
    expect(mergeDraft(draft, stored)).toEqual({ typed: { title: '나' }, contested: {} })
  })

  test('leaves what another admin has changed since, and tells which field both have', () => {
    const draft = { before: { title: '옛', note: '메모' }, typed: { title: '나', note: '새 메모' } }
    expect(mergeDraft(draft, stored)).toEqual({ typed: { title: '나', note: '새 메모' }, contested: { title: '옛' } })
  })

  test('changes nothing once it is stored', () => {
    expect(mergeDraft({ before: { title: '옛' }, typed: { title: '가' } }, stored)).toEqual({
      typed: {},
      contested: {},
    })
  })

  test.each([
    [null],
    [{ typed: { title: '나' } }],
    [{ before: [], typed: { title: '나' } }],
    [{ before: {}, typed: { gone: '나' } }],
    [{ before: {}, typed: { photos: '나', pinned: 'yes' } }],
  ])('of another shape changes nothing: %j', (draft) => {
    expect(mergeDraft(draft, stored)).toEqual({ typed: {}, contested: {} })
  })
})

describe('a CSV file', () => {
  const columns = [
    { id: 'a', title: '이름', text: ({ a }: { a: string }) => a },
    { id: 'b', title: '길이', text: ({ a }: { a: string }) => String(a.length) },
  ]

  test('quotes what needs it, and has the mark by which spreadsheets read Korean', () => {
    expect(csvOf(columns, [{ a: '콩이, "멍"\n집' }])).toBe('\uFEFF"이름","길이"\r\n"콩이, ""멍""\n집","9"\r\n')
  })

  test('has dates with their year and plain spaces, where the table leaves out the present year', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00+09:00') })
    onTestFinished(() => void vi.useRealTimers())
    const column = { id: 'at', title: '때', ...timeCells(({ a }: { a: string }) => a) }
    const record = { a: '2026-11-20T14:05:00+09:00' }
    expect(column.cell?.(record)).toBe('11월\u00a020일 14:05')
    expect(csvOf([column], [record])).toContain('"2026년 11월 20일 14:05"')
  })

  test.each(['=1+1', '+82', '-1', '@SUM(A1)', '\t=1', '\n=1', '＝1+1', '＋82', '－1', '＠SUM(A1)'])(
    'gives a spreadsheet no formula: %s',
    (text) => {
      expect(csvOf(columns, [{ a: text }])).toContain(`"'${text}"`)
    },
  )
})

describe('the state of a list in its address', () => {
  test('starts at the first page when filter or order change, not when columns do', () => {
    const search = { q: '콩', cursor: 'abc' }
    expect(withSearch(search, { order: 'title' })).toEqual({ q: '콩', order: 'title' })
    expect(withSearch(search, { cols: 'title' })).toEqual({ q: '콩', cursor: 'abc', cols: 'title' })
    expect(withSearch(search, { q: undefined })).toEqual({})
    expect(withSearch({ state: 'all', from: '50' }, { from: '100' })).toEqual({ state: 'all', from: '100' })
    expect(withSearch({ state: 'all', from: '50' }, { state: 'held' })).toEqual({ state: 'held' })
  })

  test('shows the chosen columns in the table’s order, and never none', () => {
    const columns = ['a', 'b', 'c'].map((id) => ({
      id,
      title: id,
      text: () => id,
      ...(id === 'c' && { hidden: true }),
    }))
    expect(shownColumns(columns, {})).toEqual(['a', 'b'])
    expect(shownColumns(columns, { cols: 'c,a' })).toEqual(['a', 'c'])
    expect(shownColumns(columns, { cols: 'nosuch' })).toEqual(['a'])
  })
})

test('a time is shown and read in Korea, wherever the admin is', () => {
  expect(localTime('2026-11-22T15:30:00Z')).toBe('2026-11-23T00:30')
  expect(Date.parse(instantOf('2026-11-23T00:30'))).toBe(Date.parse('2026-11-22T15:30:00Z'))
})

test('values are told as text', () => {
  expect(plainText('<p>하나</p><p>둘</p>')).toBe('하나\n둘')
  expect(plainText('a < b')).toBe('a < b')
  expect([plainText(true), plainText(null), plainText(3)]).toEqual(['예', '없음', '3'])
})

test('What fell: the record before is the one above in the list, the one after it below', () => {
  const at = (id: number) => neighboursIn([7, 3, 9], id)
  expect([at(3), at(7), at(9), at(1)]).toEqual([{ before: 7, after: 9 }, { after: 3 }, { before: 3 }, {}])
})
