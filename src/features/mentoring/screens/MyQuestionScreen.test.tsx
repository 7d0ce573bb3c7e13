import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { showScreen } from '../../../platform/testing/show-screen.tsx'
import { failure } from '../../../platform/testing/stub-api.ts'
import { markLoggedIn } from '../../session/state.ts'
import { MentoringScreen } from './MentoringScreen.tsx'
import { MyQuestionScreen } from './MyQuestionScreen.tsx'

const type = userEvent.setup({ delay: null })
const mentor = (nickname: string) => ({ nickname, photo: null, kind: 'vet' })
const answer = {
  text: '물을 자주 주세요.',
  html: null,
  publish: true,
  answeredAt: '2026-11-20T03:00:00.000Z',
  editedAt: null,
}
const QUESTION = {
  id: 5,
  title: '차멀미를 해요',
  text: '한 시간이면 침을 흘려요.',
  topic: 'transport',
  dog: null,
  place: null,
  photos: [],
  publish: false,
  state: 'asked',
  askedAt: '2026-11-19T03:00:00.000Z',
  returnsAt: null,
  answer: null,
  rating: null,
  wanted: null,
  mentor: null,
}

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  markLoggedIn({ id: 7, role: 'member' })
})

function show(own: object, more: object = {}) {
  const onRemoved = vi.fn<() => void>()
  let question: object = { ...QUESTION, ...own }
  /** What the server has from then on. */
  const becomes = (change: object) => (question = { ...question, ...change })
  const rated = ({ body }: { body: object }) =>
    becomes({ state: 'rated', rating: { ...body, ratedAt: answer.answeredAt } })
  const published = ({ body }: { body: object }) => becomes(body)
  const shown = showScreen(<MyQuestionScreen id={5} onRemoved={onRemoved} />, {
    'GET /questions/5': () => question,
    'PUT /questions/5/rating': rated,
    'PUT /questions/5/published': published,
    ...more,
  })
  return { onRemoved, ...shown }
}
const state = async () => {
  await screen.findByRole('heading', { name: '차멀미를 해요' })
  return screen.getAllByRole('status')[0]?.textContent
}

test.each([
  ['nobody in particular', {}, '답변을 기다려요 · 모든 멘토'],
  ['a mentor by name', { wanted: mentor('바다') }, '답변을 기다려요 · 바다'],
  [
    'a mentor who has taken it from another',
    { state: 'taken', wanted: mentor('바다'), mentor: mentor('숲') },
    '멘토가 쓰고 있어요 · 숲',
  ],
])('What fell: a question to %s says who has it', async (_whom, own, words) => {
  show(own)
  expect(await state()).toBe(words)
})

test.each([
  ['asked', '맡지'],
  ['taken', '답하지'],
])('What fell: a question that is %s says until when it waits for its mentor', async (name, words) => {
  show({ state: name, mentor: mentor('숲'), returnsAt: '2026-11-21T03:00:00.000Z' })
  expect(await state()).toMatch(new RegExp(`까지 ${words} 않으면 모든 멘토에게 넘어가요`))
})

test.each([
  ['waits', {}, { rates: false, deletes: true, publicLink: false }],
  ['is answered', { state: 'answered', answer }, { rates: true, deletes: false, publicLink: false }],
  [
    'is answered, which both publish',
    { state: 'answered', answer, publish: true },
    { rates: true, deletes: false, publicLink: true },
  ],
  [
    'is answered, which its mentor does not publish',
    { state: 'answered', answer: { ...answer, publish: false }, publish: true },
    { rates: true, deletes: false, publicLink: false },
  ],
  [
    'is closed',
    { state: 'rated', answer, rating: { stars: 4, text: '', ratedAt: answer.answeredAt } },
    { rates: false, deletes: false, publicLink: false },
  ],
])('What fell: what can be done with a question that %s', async (_what, own, can) => {
  show(own)
  await state()
  expect({
    rates: screen.queryByRole('button', { name: '별점 남기기' }) !== null,
    deletes: screen.queryByRole('button', { name: '질문 지우기' }) !== null,
    publicLink: screen.queryByRole('link', { name: '공개된 답변 보기' }) !== null,
  }).toEqual(can)
})

test('What fell: an answer is rated once, with stars and words', async () => {
  const { sent } = show({ state: 'answered', answer })
  await state()
  await type.click(screen.getByRole('button', { name: '별점 남기기' }))
  expect(sent(), 'without stars').toEqual([])
  await type.click(screen.getByRole('radio', { name: /^4점/ }))
  await type.type(screen.getByLabelText('한마디'), '고마워요')
  await type.click(screen.getByRole('button', { name: '별점 남기기' }))
  await waitFor(() => expect(sent()).toEqual([['PUT /questions/5/rating', { stars: 4, text: '고마워요' }]]))
  await waitFor(() => expect(screen.queryByRole('button', { name: '별점 남기기' })).toBeNull())
  expect(await state()).toBe('마쳤어요 · 모든 멘토')
})

test('What fell: a question is made public and deleted by its asker', async () => {
  const { sent, onRemoved } = show({}, { 'DELETE /questions/5': null })
  await state()
  await type.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true))
  await type.click(screen.getByRole('button', { name: '질문 지우기' }))
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
  expect(sent()).toEqual([
    ['PUT /questions/5/published', { publish: true }],
    ['DELETE /questions/5', undefined],
  ])
})

test('What fell: a question that can’t be deleted stays', async () => {
  const { sent, onRemoved } = show(
    {},
    { 'DELETE /questions/5': failure(409, { code: 'QUESTION_ANSWERED', message: '답변이 달렸어요.' }) },
  )
  await state()
  await type.click(screen.getByRole('button', { name: '질문 지우기' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '질문 지우기' }).getAttribute('aria-busy')).not.toBe('true'),
  )
  expect(onRemoved).not.toHaveBeenCalled()
})

test('What fell: a question that is gone says so', async () => {
  show({}, { 'GET /questions/5': failure(404, { code: 'QUESTION_NOT_FOUND', message: '질문을 찾을 수 없어요.' }) })
  expect(await screen.findByText('질문을 찾을 수 없어요.')).toBeTruthy()
})

test.each([
  [{}, '아직 공개된 답변이 없어요'],
  [{ q: '멀미' }, '찾은 답변이 없어요'],
  [{ topic: 'health' }, '찾은 답변이 없어요'],
] as const)('What fell: answers that match %j are none, and that is said', async (search, title) => {
  showScreen(<MentoringScreen search={search} onSearch={() => undefined} />, {
    'GET /mentors': { items: [] },
    'GET /answers': { items: [], cursor: null },
  })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(await screen.findByText('아직 멘토가 없어요')).toBeTruthy()
})

test('What fell: words and topic of a search for answers keep each other', async () => {
  const onSearch = vi.fn<(search: object) => void>()
  showScreen(<MentoringScreen search={{ q: '멀미', topic: 'health' }} onSearch={onSearch} />, {
    'GET /mentors': { items: [] },
    'GET /answers': { items: [], cursor: null },
  })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  expect(field.value).toBe('멀미')
  await type.click(screen.getByRole('button', { name: '숙소' }))
  await type.click(screen.getByRole('button', { name: '전체' }))
  await type.clear(field)
  await type.type(field, '침{Enter}')
  await type.clear(field)
  await type.type(field, '{Enter}')
  expect(onSearch.mock.calls.map(([search]) => search)).toEqual([
    { q: '멀미', topic: 'lodging' },
    { q: '멀미' },
    { q: '침', topic: 'health' },
    { topic: 'health' },
  ])
})
