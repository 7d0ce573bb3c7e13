import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { postQuery } from '../../features/posts/queries.ts'
import { commentDraft, editDraft } from '../../features/comments/model.ts'
import { writeDraft } from '../../platform/forms/drafts.ts'
import { sampleComment, samplePost, sampleThread } from '../../platform/testing/sample-post.ts'
import { addressOf, failure } from '../../platform/testing/stub-api.ts'
import { answers, button, logIn, ME, resetPage, visit } from './evidence-page.tsx'

const POST = samplePost({ commentCount: 9 })
const comment = (id: number, parentId: number | null) => sampleComment({ id, parentId, text: `댓글 ${id}` })
const page = (items: unknown[], cursor: string | null = null) => ({ items, cursor })

const open = (more: Record<string, unknown> = {}) =>
  visit(
    '/community/5/comments',
    answers({
      'GET /boards': [{ slug: 'daily', name: '일상', description: '', categories: [], anonymous: false, photos: true }],
      'GET /posts/5': POST,
      'GET /posts/5/comments': page([sampleThread()]),
      'GET /reports': [],
      'GET /mutes': [],
      'GET /notifications/unread': { unread: 0, quiet: null },
      'PUT /posts/5/view': {},
      ...more,
    }),
  )

resetPage()

test('Everyday use R2.12 an open answer has the focus when it opens, and never takes it back', async () => {
  logIn()
  open()
  await userEvent.click(await button('답글'))
  const answer = await screen.findByLabelText('수아님에게 답글')
  await waitFor(() => expect(document.activeElement).toBe(answer))
  await userEvent.type(answer, '저도요')
  // Leaving a field checks it, which renders its form again.
  await userEvent.click(screen.getByLabelText('댓글 쓰기'))
  await userEvent.keyboard('부러워요')
  expect(screen.getByLabelText('댓글 쓰기')).toHaveProperty('value', '부러워요')
  expect(answer).toHaveProperty('value', '저도요')
})

test('Everyday use R2.12 answers that could not be loaded say so, and can be asked for again', async () => {
  let works = false
  open({
    'GET /posts/5/comments': page([sampleThread({ answers: [comment(2, 1)], answerCount: 3 })]),
    'GET /comments/1/answers': () =>
      works
        ? page([comment(2, 1), comment(3, 1)])
        : failure(503, { code: 'BUSY', message: '잠시 뒤에 다시 시도해 주세요.' }),
  })
  await userEvent.click(await button('답글 2개 더 보기'))
  expect(await screen.findByText('잠시 뒤에 다시 시도해 주세요.')).toBeDefined()
  works = true
  await userEvent.click(await button('다시 시도'))
  expect(await screen.findByText('댓글 3')).toBeDefined()
  // One of the three was deleted since it was counted.
  expect(screen.queryByRole('button', { name: /답글 .*더 보기/ })).toBeNull()
})

test('Everyday use R2.12 a further page that fails is asked for again by its reader alone', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => setTimeout(() => act(() => this.told([{ isIntersecting: true }])))
      disconnect = () => undefined
    },
  )
  const { fetch } = open({
    'GET /posts/5/comments': async ({ url }: { url: URL }) => {
      if (!url.searchParams.has('cursor')) return page([sampleThread()], 'c2')
      // Long enough for the page to show that it is under way.
      await new Promise((resolve) => setTimeout(resolve, 30))
      return failure(429, { code: 'RATE_LIMITED', message: '조금 뒤에 다시 시도해 주세요.' })
    },
  })
  const asked = () => fetch.mock.calls.filter(([url]) => addressOf(url).searchParams.get('cursor') === 'c2').length
  const more = await button('댓글 더 보기')
  await waitFor(() => expect(asked()).toBe(1))
  // A list that went on by itself would have asked again several times.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(asked()).toBe(1)
  await userEvent.click(more)
  await waitFor(() => expect(asked()).toBe(2))
})

test('Everyday use R2.12 another order leaves the comments where they are until it is there', async () => {
  let answer: (items: unknown) => void = () => undefined
  open({
    'GET /posts/5/comments': ({ url }: { url: URL }) =>
      url.searchParams.has('order')
        ? new Promise((resolve) => (answer = resolve))
        : page([sampleThread(), sampleThread({ id: 7, text: '댓글 7' })]),
  })
  expect(await screen.findByText('댓글 7')).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText('댓글 순서'), '최신 순')
  expect(screen.getByText('댓글 7')).toBeDefined()
  answer(page([sampleThread({ id: 9, text: '먼저 온 댓글' })]))
  expect(await screen.findByText('먼저 온 댓글')).toBeDefined()
  expect(screen.queryByText('댓글 7')).toBeNull()
})

