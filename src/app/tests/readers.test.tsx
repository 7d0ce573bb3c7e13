import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Board } from '../../../contract/boards/boards.ts'
import type { PostCard } from '../../../contract/posts/posts.ts'
import { postQuery } from '../../features/posts/queries.ts'
import { samplePost, sampleThread } from '../../platform/testing/sample-post.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, button, logIn, resetPage, visit } from './evidence-page.tsx'

const LOGIN = '로그인하면 볼 수 있어요'
const POST = samplePost({ board: 'lounge', title: '반포에서 만나요', text: '토요일 오전이에요.' })
const { text: excerpt, html: _html, ...card } = POST
const CARD: PostCard = { ...card, excerpt, photoCount: 0 }
const THREAD = sampleThread({ byAuthor: true, text: '오세요' })
const board = (some: Partial<Board>): Board => ({
  id: 1,
  slug: 'daily',
  name: '일상',
  description: '하루 이야기',
  categories: [],
  writers: 'member',
  photos: true,
  places: true,
  anonymous: false,
  ...some,
})
const BOARDS = [
  board({}),
  board({ id: 2, slug: 'lounge', name: '사랑방', description: '우리 이야기', readers: 'member' }),
]
const page = (items: unknown[]) => ({ items, cursor: null })
const shut = () => failure(404, { code: 'POST_FOR_READERS', message: `${LOGIN}.` })

const open = (path: string, more: Record<string, unknown> = {}) =>
  visit(
    path,
    answers({
      'GET /boards': BOARDS,
      'GET /posts': page([]),
      'GET /posts/5': shut,
      'GET /posts/5/comments': shut,
      'GET /posts/for-me': page([CARD]),
      'GET /posts/for-me/new': { count: 0 },
      'GET /posts/for-me/5': POST,
      'GET /posts/5/comments/for-me': page([THREAD]),
      'GET /reports': [],
      'GET /mutes': [],
      'GET /notifications/unread': { unread: 0, quiet: null },
      'PUT /posts/5/view': {},
      ...more,
    }),
  )

resetPage()

describe('R2.12 Community: a post that only some may read', () => {
  test('is not there for a visitor, who is led to the login and reads it afterwards', async () => {
    open('/community/5/comments')
    expect(await screen.findByRole('heading', { name: LOGIN })).toBeDefined()
    expect(screen.queryByText('404')).toBeNull()
    await userEvent.click(await button('로그인하기'))
    expect(await screen.findByRole('dialog')).toBeDefined()
    logIn()
    expect(await screen.findByRole('heading', { level: 1, name: '반포에서 만나요' })).toBeDefined()
    expect(await screen.findByText('오세요')).toBeDefined()
  })

  test('is read by a member, with its comments', async () => {
    logIn()
    open('/community/5/comments')
    expect(await screen.findByRole('heading', { level: 1, name: '반포에서 만나요' })).toBeDefined()
    expect(await screen.findByText('오세요')).toBeDefined()
  })

  test('that the page knew from before is no longer shown once only members may read it', async () => {
    const answer = { now: POST as unknown }
    const { queryClient } = open('/community/5/comments', {
      'GET /posts/5': () => answer.now,
      'GET /posts/5/comments': page([THREAD]),
      'PUT /posts/5/visit': {},
    })
    expect(await screen.findByRole('heading', { level: 1, name: '반포에서 만나요' })).toBeDefined()
    answer.now = shut()
    await act(() => queryClient.refetchQueries({ queryKey: postQuery(5).queryKey }))
    expect(await screen.findByRole('heading', { level: 1, name: LOGIN })).toBeDefined()
    expect(screen.queryByText('토요일 오전이에요.')).toBeNull()
  })
})

describe('R2.07 Community: a board that only some may read', () => {
  test('is named with its readers, and a visitor is told to log in instead of its posts', async () => {
    open('/community?board=lounge')
    expect(await screen.findByRole('heading', { name: LOGIN })).toBeDefined()
    expect(screen.getByText('회원 전용 · 우리 이야기')).toBeDefined()
    expect(await screen.findByRole('link', { name: '사랑방 회원 전용' })).toBeDefined()
    expect(screen.queryByRole('link', { name: '글쓰기' })).toBeNull()
    logIn()
    const feed = await screen.findByRole('feed')
    expect(await within(feed).findByText('반포에서 만나요')).toBeDefined()
    expect(screen.queryByRole('heading', { name: LOGIN })).toBeNull()
  })

  test('says to a member of another role that it is not theirs to read', async () => {
    logIn()
    open('/community?board=lounge', { 'GET /boards': [board({ slug: 'lounge', name: '사랑방', readers: 'mentor' })] })
    expect(await screen.findByRole('heading', { name: '볼 수 없는 게시판이에요' })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: '로그인하기' })).toBeNull())
  })
})
