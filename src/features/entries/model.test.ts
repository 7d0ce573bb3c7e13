import { expect, test } from 'vitest'
import type { EntryNote } from '../../../contract/entries/entry-evidence.ts'
import type { EntryReport } from '../../../contract/entries/entries.ts'
import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'
import type { TravelDog } from '../dogs/travel/model.ts'
import { described, dogToReport, publicReportsOf, reportText, summaryText, withReport } from './model.ts'

const DOG = {
  name: '콩이',
  weightKg: 4.1,
  size: 'small',
  breed: '푸들',
  restricted: true,
  guide: true,
  count: 2,
} as const
const mine = (id: number, name: string) => ({ ...DOG, id, name }) as unknown as MemberDog
const travelling = (id: number | null) => ({ ...DOG, id }) as unknown as TravelDog
const report = (id: number, more: Partial<EntryReport> = {}) =>
  ({
    id,
    outcome: 'admitted',
    visitedOn: '2026-11-20',
    dogId: null,
    dog: null,
    sign: false,
    word: '',
    ...more,
  }) as EntryReport

test('What fell 14: a dog is reported with all but its name', () => {
  const { name: _, ...rest } = DOG
  expect(described(DOG)).toEqual(rest)
})

test.each([
  ['the travelling one of the member', [travelling(2)], [mine(1, '하나'), mine(2, '둘')], { dogId: 2, dog: null }],
  ['else their main one', [travelling(9)], [mine(1, '하나'), mine(2, '둘')], { dogId: 1, dog: null }],
  ['else the one of the device', [travelling(null)], [], { dogId: null, dog: described(DOG) }],
  ['else none', [], [], { dogId: null, dog: null }],
])('What fell 14: a report is of %s', (_, dogs, own, expected) => {
  expect(dogToReport(dogs, own)).toEqual(expected)
})

test.each([
  [
    { dogId: 2, sign: true, word: '테라스만 됐어요.' },
    '들어갔어요 · 2026-11-20 · 둘 · 문 앞 안내문을 봤어요 · 테라스만 됐어요.',
  ],
  [{ outcome: 'refused' as const }, '거절당했어요 · 2026-11-20'],
  [
    { dogId: 9, dog: { ...DOG, restricted: false, guide: false, count: 1 } },
    '들어갔어요 · 2026-11-20 · 푸들 · 소형견 · 4.1kg',
  ],
])('What fell 14: a report as text: %j', (more, text) => {
  expect(reportText(report(1, more), [mine(1, '하나'), mine(2, '둘')])).toBe(text)
})

test.each([
  [0, 0, null],
  [3, 0, '최근 1년 소식 3건 · 모두 들어갔어요'],
  [3, 1, '최근 1년 소식 4건 · 거절 1건'],
  [0, 1, '최근 1년 소식 1건 · 거절 1건'],
])('What fell 14: %i admitted and %i refused are summed up', (admitted, refused, text) => {
  expect(summaryText({ admitted, refused } as Parameters<typeof summaryText>[0])).toBe(text)
})

test('What fell 14: own reports come first and once; a changed one stays in its position', () => {
  const [one, two] = [report(1), report(2)]
  const notes = [two, report(3)] as unknown as EntryNote[]
  expect(publicReportsOf(notes, [one, two]).map(({ id, own }) => [id, own])).toEqual([
    [1, one],
    [2, two],
    [3, null],
  ])
  const changed = report(2, { word: '다시' })
  expect(withReport([one, two], changed)).toEqual([one, changed])
  expect(withReport([one], changed)).toEqual([changed, one])
})
