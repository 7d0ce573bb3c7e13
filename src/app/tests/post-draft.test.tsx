import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { MyPost } from '../../../contract/posts/posts.ts'
import { newPostDraft } from '../../features/posts/form/model.ts'
import { writeDraft } from '../../platform/forms/drafts.ts'
import { samplePost } from '../../platform/testing/sample-post.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, button, logIn, ME, resetPage, visit } from './evidence-page.tsx'

// The plain field stays, however long a machine takes to load the editor.
vi.mock('../../ui/rich-text/RichTextEditor.tsx', () => {
  throw new Error('The editor is not loaded here')
})

resetPage()

const board = (slug: string, name: string) => ({
  slug,
  name,
  description: '',
  categories: [],
  writers: 'member',
  anonymous: false,
  photos: true,
  places: true,
})
const DAILY = board('daily', '일상')
const TRAVEL = board('travel', '여행')
const LOST = '고른 게시판이 없어졌거나 글을 쓸 수 없게 됐어요. 쓴 내용은 그대로 있으니 다른 게시판을 골라 주세요.'

const select = () => screen.findByLabelText<HTMLSelectElement>('게시판')
const draft = (slug: string) =>
  writeDraft(newPostDraft(ME), { board: slug, title: '속초 산책', text: '바람이 좋았어요. 또 가고 싶어요.' })

test('Community: a draft whose board was hidden keeps its words, and asks for another board', async () => {
  logIn()
  draft('gone')
  const sent: unknown[] = []
  visit(
    '/community/create',
    answers({
      'GET /boards': [DAILY, TRAVEL],
      'POST /posts': ({ body }: { body: unknown }) => (sent.push(body), failure(500, { code: 'INTERNAL' })),
    }),
  )
  expect(await screen.findByText(LOST)).toBeDefined()
  expect((await select()).selectedOptions[0]?.textContent).toBe('골라 주세요')
  await userEvent.click(await button('글 올리기'))
  await waitFor(async () => expect(document.activeElement).toBe(await select()))
  expect(sent).toEqual([])
  await userEvent.selectOptions(await select(), '여행')
  expect(screen.queryByText(LOST)).toBeNull()
  await userEvent.click(await button('글 올리기'))
  await waitFor(() => expect(sent).toMatchObject([{ board: 'travel', title: '속초 산책' }]))
})

test('Community: boards are read anew when the chosen one is refused', async () => {
  logIn()
  draft('travel')
  let there = true
  visit(
    '/community/create',
    answers({
      'GET /boards': () => (there ? [DAILY, TRAVEL] : [DAILY]),
      'POST /posts': () => {
        there = false
        return failure(404, { code: 'BOARD_NOT_FOUND', message: '게시판을 찾을 수 없어요.' })
      },
    }),
  )
  await waitFor(async () => expect((await select()).selectedOptions[0]?.textContent).toBe('여행'))
  await userEvent.click(await button('글 올리기'))
  expect(await screen.findByText(LOST)).toBeDefined()
  expect(screen.queryByRole('option', { name: '여행' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('제목').value).toBe('속초 산책')
})

test('Community: a draft can be given up for a new beginning, and that can be undone', async () => {
  logIn()
  draft('daily')
  visit('/community/create', answers({ 'GET /boards': [DAILY, TRAVEL] }))
  const title = () => screen.findByLabelText<HTMLInputElement>('제목')
  expect((await title()).value).toBe('속초 산책')
  await userEvent.click(await button('처음부터 쓰기'))
  expect((await title()).value).toBe('')
  expect(screen.queryByRole('button', { name: '처음부터 쓰기' })).toBeNull()
  await userEvent.click(await button('되돌리기'))
  expect((await title()).value).toBe('속초 산책')
  expect(await button('처음부터 쓰기')).toBeTruthy()
})

test('Community: a new post offers no new beginning, also while it is written', async () => {
  logIn()
  visit('/community/create', answers({ 'GET /boards': [DAILY, TRAVEL] }))
  await userEvent.type(await screen.findByLabelText('제목'), '속초')
  expect(screen.queryByRole('button', { name: '처음부터 쓰기' })).toBeNull()
})

test.each([
  { photos: true, places: true },
  { photos: true, places: false },
  { photos: false, places: true },
])('What fell 14: a new post has the fields that its board has: %o', async ({ photos, places }) => {
  logIn()
  draft('some')
  visit('/community/create', answers({ 'GET /boards': [{ ...board('some', '모임'), photos, places }] }))
  await waitFor(async () => expect((await select()).selectedOptions[0]?.textContent).toBe('모임'))
  const labels = ['장소 (선택)', '사진'].map((label) => screen.queryAllByText(label).length > 0)
  expect(labels).toEqual([places, photos])
})

test.each([
  ['none', null, null, []],
  ['one that is still there', 3, 'small', []],
  ['one that was deleted', null, 'small', ['쓸 때 그대로']],
] as const)(
  'What fell: an edit of a post about a dog, %s, offers once each what it can be',
  async (_what, dogId, size, more) => {
    logIn()
    const dog = size && { name: null, breed: '푸들', weightKg: 8.4, size }
    const post: MyPost = {
      ...samplePost({ board: DAILY.slug }),
      place: null,
      photos: [],
      hidden: false,
      showDogName: false,
      dogId,
      dog,
    }
    visit('/community/5/edit', answers({ 'GET /boards': [DAILY], 'GET /posts/mine/5': post }))
    const group = await screen.findByRole('group', { name: /강아지/ })
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent ?? '')
    expect(names.filter((name) => name.includes('쓸 때 그대로'))).toHaveLength(more.length)
    expect(names).toHaveLength(3 + more.length)
  },
)
