import { createMemoryHistory } from '@tanstack/react-router'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LikeList } from '../../../contract/likes/like-lists.ts'
import type { Like } from '../../../contract/likes/likes.ts'
import { forgetAll, getDevicePlaces, savePlace } from '../../features/saved/state.ts'
import { markLoggedIn, markLoggedOut } from '../../features/session/state.ts'
import { recordOutcome } from '../../platform/api/connection-state.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { sampleCard } from '../../platform/testing/sample-place.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { hideSnackbar } from '../../ui/overlays/state.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

// A screen's code is loaded when it is first opened; on a busy machine that takes a while.
configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 60_000 })

const ME = {
  id: 7,
  nickname: '콩이',
  email: 'kong@example.com',
  role: 'member' as const,
  introduction: '',
  photo: null,
}
const LISTS: LikeList[] = [
  { id: 5, name: '제주 여행', color: 'orange' },
  { id: 6, name: '카페', color: 'blue' },
]
const CARDS = [
  sampleCard({ id: 12, name: '속초 파도결 카페', lat: 38.19, lng: 128.58 }),
  sampleCard({ id: 13, name: '대전 숲길 펜션', lat: 36.35, lng: 127.38 }),
  sampleCard({ id: 14, name: '가파도 언덕 카페', lat: 33.17, lng: 126.27 }),
]
const like = (id: number, more: Partial<Like> = {}): Like => ({
  kind: 'place',
  id,
  likedAt: `2026-11-${id}T00:00:00.000Z`,
  note: '',
  listIds: [],
  ...more,
})

/** A server that stores likes. */
function server(given: Like[], more: Record<string, unknown> = {}) {
  let likes = given
  const change = (id: number, by: Partial<Like>) =>
    (likes = likes.map((one) => (one.id === id ? { ...one, ...by } : one)))
  return stubApi({
    'GET /site-config': { brand: '댕댕로드' },
    'GET /groups': [{ id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 1 }],
    'GET /options': [],
    'GET /users/me': ME,
    'GET /dogs': [],
    'GET /likes': () => [...likes].sort((a, b) => Date.parse(b.likedAt) - Date.parse(a.likedAt)),
    'GET /like-lists': LISTS,
    'GET /likes/places': () => CARDS.filter(({ id }) => likes.some((one) => one.id === id)),
    'PUT /likes/place/12/note': ({ body }: { body: { note: string } }) => {
      change(12, body)
      return body
    },
    'PUT /likes/place/12': ({ body: { liked, again } }: { body: { liked: boolean; again?: Partial<Like> } }) => {
      likes = liked ? [...likes, like(12, again)] : likes.filter(({ id }) => id !== 12)
      return { liked, likeCount: 1 }
    },
    ...more,
  })
}

function visit(path: string) {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [path] }))
  render(<App queryClient={queryClient} router={router} />)
  return router
}

/** Waits until the list of that name contains these. */
const listed = (name: string, ...places: string[]) =>
  waitFor(() => {
    const headings = within(screen.getByRole('list', { name })).getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(places)
  })

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  forgetAll('saved')
  recordOutcome('answered')
  hideSnackbar()
  markLoggedIn(ME)
})

test('R2.20 liked places are listed by date, by name, by distance, and per list', async () => {
  server([like(12, { listIds: [5] }), like(13), like(14, { listIds: [5, 6] })])
  const router = visit('/my/like')
  await listed('찜한 곳', '가파도 언덕 카페', '대전 숲길 펜션', '속초 파도결 카페')
  const chips = within(screen.getByRole('navigation', { name: '찜 목록' }))
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['전체 3', '제주 여행2', '카페1'])

  await userEvent.click(screen.getByRole('button', { name: '이름순' }))
  await listed('찜한 곳', '가파도 언덕 카페', '대전 숲길 펜션', '속초 파도결 카페')
  // From the default position, as the visitor shared none.
  await userEvent.click(screen.getByRole('button', { name: '가까운 순' }))
  await listed('찜한 곳', '대전 숲길 펜션', '속초 파도결 카페', '가파도 언덕 카페')
  expect(screen.getByText(/대전 기준이에요/)).toBeDefined()

  await userEvent.click(chips.getByRole('link', { name: /제주 여행/ }))
  await listed('제주 여행', '속초 파도결 카페', '가파도 언덕 카페')
  expect(router.state.location.href).toBe('/my/like?list=5&sort=near')
  const current = chips.getAllByRole('link').filter((link) => link.getAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual(['제주 여행2'])
  expect(screen.getByRole('link', { name: '지도로 보기' }).getAttribute('href')).toBe('/map?list=5&saved=1')
})

test('R2.20 a note is edited in place, and an unsent one stays as a draft', async () => {
  server([like(12)])
  visit('/my/like')
  await userEvent.click(await screen.findByRole('button', { name: '속초 파도결 카페 메모 남기기' }))
  await userEvent.type(screen.getByLabelText('메모'), '주차는 뒤쪽')
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  const line = await screen.findByRole('button', { name: '속초 파도결 카페 메모: 주차는 뒤쪽' })
  expect(line.textContent).toBe('주차는 뒤쪽')

  server([like(12, { note: '주차는 뒤쪽' })], {
    'PUT /likes/place/12/note': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await userEvent.click(line)
  await userEvent.type(screen.getByLabelText('메모'), ', 무료')
  await userEvent.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^속초 파도결 카페 메모: / }).textContent).toBe(
      '주차는 뒤쪽, 무료 · 아직 저장하지 못했어요',
    ),
  )
})

