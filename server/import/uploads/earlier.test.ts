import { expect, test } from 'vitest'
import { withEarlier } from './earlier.ts'

const REPORT = {
  records: 100,
  places: 90,
  duplicates: 10,
  created: 1,
  updated: 2,
  unchanged: 60,
  older: 3,
  linked: 4,
  removed: 5,
  closed: 6,
  reopened: 7,
  gone: 8,
  missing: [],
  ended: 9,
  refused: [],
  unusable: [],
  verdicts: 11,
  coverage: [],
  unread: [],
  seconds: 12,
}
const EARLIER = { created: 1, updated: 2, linked: 3, closed: 4, reopened: 5, gone: 6, ended: 7, verdicts: 8 }

test('What fell: the report of an import that was gone on with counts what it wrote before, which now is unchanged', () => {
  expect(withEarlier(REPORT, EARLIER, 30)).toEqual({
    ...REPORT,
    created: 2,
    updated: 4,
    linked: 7,
    closed: 10,
    reopened: 12,
    gone: 14,
    ended: 16,
    verdicts: 19,
    unchanged: 60 - (1 + 2 + 3 + 4 + 7),
    seconds: 42,
  })
  expect(withEarlier({ ...REPORT, unchanged: 5 }, EARLIER, 0).unchanged, 'never below none').toBe(0)
})
