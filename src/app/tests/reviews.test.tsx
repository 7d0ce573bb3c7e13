import { createMemoryHistory } from '@tanstack/react-router'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MyReview, Review, ReviewSummary } from '../../../contract/reviews.ts'
import { setVisitorDog } from '../../features/dogs/state.ts'
import { getLoginDialog } from '../../features/session/login/state.ts'
import { markLoggedIn, markLoggedOut } from '../../features/session/state.ts'
import { recordOutcome } from '../../platform/api/connection-state.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { closeDialog, overlays } from '../../ui/overlays/state.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

const ME = 7
const review = (id: number, more: Partial<Review> = {}): Review => ({
  id,
  stars: 4,
  text: `후기 ${id}번이에요. 아주 좋았어요.`,
  visitedOn: '2026-11-03',
  dog: { name: null, breed: '웰시코기', weightKg: 12.3, size: 'medium' },
  tags: ['parking'],
  helpfulCount: 2,
  createdAt: '2026-11-04T00:00:00.000Z',
  editedAt: null,
  author: { nickname: `이웃${id}`, photo: null },
  photos: [],
  ...more,
})
const mine = (id: number): MyReview => {
  const { author: _, ...written } = review(id)
  return {
    ...written,
    photos: [],
    place: { id: 12, name: '속초 파도결 카페', photo: null, shown: true },
    dogId: null,
    showDogName: false,
  }
}
const summary: ReviewSummary = {
  rating: 4.5,
  reviewCount: 2,
  stars: [0, 0, 0, 1, 1],
  tags: [{ tag: 'parking', count: 2 }],
  withPhotos: 1,
}
const page = (items: unknown[], cursor: string | null = null) => ({ items, cursor })

const answers = (more: Record<string, unknown> = {}) => ({
  'GET /site-config': { brand: '댕댕로드' },
  'GET /groups': [],
  'GET /options': [],
  'GET /places/12': samplePlace(),
  'GET /places/12/nearby': [],
  'GET /places/12/reviews': page([review(1), review(2)]),
  'GET /places/12/reviews/summary': summary,
  'GET /places/12/reviews/photos': page([]),
  'GET /reviews/mine': page([]),
  'GET /likes': [],
  'GET /likes/lists': [],
  'GET /dogs': [],
  'GET /users/me': {
    id: ME,
    email: 'kong@example.com',
    nickname: '콩이네',
    role: 'member',
    introduction: '',
    photo: null,
  },
  ...more,
})

function visit(path: string, stub: Record<string, unknown> = answers()) {
  const fetch = stubApi(stub)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [path] }))
  render(<App queryClient={queryClient} router={router} />)
  /** The requested addresses with their queries. */
  const asked = () => fetch.mock.calls.map(([input]) => (input as string).replace('/api', ''))
  return { router, asked }
}
const card = async (nickname: string) => within(await screen.findByRole('article', { name: `${nickname}님의 후기` }))

configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 60_000 })

let warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:30:00Z'), toFake: ['Date'] })
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  setVisitorDog(null)
  recordOutcome('answered')
  markLoggedOut()
})
afterEach(() => {
  vi.useRealTimers()
  closeDialog(false)
  warn.mockRestore()
})

