import { expect, test } from 'vitest'
import { type QuestionRow, toMentorQuestion, toMyQuestion } from './question-columns.ts'

const AT = new Date('2026-11-20T00:00:00Z')
const LATER = new Date('2026-11-21T00:00:00Z')
const person = { nickname: '콩이네', photo: null, erasedAt: null }
const gone = { ...person, erasedAt: AT }

type Row = QuestionRow['row']
const UNANSWERED = {
  photos: [],
  askedAt: AT,
  offeredAt: AT,
  takenAt: null,
  answer: null,
  answeredAt: null,
  stars: null,
  ratedAt: null,
}
const found = (row: Partial<Row>, people: Partial<QuestionRow> = {}): QuestionRow => ({
  row: { ...UNANSWERED, id: 1, state: 'asked', wantedId: null, takenById: null, ...row } as Row,
  asker: person,
  wanted: null,
  wantedKind: null,
  taker: null,
  takerKind: null,
  ...people,
})
const mine = (...given: Parameters<typeof found>) => toMyQuestion(found(...given), null)
const onDesk = (...given: Parameters<typeof found>) => toMentorQuestion(found(...given), null, 7)

test.each<[string, Partial<Row>, string | null]>([
  ['of all mentors', {}, null],
  ['of one', { wantedId: 7, offeredAt: LATER }, '2026-11-23T00:00:00.000Z'],
  ['that is held', { state: 'taken', takenAt: LATER, takenById: 7 }, '2026-11-23T00:00:00.000Z'],
  ['that is held by whom it was asked of', { state: 'taken', takenAt: LATER, wantedId: 7 }, '2026-11-23T00:00:00.000Z'],
  ['that is answered', { state: 'answered', takenAt: AT, wantedId: 7 }, null],
  ['that is rated', { state: 'rated', takenAt: AT, wantedId: 7 }, null],
])('What fell 14: a question %s returns to all mentors 48 hours after it came to one', (_which, row, returnsAt) => {
  expect(mine(row).returnsAt).toBe(returnsAt)
})

test('What fell 14: who has left is named neither as asker nor as mentor', () => {
  const left = { asker: gone, wanted: gone, wantedKind: 'vet', taker: gone, takerKind: 'vet' } as const
  expect([onDesk({}).asker, onDesk({}, left).asker]).toEqual([{ nickname: '콩이네', photo: null }, null])
  expect(mine({}, left)).toMatchObject({ wanted: null, mentor: null })
  const there = { wanted: person, wantedKind: 'vet', taker: person, takerKind: 'trainer' } as const
  const named = { nickname: '콩이네', photo: null }
  expect(mine({}, there)).toMatchObject({ wanted: { ...named, kind: 'vet' }, mentor: { ...named, kind: 'trainer' } })
})

test('What fell 14: a question is of the mentor of whom it was asked, and theirs once they hold it', () => {
  const of = (wantedId: number | null, takenById: number | null) => {
    const { ofMe, mine } = onDesk({ wantedId, takenById })
    return [ofMe, mine]
  }
  expect([of(null, null), of(7, null), of(8, null), of(null, 7), of(7, 8)]).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, true],
    [true, false],
  ])
})
