import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Thread } from '../../../contract/comments/comments.ts'
import type { Mute } from '../../../contract/mutes/mutes.ts'
import type { PostCard } from '../../../contract/posts/posts.ts'
import type { Review } from '../../../contract/reviews/reviews.ts'
import { getLoginDialog } from '../../features/session/login/state.ts'
import { samplePost, sampleThread } from '../../platform/testing/sample-post.ts'
import { addressOf, failure } from '../../platform/testing/stub-api.ts'
import { answers, button, logIn, resetPage, visit } from './evidence-page.tsx'

const min = { id: 21, nickname: '민지', photo: null }
const sua = { id: 22, nickname: '수아', photo: null }
const muted: Mute = { id: min.id, nickname: min.nickname, level: 'muted', at: '2026-11-20T00:00:00.000Z' }

type Author = typeof min | null

const post = (id: number, author: Author) =>
  samplePost({ id, title: `글 ${id}`, text: `본문 ${id}`, author, anonymous: author === null })
function card(id: number, author: Author): PostCard {
  const { text: excerpt, html: _html, ...published } = post(id, author)
  return { ...published, excerpt, photoCount: 0 }
}
const thread = (id: number, author: Author, some: Partial<Thread> = {}) =>
  sampleThread({ id, author, anonymous: author === null, text: `댓글 ${id}`, ...some })
const review = (id: number, { nickname, photo }: typeof min): Review => ({
  id,
  stars: 4,
  text: `후기 ${id}번이에요.`,
  visitedOn: '2026-11-03',
  dog: null,
  tags: [],
  helpfulCount: 0,
  createdAt: '2026-11-04T00:00:00.000Z',
  editedAt: null,
  author: { nickname, photo },
  photos: [],
})
const photoOf = (reviewId: number, author: string | null) => ({
  reviewId,
  author,
  photo: { src: `/media/photo-${reviewId}-{w}.webp`, widths: [320], alt: `후기 ${reviewId}의 사진`, credit: null },
})
const NONE = { count: 0, capped: false }
const found = (id: number, author: typeof min) => ({
  ...card(id, author),
  photo: null,
  highlights: [],
  excerpt: { text: `본문 ${id}`, highlights: [] },
})
const page = (items: unknown[]) => ({ items, cursor: null })

/** The answers of a server that holds this list of mutes. */
function community(mutes: Mute[], more: Record<string, unknown> = {}) {
  return answers({
    'GET /boards': [{ slug: 'daily', name: '일상', description: '', categories: [], anonymous: false, photos: true }],
    'GET /posts': page([card(5, min), card(6, sua), card(7, null)]),
    'GET /posts/5': post(5, sua),
    'GET /posts/5/comments': page([thread(1, min, { answers: [thread(3, sua, { parentId: 1 })], answerCount: 1 })]),
    'GET /reports': [],
    'GET /comments/mine': page([]),
    'GET /mutes': () => [...mutes],
    'PUT /mutes/21': ({ body: { level } }: { body: { level: Mute['level'] | null } }) => {
      mutes.splice(0, 1, ...(level ? [{ ...muted, level }] : []))
      return [...mutes]
    },
    'GET /notifications/unread': { unread: 0, quiet: null },
    ...more,
  })
}

resetPage()

test('the feed leaves out the posts of muted members, and shows those of whom it doesn’t name', async () => {
  logIn()
  visit('/community', community([muted]))
  expect(await screen.findByText('글 6')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('글 5')).toBeNull())
  expect(screen.getByText('글 7')).toBeTruthy()
})

test('R2.12 What fell 14: the link to a further page of comments begins there, another order at its own beginning', async () => {
  const { fetch } = visit(
    '/community/5/comments?after=c2',
    community([], { 'GET /posts/5': { ...post(5, sua), commentCount: 2 } }),
  )
  const asked = (order: string | null) =>
    fetch.mock.calls.flatMap(([url]) => {
      const { pathname, searchParams } = addressOf(url)
      return pathname.endsWith('/comments') && searchParams.get('order') === order ? [searchParams.get('cursor')] : []
    })
  await userEvent.selectOptions(await screen.findByLabelText('댓글 순서'), '최신 순')
  await waitFor(() => expect(asked('new')).toEqual([null]))
  expect([...new Set(asked(null))]).toEqual(['c2'])
})