describe('R2.11 /place/{id}/review', () => {
  test('shows the summary, and each review with its dog, its day and its tags', async () => {
    visit('/place/12/review')
    const together = within(await screen.findByRole('region', { name: '별점 요약' }))
    expect(together.getByText('4.5')).toBeTruthy()
    expect(together.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5점1개',
      '4점1개',
      '3점0개',
      '2점0개',
      '1점0개',
    ])
    const first = await card('이웃1')
    for (const words of ['웰시코기 · 12.3kg', '2026년 11월 3일 방문', '주차', '별점 5점 만점에 4점'])
      expect(first.getByText(words)).toBeTruthy()
    expect(await screen.findByText('속초 파도결 카페')).toBeTruthy()
  })

  test('a withdrawn author’s review stays', async () => {
    visit('/place/12/review', answers({ 'GET /places/12/reviews': page([review(1, { author: null })]) }))
    expect((await card('탈퇴한 회원')).getByText(/후기 1번/)).toBeTruthy()
  })

  test('is narrowed by the address, and by chips that change it', async () => {
    const { router, asked } = visit('/place/12/review?tag=parking&photos=1&order=helpful&nonsense=1')
    await card('이웃1')
    expect(asked()).toContain('/places/12/reviews?order=helpful&photos=1&tag=parking')
    await userEvent.click(await screen.findByRole('button', { name: '주차 2' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ order: 'helpful', photos: '1' }))
    expect(asked()).toContain('/places/12/reviews?order=helpful&photos=1')
  })

  test('reviews by owners of similar dogs come first once my dog is known', async () => {
    const { asked } = visit('/place/12/review?order=similar')
    expect(await screen.findByText(/몸무게와 크기를 알려 주시면/)).toBeTruthy()
    act(() =>
      setVisitorDog({
        name: '콩이',
        weightKg: 12.3,
        size: 'medium',
        breed: '웰시코기',
        restricted: false,
        guide: false,
        count: 1,
      }),
    )
    await waitFor(() =>
      expect(asked()).toContain(
        `/places/12/reviews?breed=${encodeURIComponent('웰시코기')}&order=similar&size=medium&weight=12.3`,
      ),
    )
  })

  test('the summary does not push down the skeleton of a list that arrives later', async () => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    const { asked } = visit(
      '/place/12/review',
      answers({ 'GET /places/12/reviews': () => late.then(() => page([review(1)])) }),
    )
    await waitFor(() => expect(asked()).toContain('/places/12/reviews/photos'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('region', { name: '별점 요약' })).toBeNull()
    await act(async () => arrive())
    await card('이웃1')
    expect(screen.getByRole('region', { name: '별점 요약' })).toBeTruthy()
  })

  test('loads page by page', async () => {
    const pages = ({ url }: { url: URL }) =>
      url.searchParams.has('cursor') ? page([review(3)]) : page([review(1), review(2)], 'next')
    visit('/place/12/review', answers({ 'GET /places/12/reviews': pages }))
    await card('이웃1')
    const more = screen.queryByRole('button', { name: '후기 더 보기' })
    if (more) await userEvent.click(more)
    await card('이웃3')
    expect(screen.queryByRole('button', { name: '후기 더 보기' })).toBeNull()
  })

  test('without any review it invites one; with filters it offers to clear them', async () => {
    visit('/place/12/review', answers({ 'GET /places/12/reviews': page([]) }))
    expect(await screen.findByText('아직 후기가 없어요')).toBeTruthy()
  })

  test('with filters that match none it offers to clear them', async () => {
    const { router } = visit('/place/12/review?tag=quiet', answers({ 'GET /places/12/reviews': page([]) }))
    await userEvent.click(await screen.findByRole('button', { name: '조건 풀기' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  test('a failed read without cached data is shown, with a retry', async () => {
    let there = false
    const list = () => {
      if (there) return page([review(1)])
      throw new TypeError('Failed to fetch')
    }
    visit('/place/12/review', answers({ 'GET /places/12/reviews': list }))
    expect(await screen.findByText(/아직 이 기기에 없어요/)).toBeTruthy()
    there = true
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await card('이웃1')
  })

  test('a visitor who finds one helpful or reports it is asked to log in', async () => {
    visit('/place/12/review')
    const first = await card('이웃1')
    await userEvent.click(first.getByRole('button', { name: '도움돼요 2' }))
    await waitFor(() => expect(getLoginDialog().show).toBe(true))
  })

  test('one’s own can be edited or deleted, not marked helpful; the rating is then loaded again', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    let gone = false
    const { asked } = visit(
      '/place/12/review',
      answers({
        'GET /reviews/mine': page([mine(1)]),
        'DELETE /reviews/1': () => {
          gone = true
          return null
        },
        'GET /places/12/reviews': () => page(gone ? [review(2)] : [review(1), review(2)]),
      }),
    )
    const own = await card('이웃1')
    await own.findByText('2분께 도움이 됐어요')
    expect(own.getByRole('link', { name: '고치기' }).getAttribute('href')).toBe('/my/review/1/edit')
    await userEvent.click(own.getByRole('button', { name: '지우기' }))
    await waitFor(() => expect(overlays().dialog.show).toBe(true))
    act(() => closeDialog(true))
    await waitFor(() => expect(screen.queryByRole('article', { name: '이웃1님의 후기' })).toBeNull())
    expect(asked().filter((path) => path === '/places/12/reviews/summary').length).toBeGreaterThan(1)
  })

  test('a report says why, and is sent once', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    visit('/place/12/review', answers({ 'POST /reports': ({ body }: { body: unknown }) => (sent.push(body), null) }))
    await userEvent.click((await card('이웃2')).getByRole('button', { name: '신고' }))
    const sheet = within(await screen.findByRole('dialog', { name: '후기 신고' }))
    await userEvent.click(await sheet.findByRole('button', { name: '신고하기' }))
    expect(await sheet.findByText('이유를 골라 주세요.')).toBeTruthy()
    await userEvent.click(sheet.getByRole('radio', { name: '사실과 달라요' }))
    await userEvent.click(sheet.getByRole('button', { name: '신고하기' }))
    await waitFor(() => expect(sent).toEqual([{ kind: 'review', id: 2, reason: 'false', text: '' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('R2.18 instead of the words, the nickname or one photo is reported; the review stays in sight', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    const photos = [1, 2].map((n) => ({ src: `/media/photo-${n}-{w}.webp`, widths: [320], alt: '', credit: null }))
    visit(
      '/place/12/review',
      answers({
        'GET /places/12/reviews': page([review(1), review(2, { photos })]),
        'POST /reports': ({ body }: { body: unknown }) => (sent.push(body), null),
      }),
    )
    for (const what of ['쓴 사람의 닉네임 ‘이웃2’', '2번째 사진']) {
      await userEvent.click((await card('이웃2')).getByRole('button', { name: '신고' }))
      const sheet = within(await screen.findByRole('dialog', { name: '후기 신고' }))
      await userEvent.click(await sheet.findByRole('radio', { name: what }))
      await userEvent.click(sheet.getByRole('radio', { name: '사실과 달라요' }))
      await userEvent.click(sheet.getByRole('button', { name: '신고하기' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const about = { kind: 'review', id: 2, reason: 'false', text: '' }
    expect(sent).toEqual([
      { ...about, part: 'nickname' },
      { ...about, part: 'photo', photo: photos[1]?.src },
    ])
    expect(await card('이웃2')).toBeTruthy()
  })
})

describe('R2.11 /place/{id}/review/create', () => {
  const write = async (text: string) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^5점/ }))
    await userEvent.type(screen.getByLabelText('다녀온 날'), '2026-11-20')
    await userEvent.type(screen.getByLabelText('후기', { selector: 'textarea' }), text)
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: '후기 올리기' }))
  const TEXT = '마당이 넓어서 좋았어요.'

  test('a visitor writes first and logs in afterwards; the draft becomes the member’s', async () => {
    const { router } = visit('/place/12/review/create')
    await write(TEXT)
    await send()
    expect(getLoginDialog().show).toBe(true)
    act(() => markLoggedIn({ id: ME, role: 'member' }))
    await screen.findByLabelText('사진 고르기')
    expect(screen.getByLabelText<HTMLTextAreaElement>('후기', { selector: 'textarea' }).value).toBe(TEXT)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^5점/ }).checked).toBe(true)
    expect(router.state.location.pathname).toBe('/place/12/review/create')
  })

  test('a future day, one three years ago, or too short a text is refused beside its field', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    visit('/place/12/review/create')
    await userEvent.click(await screen.findByRole('radio', { name: /^1점/ }))
    const day = screen.getByLabelText<HTMLInputElement>('다녀온 날')
    expect([day.min, day.max]).toEqual(['2023-11-22', '2026-11-21'])
    await userEvent.type(day, '2026-11-22')
    await userEvent.type(screen.getByLabelText('후기', { selector: 'textarea' }), '짧아요')
    await send()
    expect(await screen.findByText('아직 오지 않은 날이에요.')).toBeTruthy()
    expect(screen.getByText('10자 이상 적어 주세요.', { selector: '[data-error]' })).toBeTruthy()
  })

  test('R2.11 C6 without a network it is refused with a clear message, and no input is lost', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const broken = () => {
      throw new TypeError('Failed to fetch')
    }
    visit('/place/12/review/create', answers({ 'POST /places/12/reviews': broken }))
    await write(TEXT)
    await send()
    expect(await screen.findByText(/쓴 내용은 이 기기에 남아 있으니/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('후기', { selector: 'textarea' }).value).toBe(TEXT)
    expect(localStorage.getItem(`daengdaeng.draft.${ME}.review.new.12`)).toContain(TEXT)
  })

  test('an unloaded dog is asked for instead of being dropped silently', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    const post = ({ body }: { body: unknown }) => void sent.push(body)
    visit('/place/12/review/create', answers({ 'GET /dogs': failure(500), 'POST /places/12/reviews': post }))
    await write(TEXT)
    await send()
    expect(await screen.findByText('함께 간 강아지를 골라 주세요.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('two taps write one review, which updates the rating and deletes the draft', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    const { router } = visit(
      '/place/12/review/create',
      answers({
        'POST /places/12/reviews': ({ body }: { body: unknown }) => {
          sent.push(body)
          return mine(3)
        },
      }),
    )
    await write(TEXT)
    const button = screen.getByRole('button', { name: '후기 올리기' })
    await userEvent.dblClick(button)
    await waitFor(() => expect(router.state.location.pathname).toBe('/place/12/review'))
    expect(sent).toEqual([
      { stars: 5, visitedOn: '2026-11-20', dogId: null, showDogName: false, tags: [], photoIds: [], text: TEXT },
    ])
    expect(localStorage.getItem(`daengdaeng.draft.${ME}.review.new.12`)).toBeNull()
  })

  test('a second review of one day is refused at the day', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const message = '이날 다녀온 후기를 이미 쓰셨어요. 그 후기를 고칠 수 있어요.'
    visit(
      '/place/12/review/create',
      answers({ 'POST /places/12/reviews': failure(409, { code: 'REVIEW_EXISTS', message }) }),
    )
    await write(TEXT)
    await send()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('다녀온 날'))
  })
})

