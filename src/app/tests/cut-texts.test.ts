import { expect, test } from 'vitest'
import { readAnswerSearch } from '../../features/mentoring/model.ts'
import { readNoticeSearch } from '../../features/notices/model.ts'
import { readReportSearch, readTitle } from '../../features/posts/search-model.ts'
import { readPlaceSearch } from '../../features/places/model.ts'
import { readName } from '../../features/proposals/model.ts'
import { normalizeWord } from '../../features/search/model.ts'

test.each<[what: string, cut: (text: string) => unknown]>([
  ['the words of a search for answers', (q) => readAnswerSearch({ q }).q],
  ['the words of a search for notices', (q) => readNoticeSearch({ q }).q],
  ['the words of a search for places', (q) => readPlaceSearch({ q }).q],
  ['a searched word', normalizeWord],
  ['the title of a new post', readTitle],
  ['the author of a reported comment', (by) => readReportSearch({ comment: 1, by }).by],
  ['the name of a proposed place', readName],
])('What fell 11: %s is cut between characters, wherever its bound is', (_, cut) => {
  for (const before of ['', '가']) {
    const text = String(cut(`${before}${'🐶'.repeat(200)}`))
    expect(text).toMatch(/🐶/u)
    expect(text.length).toBeLessThan(200)
    expect(text).not.toMatch(/\p{Surrogate}/u)
  }
})