test('R2.20 an unliked place leaves the list, and undo restores it as it was', async () => {
  const fetch = server([like(12, { listIds: [6] }), like(13)])
  visit('/my/like')
  await userEvent.click(await screen.findByRole('button', { name: '속초 파도결 카페 찜' }))
  await listed('찜한 곳', '대전 숲길 펜션')
  await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }))
  await listed('찜한 곳', '대전 숲길 펜션', '속초 파도결 카페')
  const sent = fetch.mock.calls.filter(([, init]) => init?.method === 'PUT').map(([, init]) => init?.body as string)
  expect(sent.map((body) => JSON.parse(body) as object)).toEqual([
    { liked: false },
    { liked: true, again: { likedAt: like(12).likedAt, note: '', listIds: [6] } },
  ])
})

test('R2.20 a hidden place is named, with its note, and can be removed', async () => {
  server([like(12), like(99, { likedAt: '2026-11-20T00:00:00.000Z', note: '다시 열면 가기' })], {
    'PUT /likes/place/99': { liked: false, likeCount: 0 },
  })
  visit('/my/like')
  const gone = await screen.findByRole('article', { name: '이제 볼 수 없는 곳' })
  expect(gone.textContent).toContain('다시 열면 가기')
  await userEvent.click(within(gone).getByRole('button', { name: '찜에서 지우기' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: '이제 볼 수 없는 곳' })).toBeNull())
})

test('R2.20 without an answer the list says so and can be asked again', async () => {
  const broken = { 'GET /likes': () => failure(500, { code: 'INTERNAL', message: '서버 오류가 발생했습니다.' }) }
  server([], broken)
  visit('/my/like')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('서버 오류가 발생했습니다.')
  server([like(12)])
  await userEvent.click(within(alert).getByRole('button', { name: '다시 시도' }))
  await listed('찜한 곳', '속초 파도결 카페')
})

const save = (...ids: number[]) => {
  for (const id of ids) savePlace({ id, name: `곳 ${id}`, lat: 37, lng: 127, at: id })
}

test('R2.20 Everyday use: what a visitor liked on the device goes into the account after the login', async () => {
  save(12, 13, 99)
  const asked: unknown[] = []
  server([], {
    'POST /likes/places': ({ body }: { body: unknown }) => {
      asked.push(body)
      return { liked: [12], gone: [99], noRoom: [13] }
    },
  })
  visit('/my/like')
  expect(
    await screen.findByText(
      '1곳을 내 계정에 담았어요. 1곳은 이제 없는 장소라 담지 못했어요. 1곳은 찜이 가득 차서 이 기기에 남겨 두었어요.',
    ),
  ).toBeDefined()
  expect(asked).toEqual([{ ids: [99, 13, 12] }])
  expect(getDevicePlaces().saved.map(({ id }) => id)).toEqual([13])
  expect(screen.getByRole('link', { name: '이 기기 1' })).toBeDefined()
})

test('R2.20 Everyday use: if that fails the places stay, and the member can try again or leave it', async () => {
  save(12, 13)
  let fails = true
  server([], {
    'POST /likes/places': () => (fails ? failure(500) : { liked: [14], gone: [12, 13], noRoom: [] }),
  })
  visit('/auth/signup/welcome')
  expect(await screen.findByRole('heading', { name: '이 기기에 찜한 2곳을 계정에 담을까요?' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '계정에 담기' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(getDevicePlaces().saved).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '나중에' }))
  expect(screen.queryByRole('heading', { name: /계정에 담을까요/ })).toBeNull()
  fails = false
  save(14)
  await waitFor(() => expect(getDevicePlaces().saved).toEqual([]))
})

test('a card has one heart: a visitor’s bookmarks on the device, a member’s likes', async () => {
  save(15)
  markLoggedOut()
  const put: unknown[] = []
  server([like(12)], {
    'GET /places/15': sampleCard({ id: 15, name: '곳 15' }),
    'POST /likes/places': ({ body }: { body: unknown }) => {
      put.push(body)
      return { liked: [15], gone: [], noRoom: [] }
    },
  })
  visit('/my/like')
  const hearts = () => screen.getAllByRole('button', { name: /찜$/ }).map((button) => button.getAttribute('aria-label'))
  await screen.findByRole('button', { name: '곳 15 찜' })
  expect(hearts()).toEqual(['곳 15 찜'])
  markLoggedIn(ME)
  await screen.findByRole('button', { name: '속초 파도결 카페 찜' })
  expect(hearts()).toEqual(['속초 파도결 카페 찜'])
  await waitFor(() => expect(put).toEqual([{ ids: [15] }]))
  await waitFor(() => expect(getDevicePlaces().saved).toEqual([]))
})
