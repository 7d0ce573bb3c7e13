import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Mentor } from '../../../contract/mentoring/mentors.ts'
import type { QuestionOnDesk, SavedReply } from '../../../contract/mentoring/questions.ts'
import { deskQuestionQuery } from '../../features/mentoring/desk-queries.ts'
import { getMentoringDetail } from '../../features/mentoring/state.ts'
import { markLoggedIn } from '../../features/session/state.ts'
import { addressOf, failure } from '../../platform/testing/stub-api.ts'
import { answers, button, logIn, ME, resetPage, visit } from './evidence-page.tsx'

// The plain field stays, however long a machine takes to load the editor: tests/journeys/mentoring.e2e.ts writes with that.
vi.mock('../../ui/rich-text/RichTextEditor.tsx', () => {
  throw new Error('The editor is not loaded here')
})

resetPage()

const onDesk = (id: number, state: 'asked' | 'taken'): QuestionOnDesk => ({
  question: {
    id,
    title: `차만 타면 짖어요 ${id}`,
    text: '어떻게 하면 좋을까요?',
    topic: 'transport',
    dog: null,
    place: null,
    photos: [],
    publish: true,
    state,
    askedAt: '2026-11-20T03:00:00.000Z',
    returnsAt: null,
    answer: null,
    rating: null,
    asker: { nickname: '콩이누나', photo: null },
    mine: state === 'taken',
    ofMe: false,
  },
  history: [{ id: 8, title: '먼저 드린 질문', answeredAt: '2026-11-10T03:00:00.000Z' }],
  others: [],
})
const REPLIES: SavedReply[] = [{ id: 1, title: '차멀미', text: '두 시간 전부터 먹이지 마세요.' }]

const desk = (more: Record<string, unknown> = {}) =>
  answers({
    'GET /mentor-desk/questions/7': onDesk(7, 'taken'),
    'GET /mentor-desk/questions/8': onDesk(8, 'taken'),
    'PUT /mentor-desk/questions/7/presence': [{ nickname: '초록지붕', doing: 'writing' }],
    'PUT /mentor-desk/questions/8/presence': [],
    'GET /mentor-desk/replies': REPLIES,
    'GET /mentor-desk': { profile: null, waiting: 0, mine: 1, answered: 0, answerMinutes: null, rating: null },
    'GET /mentor-desk/questions': { items: [], cursor: null },
    ...more,
  })
const logInAsMentor = () => act(() => markLoggedIn({ id: ME, role: 'mentor' }))

test('R2.31 R1.7 leaving a mentor response screen clears the mentoring detail state, and so does another question', async () => {
  logInAsMentor()
  const { router } = visit('/mentor-dashboard/response/7', desk())
  const answer = await screen.findByLabelText('답변')
  await waitFor(() => expect(getMentoringDetail().questionId).toBe(7))
  await userEvent.type(answer, '창문을')
  await userEvent.type(screen.getByLabelText('저장한 답변 찾기'), '멀미')
  expect(getMentoringDetail()).toEqual({ questionId: 7, doing: 'writing', replyWords: '멀미' })

  await userEvent.click(screen.getByRole('link', { name: /먼저 드린 질문/ }))
  await waitFor(() => expect(getMentoringDetail()).toEqual({ questionId: 8, doing: 'reading', replyWords: '' }))
  await userEvent.type(screen.getByLabelText('저장한 답변 찾기'), '입마개')
  await act(() => router.navigate({ to: '/mentor-dashboard/$', params: { _splat: '' } }))
  await screen.findByRole('heading', { level: 1, name: '멘토 화면' })
  expect(getMentoringDetail()).toEqual({ questionId: null, doing: 'reading', replyWords: '' })
})

test('R1.7 what a mentor types stays on the device, a saved reply is put behind it, and others at it are named', async () => {
  logInAsMentor()
  const { router } = visit('/mentor-dashboard/response/7', desk())
  await userEvent.type(await screen.findByLabelText('답변'), '창문을 열어요.')
  await userEvent.click(await button('차멀미 넣기'))
  expect(await screen.findByText('초록지붕님이 쓰고 있어요.')).toBeDefined()
  await act(() => router.navigate({ to: '/mentor-dashboard/$', params: { _splat: '' } }))
  await screen.findByRole('heading', { level: 1, name: '멘토 화면' })
  await act(() => router.navigate({ to: '/mentor-dashboard/$', params: { _splat: 'response/7' } }))
  const answer = await screen.findByLabelText<HTMLTextAreaElement>('답변')
  expect(answer.value).toBe('창문을 열어요.\n\n두 시간 전부터 먹이지 마세요.')
})

