import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { QuestionOnDesk, SavedReply } from '../../../contract/questions.ts'
import { getMentoringDetail } from '../../features/mentoring/state.ts'
import { markLoggedIn } from '../../features/session/state.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, button, ME, resetPage, visit } from './evidence-page.tsx'

resetPage()

const onDesk = (id: number, state: 'asked' | 'taken'): QuestionOnDesk => ({
  question: {
    ...{
      id,
      title: `차만 타면 짖어요 ${id}`,
      text: '어떻게 하면 좋을까요?',
      topic: 'transport',
      dog: null,
      place: null,
    },
    ...{ photos: [], publish: true, state, askedAt: '2026-11-20T03:00:00.000Z', returnsAt: null, answer: null },
    ...{ rating: null, asker: { nickname: '콩이누나', photo: null }, mine: state === 'taken', ofMe: false },
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

test('R1.7 a mentor who is too late is told so', async () => {
  logInAsMentor()
  const taken = () => failure(409, { code: 'QUESTION_TAKEN', message: '다른 멘토가 먼저 맡았어요.', requestId: 'x' })
  visit(
    '/mentor-dashboard/response/7',
    desk({
      'GET /mentor-desk/questions/7': onDesk(7, 'asked'),
      'PUT /mentor-desk/questions/7/taken': taken,
    }),
  )
  await userEvent.click(await button('이 질문 맡기'))
  expect(await screen.findByText('다른 멘토가 먼저 맡았어요.')).toBeDefined()
})

test('R1.7 R6.01 a member who is no mentor does not get to the desk', async () => {
  act(() => markLoggedIn({ id: ME, role: 'member' }))
  visit('/mentor-dashboard', desk())
  expect(await screen.findByText(/접근 권한이 없습니다/)).toBeDefined()
})
