import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts'
import type { EntryRecord } from '../../../contract/entries/entries-admin.ts'
import type { ReviewRecord } from '../../../contract/reviews/reviews-admin.ts'
import { openAdmin } from './admin-page.tsx'

const hrefOf = (name: string, within_ = screen.getByRole('main')) =>
  within(within_).getByRole('link', { name }).getAttribute('href')

const QUEUES = [
  'suggestions',
  'proposals',
  'reports',
  'appeals',
  'held',
  'conflicts',
  'stale',
  'imports',
  'questions',
] as const
const FIGURES = ['members', 'reviews', 'entries', 'likes', 'places', 'misses'] as const
const DASHBOARD: Dashboard = {
  queues: QUEUES.map((id) => ({ id, count: 1, oldest: '2026-11-20T00:00:00.000Z' })),
  figures: FIGURES.map((id) => ({ id, total: 3, days: [] })),
  missedWords: [],
}

test('R2.22 each queue and each figure of the dashboard leads to the list of what it counts', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T16:00:00Z'), toFake: ['Date'] })
  openAdmin('/adm', { 'GET /admin/dashboard': DASHBOARD, 'GET /admin/place-reading': { rows: [], phrases: [] } })
  const figures = await screen.findByRole('region', { name: '기간별 숫자' })
  const queues = screen.getByRole('region', { name: '기다리는 일' })
  expect(hrefOf('신고', queues)).toBe('/adm/report?state=reports')
  expect(hrefOf('이의 제기', queues)).toBe('/adm/report?state=appeals')
  expect(hrefOf('확인을 기다리는 글과 댓글', queues)).toBe('/adm/report?state=held')
  // Thirty days, in Korea.
  expect(hrefOf('새 회원', figures)).toBe('/adm/users?since=2026-10-25')
  expect(hrefOf('후기', figures)).toBe('/adm/review?since=2026-10-25')
  expect(hrefOf('입장 소식', figures)).toBe('/adm/entry?since=2026-10-25')
  expect(hrefOf('새 장소', figures)).toBe('/adm/place?since=2026-10-25')
  expect(hrefOf('찜', figures)).toBe('/adm/place?order=-liked')
  const words = document.querySelector(hrefOf('결과가 없던 검색', figures) ?? '')
  expect(words?.getAttribute('aria-label')).toBe('결과가 없던 검색어')
  await userEvent.click(within(figures).getByRole('button', { name: '7일' }))
  await vi.waitFor(() => expect(hrefOf('후기')).toBe('/adm/review?since=2026-11-17'))
  vi.useRealTimers()
})

test('R1.5 Back office: a review that nobody has reported is found in its list, and opens where it can be hidden', async () => {
  const review: ReviewRecord = {
    id: 7,
    place: { id: 3, name: '을왕리 카페' },
    author: null,
    stars: 2,
    text: '좁았어요. '.repeat(20),
    photoCount: 1,
    state: 'shown',
    visitedOn: '2026-11-20',
    createdAt: '2026-11-21T00:00:00.000Z',
    editedAt: null,
  }
  const asked: unknown[] = []
  const { router } = openAdmin('/adm/review?since=2026-11-01', {
    'GET /admin/reviews': ({ url }: { url: URL }) => (
      asked.push(url.search),
      { items: [review], cursor: null, total: 1 }
    ),
  })
  const row = within(await screen.findByRole('row', { name: /을왕리 카페/ }))
  expect(row.getByText('탈퇴한 회원')).toBeDefined()
  const link = row.getByRole('link')
  expect(link.getAttribute('href')).toBe('/adm/report/review/7')
  expect(link.textContent).toHaveLength(60)
  const since = screen.getByLabelText<HTMLInputElement>('쓴 때: 이날부터')
  expect(since.value).toBe('2026-11-01')
  await userEvent.clear(since)
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('R1.5 Back office: a queue that is longer than a page goes on behind it, and begins anew with another filter', async () => {
  const row = (id: number) => ({
    kind: 'post' as const,
    id,
    at: '일상',
    text: `글 ${id}`,
    author: '콩이네',
    hidden: false,
    automatic: false,
    holds: [],
    appeal: false,
    waiting: 1,
    oldest: '2026-11-20T00:00:00.000Z',
    reasons: ['spam' as const],
  })
  const asked: string[] = []
  openAdmin('/adm/report', {
    'GET /admin/reports': ({ url }: { url: URL }) => {
      asked.push(url.search)
      const from = Number(url.searchParams.get('from'))
      return {
        items: Array.from({ length: Math.min(50, 120 - from) }, (_, index) => row(from + index + 1)),
        total: 120,
      }
    },
  })
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText('글 50')
  expect(screen.queryByRole('button', { name: '이전' })).toBeNull()
  await press('다음')
  await screen.findByText('글 100')
  await press('다음')
  await screen.findByText('글 120')
  expect(screen.queryByRole('button', { name: '다음' })).toBeNull()
  await press('이전')
  await screen.findByText('글 51')
  await press('모두')
  await vi.waitFor(() => expect(asked.at(-1)).toMatch(/state=all/))
  expect(asked.at(-1)).not.toMatch(/from=50/)
})

test('R1.5 Back office: a queue is searched and filtered, shows the chosen columns, and all of it is a file', async () => {
  const row = (id: number) => ({
    kind: 'post' as const,
    id,
    at: '일상',
    text: `글 ${id}`,
    author: '콩이네',
    hidden: false,
    automatic: false,
    holds: [],
    appeal: false,
    waiting: 1,
    oldest: null,
    reasons: ['spam' as const],
  })
  const asked: URLSearchParams[] = []
  const { router } = openAdmin('/adm/report?kind=!post&cols=author,at', {
    'GET /admin/reports': ({ url }: { url: URL }) => {
      asked.push(url.searchParams)
      const from = Number(url.searchParams.get('from'))
      const limit = Number(url.searchParams.get('limit') ?? 50)
      return { items: Array.from({ length: Math.min(limit, 230 - from) }, (_, at) => row(from + at + 1)), total: 230 }
    },
  })
  const table = within(await screen.findByRole('table', { name: '신고 목록' }))
  const [link] = await table.findAllByRole('link', { name: '콩이네' })
  expect(link?.getAttribute('href')).toBe('/adm/report/post/1')
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['쓴 사람', '어디'])
  expect(asked[0]?.get('kind')).toBe('!post')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '까닭' }), 'spam')
  await userEvent.type(screen.getByLabelText('검색: 내용, 어디, 쓴 사람'), '전화{Enter}')
  await vi.waitFor(() => expect(asked.at(-1)?.get('q')).toBe('전화'))
  expect(router.state.location.search).toMatchObject({ kind: '!post', reason: 'spam', q: '전화' })

  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (files.push(blob as Blob), 'blob:x'))
  await userEvent.click(screen.getByRole('button', { name: 'CSV로 받기' }))
  await vi.waitFor(() => expect(files).toHaveLength(1))
  const lines = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n')
  expect([lines.length, lines[0], lines[1]]).toEqual([231, '\uFEFF"쓴 사람","어디"', '"콩이네","일상"'])
  const last = asked.at(-1)
  expect(['from', 'limit', 'kind', 'reason', 'q'].map((name) => last?.get(name))).toEqual([
    '0',
    '100000',
    '!post',
    'spam',
    '전화',
  ])
})