describe('R2.20 /my/review', () => {
  test('lists one’s own with their places, also deleted ones', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const closed = { ...mine(2), place: { id: 9, name: '문 닫은 카페', photo: null, shown: false } }
    visit('/my/review', answers({ 'GET /reviews/mine': page([mine(1), closed]) }))
    expect((await screen.findByRole('link', { name: '속초 파도결 카페' })).getAttribute('href')).toBe('/place/12')
    expect(screen.getByText('지금은 볼 수 없는 곳')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '문 닫은 카페' })).toBeNull()
  })

  test('/my/review/{review_id}/edit holds what was written, and leaves a deleted dog as it was', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const sent: unknown[] = []
    visit(
      '/my/review/1/edit',
      answers({
        'GET /reviews/1': mine(1),
        'PUT /reviews/1': ({ body }: { body: unknown }) => {
          sent.push(body)
          return mine(1)
        },
      }),
    )
    await userEvent.click(await screen.findByRole('radio', { name: /^2점/ }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /쓸 때 그대로/ }).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '고친 후기 올리기' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ stars: 2, text: mine(1).text, tags: ['parking'] })
    expect(sent[0]).not.toHaveProperty('dogId')
  })

  test('another member’s is not found', async () => {
    markLoggedIn({ id: ME, role: 'member' })
    const message = '후기를 찾을 수 없어요. 이미 지워졌을 수 있어요.'
    visit('/my/review/5/edit', answers({ 'GET /reviews/5': failure(404, { code: 'REVIEW_NOT_FOUND', message }) }))
    expect(await screen.findByText(message)).toBeTruthy()
  })
})

test('R2.08 R2.11 a place shows its latest reviews and links to all and to one’s own', async () => {
  visit('/place/12', answers({ 'GET /places/12/reviews': page([1, 2, 3, 4].map((id) => review(id))) }))
  await card('이웃3')
  expect(screen.queryByRole('article', { name: '이웃4님의 후기' })).toBeNull()
  expect(screen.getByRole('link', { name: '후기 모두 보기' }).getAttribute('href')).toBe('/place/12/review')
  expect(screen.getByRole('link', { name: '후기 쓰기' }).getAttribute('href')).toBe('/place/12/review/create')
})
