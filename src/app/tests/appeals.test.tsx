import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { MyCase } from '../../../contract/reports/appeals.ts'
import type { MyComment } from '../../../contract/comments/comments.ts'
import { writeDraft } from '../../platform/forms/drafts.ts'
import { appealDraft } from '../../features/reports/model.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { sampleUser } from '../../platform/testing/sample-user.ts'
import { answers, button, logIn, ME, resetPage, visit } from './evidence-page.tsx'

const comment: MyComment = {
  id: 4,
  post: { id: 9, title: '첫 바다' },
  text: '010-1234-5678',
  likeCount: 0,
  answerCount: 0,
  createdAt: '2026-11-20T00:00:00.000Z',
  editedAt: null,
  hidden: true,
}
const found: MyCase = {
  within: null,
  kind: 'comment',
  id: 4,
  at: '첫 바다',
  hiddenAt: '2026-11-20T00:00:00.000Z',
  automatic: false,
  held: false,
  reasons: ['privacy'],
  reason: '전화번호가 적혀 있어요',
  appeal: null,
  appealUntil: '2026-12-10T15:30:00.000Z',
}
const mine = (cases: MyCase[], more: Record<string, unknown> = {}) =>
  answers({
    'GET /comments/mine': { items: [comment], cursor: null },
    'GET /cases/mine': () => [...cases],
    'GET /notifications/unread': { unread: 0, quiet: null },
    ...more,
  })
const note = async () => within(await screen.findByRole('region', { name: '숨긴 댓글' }))
const TEXT = '제 가게의 전화번호라서 적었어요.'

resetPage()

test('R2.18 what enough members reported says so to its author, who waits for the decision', async () => {
  logIn()
  visit('/my/community?list=comments', mine([{ ...found, automatic: true, reason: '', appealUntil: null }]))
  const said = await note()
  expect(said.getByText(/신고가 여러 번 들어와서 잠시 숨겼어요/)).toBeTruthy()
  expect(said.getByText('신고한 까닭: 개인정보가 드러나요')).toBeTruthy()
  expect(said.queryByRole('button')).toBeNull()
})

test('R2.18 an author reads why an admin hid it, appeals once, and reads what became of it', async () => {
  logIn()
  const cases = [found]
  const sent: unknown[] = []
  const { queryClient } = visit(
    '/my/community?list=comments',
    mine(cases, {
      'POST /cases/comment/4/appeal': ({ body }: { body: { text: string } }) => {
        if (sent.push(body) === 1) return failure(500, { code: 'INTERNAL', message: '서버 오류가 발생했습니다.' })
        cases[0] = { ...found, appealUntil: null, appeal: { text: body.text, at: found.hiddenAt, rejected: false } }
        return [...cases]
      },
    }),
  )
  const said = await note()
  expect(said.getByText('까닭: 전화번호가 적혀 있어요')).toBeTruthy()
  expect(said.getByText('2026년 12월 11일까지 한 번 이의를 제기할 수 있어요.')).toBeTruthy()
  await userEvent.click(said.getByRole('button', { name: '이의 제기하기' }))
  await userEvent.type(await said.findByLabelText('왜 다시 보여야 하나요?'), TEXT)
  await userEvent.click(said.getByRole('button', { name: '이의 보내기' }))
  expect(await said.findByText('서버 오류가 발생했습니다.')).toBeTruthy()
  expect(said.getByLabelText<HTMLTextAreaElement>('왜 다시 보여야 하나요?').value).toBe(TEXT)
  await userEvent.click(await button('이의 보내기'))
  expect(await said.findByText(/다른 운영자가 살펴보고 있어요/)).toBeTruthy()
  expect(sent).toEqual([{ text: TEXT }, { text: TEXT }])
  expect(said.queryByRole('button')).toBeNull()

  cases[0] = { ...found, appealUntil: null, appeal: { text: TEXT, at: found.hiddenAt, rejected: true } }
  await queryClient.invalidateQueries()
  expect(await said.findByText(/숨긴 채로 두기로 했어요/)).toBeTruthy()
})