test('R1.7 a mentor edits a saved reply; one that was edited elsewhere meanwhile is shown beside their own words', async () => {
  logInAsMentor()
  let stored: SavedReply = { ...REPLIES[0]!, version: 'v1' }
  const sent: unknown[] = []
  visit(
    '/mentor-dashboard/response/7',
    desk({
      'GET /mentor-desk/replies': () => [stored],
      'PUT /mentor-desk/replies/1': ({ body }: { body: unknown }) => {
        sent.push(body)
        if ((body as { basedOn: string }).basedOn === stored.version)
          return (stored = { id: 1, version: 'v3', title: '차멀미', text: (body as SavedReply).text })
        return failure(409, { code: 'EDITED_ELSEWHERE', message: '다른 곳에서 먼저 고쳤어요.', requestId: 'x' })
      },
    }),
  )
  await userEvent.click(await button('차멀미 고치기'))
  const sheet = within(await screen.findByRole('dialog', { name: '저장한 답변 고치기' }))
  const field = await sheet.findByLabelText<HTMLTextAreaElement>('답변')
  await userEvent.type(field, ' 물은 괜찮아요.')
  stored = { ...stored, version: 'v2', text: '세 시간 전부터 먹이지 마세요.' }
  await userEvent.click(sheet.getByRole('button', { name: '저장하기' }))
  expect((await sheet.findByRole('region', { name: '다른 곳에서 고친 답변' })).textContent).toContain('세 시간 전부터')
  expect(field.value).toBe('두 시간 전부터 먹이지 마세요. 물은 괜찮아요.')
  await userEvent.click(sheet.getByRole('button', { name: '저장하기' }))
  expect(await screen.findByText('저장한 답변을 고쳤어요.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ basedOn: 'v1' }, { basedOn: 'v2', text: field.value }])
  expect(await screen.findByText('두 시간 전부터 먹이지 마세요. 물은 괜찮아요.')).toBeDefined()
})

test('R1.7 a mentor who is too late is told so once, and sees the questions that wait', async () => {
  logInAsMentor()
  let late = false
  const taken = () => {
    late = true
    return failure(409, { code: 'QUESTION_TAKEN', message: '다른 멘토가 먼저 맡았어요.', requestId: 'x' })
  }
  const gone = () => failure(404, { code: 'QUESTION_NOT_FOUND', message: '질문을 찾을 수 없어요.', requestId: 'y' })
  const { router } = visit(
    '/mentor-dashboard/response/7',
    desk({
      'GET /mentor-desk/questions/7': () => (late ? gone() : onDesk(7, 'asked')),
      'PUT /mentor-desk/questions/7/taken': taken,
    }),
  )
  await userEvent.click(await button('이 질문 맡기'))
  expect(await screen.findByText('다른 멘토가 먼저 맡았어요.')).toBeDefined()
  expect(await screen.findByRole('heading', { name: '멘토 화면' })).toBeDefined()
  expect(router.state.location.pathname).toBe('/mentor-dashboard')
  expect(screen.queryByText('질문을 찾을 수 없어요.')).toBeNull()
  expect(screen.getAllByText('다른 멘토가 먼저 맡았어요.')).toHaveLength(1)
})

test('R1.7 R6.01 a member who is no mentor does not get to the desk', async () => {
  act(() => markLoggedIn({ id: ME, role: 'member' }))
  visit('/mentor-dashboard', desk())
  expect(await screen.findByText(/접근 권한이 없습니다/)).toBeDefined()
})

test('Everyday use R1.7 who writes an answer keeps their editor when the question can’t be renewed, or is gone', async () => {
  logInAsMentor()
  let status = 0
  const { queryClient } = visit(
    '/mentor-dashboard/response/7',
    desk({
      'GET /mentor-desk/questions/7': () =>
        status
          ? failure(status, { code: 'QUESTION_NOT_FOUND', message: '질문을 찾을 수 없어요.' })
          : onDesk(7, 'taken'),
    }),
  )
  const answer = await screen.findByLabelText('답변')
  for (status of [500, 404])
    await act(() => queryClient.refetchQueries({ queryKey: deskQuestionQuery(ME, 7).queryKey }))
  expect(screen.getByLabelText('답변')).toBe(answer)
  expect(screen.getAllByText('질문을 찾을 수 없어요.').length).toBeGreaterThan(0)
})

test('What fell 12: an answer that was given on another device is shown beside what was typed, which can be sent again', async () => {
  logInAsMentor()
  const elsewhere = {
    text: '다른 기기에서 보낸 답변이에요.',
    html: null,
    publish: true,
    answeredAt: '2026-11-20T05:00:00.000Z',
  }
  const sent: { text: string; basedOn: string | null }[] = []
  const answered = () => {
    const { question, ...more } = onDesk(7, 'taken')
    return { ...more, question: { ...question, answer: sent.length > 0 ? { ...elsewhere, editedAt: null } : null } }
  }
  visit(
    '/mentor-dashboard/response/7',
    desk({
      'GET /mentor-desk/questions/7': answered,
      'PUT /mentor-desk/questions/7/answer': ({ body }: { body: (typeof sent)[number] }) => {
        sent.push(body)
        return sent.length > 1
          ? onDesk(7, 'taken').question
          : failure(409, { code: 'EDITED_ELSEWHERE', message: '다른 곳에서 먼저 고친 내용이 있어요.' })
      },
    }),
  )
  await userEvent.type(await screen.findByLabelText('답변'), '여기서 쓴 답변이에요. 창문을 열어 주세요.')
  await userEvent.click(await button('답변 보내기'))
  const newer = await screen.findByRole('region', { name: '다른 곳에서 고친 답변' })
  expect(newer.textContent).toContain(elsewhere.text)
  expect(screen.getByLabelText<HTMLTextAreaElement>('답변').value).toContain('여기서 쓴 답변이에요.')
  await userEvent.click(await button('고친 답변 보내기'))
  await waitFor(() => expect(sent.map(({ basedOn }) => basedOn)).toEqual([null, elsewhere.answeredAt]))
})

const mentor = (id: number, accepting: boolean): Mentor => ({
  id,
  nickname: `멘토 ${id}`,
  photo: null,
  kind: 'trainer',
  topics: ['transport'],
  introduction: '',
  accepting,
  hours: { days: [1], from: 600, to: 1140 },
  sample: false,
  answeredCount: 0,
  answerMinutes: null,
  rating: null,
})
const asking = (more: Record<string, unknown> = {}) =>
  answers({
    'GET /mentors': { items: [mentor(1, true), mentor(2, false)], cursor: null },
    'GET /notifications/unread': { unread: 0, quiet: null },
    ...more,
  })
const chosen = () =>
  screen.getByLabelText<HTMLSelectElement>('누구에게 물을까요?').selectedOptions[0]?.textContent ?? ''

test('Everyday use R1.7 the mentor of an address is the one who is asked', async () => {
  logIn()
  visit('/mentoring/ask?mentor=1', asking())
  await screen.findByLabelText('누구에게 물을까요?')
  await waitFor(() => expect(chosen()).toContain('멘토 1'))
})

test('Everyday use R1.7 a mentor who takes no questions any more, and a dog that is gone, are shown as chosen', async () => {
  logIn()
  localStorage.setItem(
    `daengdaeng.draft.${ME}.mentoring.ask`,
    JSON.stringify({ author: ME, at: Date.now(), values: { mentor: '2', dog: '99' } }),
  )
  visit('/mentoring/ask', asking())
  await screen.findByLabelText('누구에게 물을까요?')
  await waitFor(() => expect(chosen()).toBe('지금은 질문을 받지 않는 멘토'))
  expect(screen.getByLabelText<HTMLSelectElement>('어느 강아지인가요?').selectedOptions[0]?.textContent).toBe(
    '지금은 없는 강아지',
  )
})

test('Everyday use R1.7 Enter in the search for a place doesn’t send the question, and nothing is called missing before it is known', async () => {
  logIn()
  let answer: (lines: object[]) => void = () => expect.fail('not asked')
  const { fetch } = visit(
    '/mentoring/ask',
    asking({ 'GET /search/suggestions': () => new Promise((resolve) => (answer = resolve)) }),
  )
  await userEvent.selectOptions(await screen.findByLabelText('무엇에 대한 질문인가요?'), '차와 이동')
  await userEvent.type(screen.getByLabelText('제목'), '고속도로에서 떨어요')
  await userEvent.type(screen.getByLabelText('질문'), '트럭이 지나가면 뒷자리에서 벌벌 떨어요. 어떻게 할까요?')
  await userEvent.type(screen.getByLabelText('어떤 장소에 대한 질문인가요?'), '연남{Enter}')
  const called = (path: string) => fetch.mock.calls.filter(([url]) => addressOf(url).pathname.endsWith(path)).length
  await waitFor(() => expect(called('/search/suggestions')).toBe(1))
  expect(called('/questions')).toBe(0)
  expect(screen.queryByText(/찾는 곳이 없어요/)).toBeNull()
  await act(async () => answer([]))
  expect(await screen.findByText(/찾는 곳이 없어요/)).toBeDefined()
})

test('Everyday use R1.7 a saved reply is deleted once its mentor has said yes', async () => {
  logInAsMentor()
  const { fetch } = visit('/mentor-dashboard/response/7', desk({ 'DELETE /mentor-desk/replies/1': {} }))
  const deleted = () => fetch.mock.calls.filter(([, init]) => init?.method === 'DELETE').length
  for (const [answer, count] of [
    ['취소', 0],
    ['확인', 1],
  ] as const) {
    await userEvent.click(await button('차멀미 지우기'))
    await userEvent.click(await button(answer))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(deleted()).toBe(count))
  }
})