test('Everyday use R2.12 a post that is deleted while it is read gives way to a sentence', async () => {
  let there = true
  const { queryClient } = open({
    'GET /posts/5': () => (there ? POST : failure(404, { code: 'POST_NOT_FOUND', message: '글을 찾을 수 없어요.' })),
  })
  expect(await screen.findByText('바람이 좋았어요.')).toBeDefined()
  there = false
  await act(() => queryClient.refetchQueries({ queryKey: postQuery(5).queryKey }))
  expect(await screen.findByRole('heading', { level: 1, name: '볼 수 없는 글이에요' })).toBeDefined()
  expect(screen.queryByText('바람이 좋았어요.')).toBeNull()
})

test('Community: a board that was taken away is called so, and nobody is invited to write to it', async () => {
  visit(
    '/community?board=gone',
    answers({
      'GET /boards': [{ slug: 'daily', name: '일상', description: '', categories: [], anonymous: false, photos: true }],
      'GET /posts': page([]),
      'GET /posts/new': { count: 0 },
    }),
  )
  expect(await screen.findByText('찾을 수 없는 게시판이에요')).toBeDefined()
  expect(screen.queryByText('첫 이야기를 들려주세요.')).toBeNull()
  expect(screen.getByRole('link', { name: '글쓰기' }).getAttribute('href')).toBe('/community/create')
})

test('Everyday use R2.12 an answer and a correction that were begun stand there without a press', async () => {
  logIn()
  const mine = { ...comment(1, null), author: { id: ME, nickname: '나', photo: null }, answers: [] }
  writeDraft(commentDraft(5, 2, ME), { text: '저도요' })
  writeDraft(editDraft(1, ME), { text: '댓글 하나' })
  open({ 'GET /posts/5/comments': page([mine, { ...sampleThread(), ...comment(2, null) }]) })
  expect(await screen.findByLabelText('수아님에게 답글')).toHaveProperty('value', '저도요')
  const edit = await screen.findByLabelText('댓글 고치기')
  expect(edit).toHaveProperty('value', '댓글 하나')
  // Nobody has pressed for them.
  expect(edit.closest('form')?.contains(document.activeElement)).toBe(false)
  await userEvent.click(await button('고치기'))
  expect(screen.queryByLabelText('댓글 고치기')).toBeNull()
})

test('R2.12 Community: who has written below a post is proposed behind @, and put where the caret is', async () => {
  logIn()
  const bori = { id: 23, nickname: '보리네', photo: null }
  const answer = { ...comment(2, 1), author: bori }
  const own = { ...comment(3, 1), author: { ...bori, id: ME, nickname: '보리나' } }
  open({ 'GET /posts/5/comments': page([sampleThread({ answers: [answer, own], answerCount: 2 })]) })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('댓글 쓰기')
  await userEvent.type(field, '안녕 @')
  const proposed = () => screen.queryByRole('list', { name: '부를 수 있는 사람' })?.textContent ?? ''
  await waitFor(() => expect(proposed()).toBe('@수아@보리네'))
  await userEvent.type(field, '보')
  await waitFor(() => expect(proposed()).toBe('@보리네'))
  await userEvent.click(screen.getByRole('button', { name: '@보리네' }))
  expect(field.value).toBe('안녕 @보리네 ')
  expect(document.activeElement).toBe(field)
  expect(field.selectionStart).toBe(field.value.length)
  expect(proposed()).toBe('')
  await userEvent.type(field, '어디예요?')
  expect(field.value).toBe('안녕 @보리네 어디예요?')
})

const HIDDEN = failure(404, { code: 'POST_NOT_FOUND', message: '글을 찾을 수 없어요.' })

test('Community R2.12 the author of a hidden post reads it at its address, with the reason', async () => {
  logIn()
  const found = { kind: 'post', id: 5, at: '', within: null, automatic: false, held: false, hiddenAt: POST.createdAt }
  open({
    'GET /posts/5': HIDDEN,
    'GET /posts/mine/5': { ...POST, dogId: null, showDogName: false, hidden: true },
    'GET /cases/mine': [{ ...found, reasons: [], reason: '광고로 보여요.', appeal: null, appealUntil: null }],
  })
  expect(await screen.findByRole('heading', { level: 1, name: '바닷가 산책' })).toBeDefined()
  expect(await screen.findByText('까닭: 광고로 보여요.')).toBeDefined()
  expect(screen.getByText('바람이 좋았어요.')).toBeDefined()
  expect(screen.getByRole('link', { name: '고치기' }).getAttribute('href')).toBe('/community/5/edit')
})

test('Community R2.12 another member reads that a hidden post isn’t shown', async () => {
  logIn()
  open({ 'GET /posts/5': HIDDEN, 'GET /posts/mine/5': HIDDEN })
  expect(await screen.findByRole('heading', { level: 1, name: '볼 수 없는 글이에요' })).toBeDefined()
  expect(screen.queryByRole('link', { name: '고치기' })).toBeNull()
})
