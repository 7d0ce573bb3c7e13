import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReportedEntries } from './ReportedEntries.tsx'

type Entry = Parameters<typeof ReportedEntries>[0]['entries'][number]

const ENTRY: Entry = {
  id: 4,
  outcome: 'admitted',
  visitedOn: '2026-11-20',
  word: '',
  sign: false,
  agrees: true,
  weightKg: null,
}

/** The paragraphs of the only entry. */
function said(changes: Partial<Entry>): string[] {
  const html = renderToStaticMarkup(<ReportedEntries entries={[{ ...ENTRY, ...changes }]} />)
  return [...html.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, words = '']) => words.replaceAll('\u00a0', ' '))
}

test.each<[Partial<Entry>, string[]]>([
  [{}, ['들어갔어요', '2026년 11월 20일']],
  [{ agrees: null }, ['들어갔어요', '2026년 11월 20일']],
  [{ agrees: false }, ['들어갔어요 · 정책과 달라요', '2026년 11월 20일']],
  [{ outcome: 'refused', agrees: false }, ['거절당했어요 · 정책과 달라요', '2026년 11월 20일']],
  [{ outcome: 'refused', agrees: null, word: '만석이었어요.' }, ['거절당했어요', '2026년 11월 20일', '만석이었어요.']],
  [{ weightKg: 8.4, sign: true }, ['들어갔어요 · 8.4kg · 안내문을 봤어요', '2026년 11월 20일']],
])('What fell: of an entry report %o an admin reads %o', (changes, words) => expect(said(changes)).toEqual(words))

test('What fell: an admin reads that there are no entry reports', () =>
  expect(renderToStaticMarkup(<ReportedEntries entries={[]} />)).toContain('아직 없어요.'))