/** A list of two pages, of which the first holds only what a muted member wrote. */
const inPages =
  (first: unknown[], second: unknown[]) =>
  ({ url }: { url: URL }) =>
    url.searchParams.has('cursor') ? page(second) : { items: first, cursor: 'second' }

test.each([
  ['/community', '글 더 보기', '아직 글이 없어요', { 'GET /posts': inPages([card(5, min)], [card(6, sua)]) }],
  [
    '/search/list?q=글&tab=post',
    '더 보기',
    /찾지 못했어요|없어요/,
    {
      'GET /search/posts': (asked: { url: URL }) => ({
        ...inPages([found(5, min)], [found(6, sua)])(asked),
        corrected: false,
      }),
      'GET /search/counts': { place: NONE, post: { count: 2, capped: false }, notice: NONE, answer: NONE },
      'GET /search/counts/mine': { post: { count: 1, capped: false } },
    },
  ],
])('a first page of muted members alone at %s isn’t the end of the list', async (path, more, nothing, answered) => {
  logIn()
  visit(path, community([muted], answered))
  const next = await button(more)
  await waitFor(() => expect(screen.queryByText('글 5')).toBeNull())
  await vi.dynamicImportSettled()
  expect(screen.queryByText(nothing)).toBeNull()
  await userEvent.click(next)
  expect(await screen.findByText('글 6')).toBeTruthy()
  expect(screen.queryByText('글 5')).toBeNull()
})

test('the strip of photos loads on until there is something to see', async () => {
  logIn()
  visit(
    '/place/12/review',
    community([muted], {
      'GET /places/12/reviews': page([review(1, min), review(2, sua)]),
      'GET /places/12/reviews/photos': inPages([photoOf(1, min.nickname)], [photoOf(2, sua.nickname)]),
      'GET /places/12/reviews/summary': { rating: 4, reviewCount: 2, stars: [0, 0, 0, 2, 0], tags: [], withPhotos: 2 },
      'GET /reviews/mine': page([]),
    }),
  )
  expect(await button('사진 1 크게 보기: 후기 2의 사진')).toBeTruthy()
})

test('a comment is muted where it stands: its place and its answers stay, and it can be read once', async () => {
  logIn()
  visit('/community/5/comments', community([]))
  await userEvent.click(await button('민지님 숨기기'))
  const sheet = within(await screen.findByRole('dialog', { name: '민지님 숨기기' }))
  await userEvent.click(await sheet.findByRole('button', { name: '숨기기' }))
  expect(await screen.findByText('숨긴 회원의 댓글이에요.')).toBeTruthy()
  expect(screen.queryByText('댓글 1', { selector: 'p' })).toBeNull()
  expect(screen.getByText('댓글 3')).toBeTruthy()
  await userEvent.click(await button('보기'))
  expect(screen.getByText('댓글 1', { selector: 'p' })).toBeTruthy()
  // Shown once, it can be taken back from there.
  await userEvent.click(await button('민지님 숨기기'))
  await userEvent.click(await button('숨기기 풀기'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('숨긴 회원의 댓글이에요.')).toBeNull()
})

test('what could not be saved is shown again', async () => {
  logIn()
  let answer: (value: Response) => void = () => {}
  const refused = new Promise<Response>((resolve) => (answer = resolve))
  visit('/community/5/comments', community([], { 'PUT /mutes/21': () => refused }))
  await userEvent.click(await button('민지님 숨기기'))
  await userEvent.click(await button('차단하기'))
  expect(await screen.findByText('숨긴 회원의 댓글이에요.')).toBeTruthy()
  answer(failure(409, { code: 'MUTES_FULL', message: '500명까지 둘 수 있어요.' }))
  await waitFor(() => expect(screen.queryByText('숨긴 회원의 댓글이에요.')).toBeNull())
  expect(screen.getByText('댓글 1', { selector: 'p' })).toBeTruthy()
})

test('a visitor is asked to log in first; nobody is offered to hide themselves or whom nobody names', async () => {
  visit('/community/5/comments', community([], { 'GET /posts/5/comments': page([thread(1, min), thread(2, null)]) }))
  expect(await screen.findByText('댓글 2')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /숨기기$/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    '수아님 숨기기',
    '민지님 숨기기',
  ])
  await userEvent.click(await button('민지님 숨기기'))
  expect(getLoginDialog().show).toBe(true)
})