test('R1.5 Back office: places to check and proposals are filtered by not, and a file has as many rows as there are', async () => {
  const place = (id: number) => ({
    id,
    name: `곳 ${id}`,
    group: 'cafe',
    region: '강원 속초시',
    savers: 1,
    verifiedAt: null,
    suggestions: 0,
    conflicts: 0,
    oldest: null,
  })
  const proposal = (id: number) => ({
    id,
    name: `제보 ${id}`,
    group: null,
    address: '',
    position: null,
    rules: '목줄',
    way: 'visited',
    phone: '',
    homepage: '',
    photos: [],
    state: 'pending',
    answer: '',
    placeId: null,
    createdAt: '2026-11-20T00:00:00.000Z',
    decidedAt: null,
    author: '콩이네',
  })
  const asked: URLSearchParams[] = []
  const queueOf =
    (row: (id: number) => object) =>
    ({ url }: { url: URL }) => {
      asked.push(url.searchParams)
      const from = Number(url.searchParams.get('from'))
      const limit = Number(url.searchParams.get('limit') ?? 50)
      return { items: Array.from({ length: Math.min(limit, 230 - from) }, (_, at) => row(from + at + 1)), total: 230 }
    }
  const answers = {
    'GET /admin/verification': queueOf(place),
    'GET /admin/proposals': queueOf(proposal),
    'GET /groups': [{ key: 'cafe', name: '카페', icon: 'coffee', placeCount: 1 }],
  }
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (files.push(blob as Blob), 'blob:x'))
  const fileOf = async () => {
    const before = files.length
    await userEvent.click(screen.getByRole('button', { name: 'CSV로 받기' }))
    await vi.waitFor(() => expect(files).toHaveLength(before + 1))
    return ((await files.at(-1)?.text()) ?? '').trimEnd().split('\r\n')
  }
  const { router: shown } = openAdmin('/adm/verify?only=!stale', answers)
  expect((await screen.findAllByRole('row', { name: /곳 1 카페 강원 속초시/ })).length).toBe(1)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '무엇 때문에' }).value).toBe('!stale')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '시도' }), '!강원')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '종류' }), '!cafe')
  await vi.waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ only: '!stale', sido: '!강원', group: '!cafe' }),
  )
  expect(await fileOf()).toHaveLength(231)
  await act(() => shown.navigate({ to: '/adm/$', params: { _splat: 'proposal' } }))
  await screen.findByText('제보 1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '종류' }), '!cafe')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '어떻게 알았나' }), '!visited')
  await userEvent.type(screen.getByLabelText('검색: 이름, 어디, 동반 조건, 제보한 회원'), '해변{Enter}')
  const filtered = { state: 'pending', group: '!cafe', way: '!visited', q: '해변' }
  await vi.waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject(filtered))
  expect(await fileOf()).toHaveLength(231)
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ ...filtered, from: '0', limit: '100000' })
})

test('R1.5 Back office: an entry report leads to the check of its place, its words to where they can be hidden', async () => {
  const entry: EntryRecord = {
    id: 9,
    place: { id: 3, name: '을왕리 카페' },
    author: { id: 4, nickname: '콩이네' },
    outcome: 'refused',
    agreement: 'contradicts',
    weightKg: 14,
    sign: false,
    word: '자리가 없대요',
    words: 'shown',
    visitedOn: '2026-11-20',
    createdAt: '2026-11-21T00:00:00.000Z',
  }
  const silent: EntryRecord = { ...entry, id: 10, place: { id: 5, name: '남산 공원' }, word: '', words: 'none' }
  openAdmin('/adm/entry', { 'GET /admin/entries': { items: [entry, silent], cursor: null, total: 2 } })
  const row = within(await screen.findByRole('row', { name: /을왕리 카페/ }))
  expect(row.getByRole('link', { name: '을왕리 카페' }).getAttribute('href')).toBe('/adm/verify/3')
  expect(row.getByRole('link', { name: '자리가 없대요' }).getAttribute('href')).toBe('/adm/report/entry/9')
  expect(within(screen.getByRole('row', { name: /남산 공원/ })).getAllByRole('link')).toHaveLength(1)
})