test('R2.18 the member’s reports say what became of each', async () => {
  logIn()
  const report = { kind: 'post', reason: 'spam', text: '', reportedAt: '2026-11-20T00:00:00.000Z' }
  const outcomes = [null, 'upheld', 'dismissed']
  visit(
    '/my/community?list=reports',
    mine([], { 'GET /reports': outcomes.map((outcome, id) => ({ ...report, id: id + 1, outcome })) }),
  )
  await waitFor(() => expect(screen.getAllByRole('heading', { name: '글 신고' })).toHaveLength(3))
  expect(screen.getByText(/살펴보고 있어요$/)).toBeTruthy()
  expect(screen.getByText(/살펴보고 숨겼어요$/)).toBeTruthy()
  expect(screen.getByText(/문제가 없다고 보았어요$/)).toBeTruthy()
})

test('R2.18 a post that waits for an admin says so among the member’s own', async () => {
  logIn()
  const post = {
    id: 9,
    board: 'daily',
    category: null,
    title: '첫 글',
    text: '반가워요.',
    dog: null,
    place: null,
    dogId: null,
    likeCount: 0,
    commentCount: 0,
    viewCount: 0,
    createdAt: found.hiddenAt,
    editedAt: null,
    sample: false,
    showDogName: false,
    hidden: true,
    photos: [],
  }
  const held: MyCase = { ...found, kind: 'post', id: 9, automatic: true, held: true, reason: '', appealUntil: null }
  visit('/my/community', mine([held], { 'GET /posts/mine': { items: [post], cursor: null }, 'GET /boards': [] }))
  const said = within(await screen.findByRole('region', { name: '숨긴 글' }))
  expect(said.getByText('확인을 기다리고 있어요. 운영자가 확인하면 모두에게 보여요.')).toBeTruthy()
  expect(said.queryByText(/신고/)).toBeNull()
})

test('R2.18 a member whose nickname is hidden reads why beside the field, and chooses another', async () => {
  logIn()
  const me = sampleUser({ id: ME, nickname: '이름없는회원7' })
  visit('/my/profile', mine([{ ...found, kind: 'nickname', at: '나쁜이름' }], { 'GET /users/me': me }))
  const said = within(await screen.findByRole('region', { name: '숨긴 닉네임' }))
  expect(said.getByText('운영자가 닉네임 ‘나쁜이름’을 숨겼어요.')).toBeTruthy()
  expect(said.getByText(/새 닉네임을 고르면/)).toBeTruthy()
  expect(said.getByText('까닭: 전화번호가 적혀 있어요')).toBeTruthy()
})

test('What fell: R2.18 a member whose profile photo is hidden reads why beside it, and nothing of photos of their reviews', async () => {
  logIn()
  const me = sampleUser({ id: ME })
  const cases = [
    { ...found, kind: 'photo' as const, at: '프로필' },
    { ...found, kind: 'photo' as const, id: 5, within: { kind: 'review' as const, id: 9 } },
  ]
  visit('/my/profile', mine(cases, { 'GET /users/me': me }))
  const said = within(await screen.findByRole('region', { name: '숨긴 프로필 사진' }))
  expect(said.getByText('운영자가 이 프로필 사진을 숨겼어요.')).toBeTruthy()
  expect(said.getByText('다른 사진을 고르면 그 사진이 보여요.')).toBeTruthy()
  expect(said.getByRole('button', { name: '이의 제기하기' })).toBeTruthy()
  expect(screen.getAllByRole('region', { name: /^숨긴/ })).toHaveLength(1)
})

test('Everyday use R2.18 an appeal that was begun stands there without a press, and stays open when its words are deleted', async () => {
  logIn()
  writeDraft(appealDraft('comment', 4, ME), { text: TEXT })
  visit('/my/community?list=comments', mine([found]))
  const field = await (await note()).findByLabelText<HTMLTextAreaElement>('왜 다시 보여야 하나요?')
  expect(field.value).toBe(TEXT)
  expect(document.activeElement).not.toBe(field)
  await userEvent.clear(field)
  expect(field.isConnected).toBe(true)
})