test('the post of a muted member opens covered, and a reported or muted review gives way to a sentence', async () => {
  logIn()
  const opened = visit('/community/5/comments', community([{ ...muted, ...sua, level: 'blocked' }]))
  expect(await screen.findByRole('heading', { level: 1, name: '숨긴 회원의 글이에요' })).toBeTruthy()
  await userEvent.click(await button('보기'))
  expect(await screen.findByRole('heading', { level: 1, name: '글 5' })).toBeTruthy()
  opened.unmount()

  const reported = { kind: 'review', id: 2, reason: 'spam', text: '', reportedAt: '2026-11-20T00:00:00.000Z' }
  visit(
    '/place/12/review',
    community([muted], {
      'GET /places/12/reviews': page([review(1, min), review(2, sua), review(3, sua)]),
      'GET /places/12/reviews/photos': page([
        photoOf(1, min.nickname),
        photoOf(2, sua.nickname),
        photoOf(3, sua.nickname),
        photoOf(4, null),
      ]),
      'GET /places/12/reviews/summary': { rating: 4, reviewCount: 3, stars: [0, 0, 0, 3, 0], tags: [], withPhotos: 4 },
      'GET /reviews/mine': page([]),
      'GET /reports': [reported],
    }),
  )
  expect(await screen.findByText('숨긴 회원의 후기예요.')).toBeTruthy()
  expect(await screen.findByText('신고한 후기예요.')).toBeTruthy()
  expect(screen.getByText('후기 3번이에요.')).toBeTruthy()
  expect(screen.queryByText('후기 1번이에요.')).toBeNull()
  expect(screen.queryByText('후기 2번이에요.')).toBeNull()
  const photos = within(await screen.findByRole('list', { name: '후기 사진 모음' })).getAllByRole('button')
  expect(photos.map((photo) => photo.getAttribute('aria-label'))).toEqual([
    '사진 1 크게 보기: 후기 3의 사진',
    '사진 2 크게 보기: 후기 4의 사진',
  ])
})

test('the author of a review is muted by the review', async () => {
  logIn()
  const sent: unknown[] = []
  visit(
    '/place/12/review',
    community([], {
      'GET /places/12/reviews': page([review(1, min), review(2, sua)]),
      'GET /places/12/reviews/photos': page([]),
      'GET /places/12/reviews/summary': { rating: 4, reviewCount: 2, stars: [0, 0, 0, 2, 0], tags: [], withPhotos: 0 },
      'GET /reviews/mine': page([]),
      'PUT /mutes/review/1': ({ body }: { body: unknown }) => (sent.push(body), [muted]),
    }),
  )
  await userEvent.click(await button('민지님 숨기기'))
  const sheet = within(await screen.findByRole('dialog', { name: '민지님 숨기기' }))
  await userEvent.click(await sheet.findByRole('button', { name: '숨기기' }))
  expect(await screen.findByText('숨긴 회원의 후기예요.')).toBeTruthy()
  await waitFor(() => expect(sent).toEqual([{ level: 'muted' }]))
  expect(screen.getByText('후기 2번이에요.')).toBeTruthy()
})

test('the settings list whom the member has muted or blocked, and take it back at once', async () => {
  logIn()
  visit('/my/setting', community([muted]))
  const taken = await button('민지님 숨김 풀기')
  await userEvent.click(taken)
  expect(await screen.findByText('숨기거나 차단한 회원이 없어요.')).toBeTruthy()
})
