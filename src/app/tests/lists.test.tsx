import { createMemoryHistory } from '@tanstack/react-router'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dog } from '../../../contract/dogs.ts'
import { closeDogSheet, setVisitorDog } from '../../features/dogs/state.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { sampleCard, samplePlace } from '../../platform/testing/sample-place.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

const kong: Dog = { name: '콩이', weightKg: 14, size: 'medium', breed: null, restricted: false, guide: false, count: 1 }
const card = (id: number, name: string, more = {}) => sampleCard({ id, name, ...more })
const page = (items: unknown[], cursor: string | null = null, corrected = false) => ({ items, cursor, corrected })
const kind = (key: string, name: string) => ({ id: 1, key, name, icon: 'coffee', placeCount: 3 })

const answers = {
  'GET /site-config': { brand: '댕댕로드' },
  'GET /groups': [kind('cafe', '카페'), kind('pension', '펜션')],
  'GET /options': [{ id: 1, key: 'pool', name: '수영장', icon: 'pool', kind: 'amenity' }],
  'GET /regions': [{ sido: '강원', count: 5, sigungu: [{ name: '강릉시', count: 2 }] }],
  'GET /main-banners': [
    {
      id: 1,
      title: '바다를 함께 달려요',
      text: '바닷가 카페',
      href: '/place?g=cafe',
      photo: { src: '/media/b.svg', widths: [], alt: '바다', credit: null },
    },
  ],
  'GET /places': page([card(1, '안목 커피'), card(2, '솔향 펜션')]),
  'GET /places/count': { count: 2, capped: false },
  'GET /places/1': samplePlace(),
  'GET /places/1/nearby': [],
  'GET /search/popular': ['강릉 카페', '애견펜션'],
  'GET /search/suggestions': [],
  'POST /search/words': null,
}

function visit(path: string, more: Record<string, unknown> = {}) {
  const fetch = stubApi({ ...answers, ...more })
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [path] }))
  render(<App queryClient={queryClient} router={router} />)
  /** The queries of requests to a path, oldest first. */
  const asked = (to: string) =>
    fetch.mock.calls
      .map(([input]) => new URL(input instanceof Request ? input.url : input, 'http://page.test'))
      .filter((url) => url.pathname === `/api${to}`)
      .map((url) => Object.fromEntries(url.searchParams))
  return { router, fetch, asked, address: () => router.state.location.pathname + router.state.location.searchStr }
}

const names = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)
const layout = () => screen.getByRole('main').closest('[data-layout]')?.getAttribute('data-layout')

// A screen's code is loaded when it is first opened; on a busy machine that takes a while.
configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  localStorage.clear()
  // Saturday, 14:37 in Korea.
  vi.useFakeTimers({ now: new Date('2026-11-21T05:37:00Z'), toFake: ['Date'] })
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  setVisitorDog(null)
  closeDogSheet()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('R2.02 /', () => {
  test('renders in layout default: search, banners, kinds, three lists and the 17 시도', async () => {
    const { asked } = visit('/')
    expect(await screen.findByRole('heading', { level: 1, name: '우리 강아지와 갈 수 있는 곳' })).toBeTruthy()
    expect(layout()).toBe('default')
    const banner = await screen.findByRole('link', { name: /바다를 함께 달려요/ })
    expect(banner.getAttribute('href')).toBe('/place?g=cafe')
    const kinds = within(screen.getByRole('navigation', { name: '장소 종류' }))
    expect((await kinds.findByRole('link', { name: '펜션' })).getAttribute('href')).toBe('/place?g=pension')
    for (const title of ['내 근처', '많이 찜한 곳', '새로 확인한 곳']) {
      const section = within(await screen.findByRole('region', { name: title }))
      expect(await section.findAllByRole('article')).toHaveLength(2)
    }
    expect(asked('/places').map(({ order }) => order)).toEqual(['near', 'liked', 'verified'])
    const regions = within(screen.getByRole('navigation', { name: '지역으로 찾기' })).getAllByRole('link')
    expect(regions).toHaveLength(17)
    expect(await screen.findByRole('link', { name: '강원 5곳' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '장소, 지역, 초성으로 찾기' }).getAttribute('href')).toBe('/search')
  })

  test('states the origin, and shows no distance from a default origin', async () => {
    visit('/')
    expect(await screen.findByText(/대전 기준이에요/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '내 위치로' })).toBeTruthy()
    await screen.findAllByRole('article')
    expect(screen.queryByText(/km$/)).toBeNull()
  })

  test('invites to describe the dog, and once described says its name and weight', async () => {
    visit('/')
    await userEvent.click(await screen.findByRole('button', { name: /우리 강아지도 될까요/ }))
    const sheet = await screen.findByRole('dialog')
    await userEvent.click(within(sheet).getByRole('button', { name: '닫기' }))
    setVisitorDog(kong)
    const name = await screen.findByText('콩이', { selector: 'strong > span' })
    expect(name.parentElement?.textContent).toBe('콩이\u00a0· 14kg')
    expect(screen.getByRole('link', { name: '갈 수 있는 곳' }).getAttribute('href')).toBe('/place?fits=can')
  })

  test('shows only liked and newly confirmed places as such', async () => {
    const { asked } = visit('/', {
      'GET /places': ({ url }: { url: URL }) =>
        page(url.searchParams.has('freshness') ? [] : [card(1, '안목 커피', { likeCount: 0 })]),
    })
    expect(await screen.findByRole('article')).toBeTruthy()
    await waitFor(() => expect(screen.queryAllByRole('region', { name: /많이 찜한 곳|새로 확인한 곳/ })).toEqual([]))
    expect(asked('/places').find(({ order }) => order === 'verified')?.freshness).toBe('due,fresh')
  })

  test('a list that fails leaves the rest, and can be tried again', async () => {
    let broken = true
    visit('/', {
      'GET /places': ({ url }: { url: URL }) =>
        broken && url.searchParams.get('order') === 'liked'
          ? failure(500, { code: 'INTERNAL', message: '서버 오류가 발생했습니다.' })
          : page([card(1, '안목 커피')]),
    })
    const liked = within(await screen.findByRole('region', { name: '많이 찜한 곳' }))
    expect(await liked.findByText('서버 오류가 발생했습니다.')).toBeTruthy()
    broken = false
    await userEvent.click(liked.getByRole('button', { name: '다시 시도' }))
    expect(await liked.findByRole('article')).toBeTruthy()
  })
})

describe('R2.04 /place', () => {
  test('renders in layout place-list, with how many there are', async () => {
    visit('/place')
    await screen.findAllByRole('article')
    expect(names()).toEqual(['안목 커피', '솔향 펜션'])
    expect(layout()).toBe('place-list')
    expect(await screen.findByText('2곳')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('장소 | 댕댕로드'))
  })

  test('requests what the address says, and shows each filter as a removable chip', async () => {
    const { asked, address } = visit('/place?g=cafe&sido=강원&sigungu=강릉시&opt=pool&open=1&free=1&sort=liked')
    await screen.findAllByRole('article')
    expect(asked('/places')[0]).toEqual({
      group: 'cafe',
      sido: '강원',
      sigungu: '강릉시',
      options: 'pool',
      free: '1',
      openAt: '6-870',
      order: 'liked',
    })
    const chips = within(screen.getByRole('list', { name: '적용한 조건' }))
    expect(await chips.findByRole('button', { name: '카페 조건 빼기' })).toBeTruthy()
    await userEvent.click(chips.getByRole('button', { name: '강원 강릉시 조건 빼기' }))
    await waitFor(() => expect(address()).toBe('/place?free=1&g=cafe&open=1&opt=pool&sort=liked'))
    await userEvent.click(chips.getByRole('button', { name: '모두 지우기' }))
    await waitFor(() => expect(address()).toBe('/place?sort=liked'))
  })

  test('opens whatever the address holds', async () => {
    const { asked } = visit('/place?g=cafe&sido=평양&kg=heavy&sort=cheap&x=1')
    await screen.findAllByRole('article')
    expect(asked('/places')[0]).toEqual({ group: 'cafe', order: 'near', lat: '36.35', lng: '127.385' })
  })

  test('stores the order in the address', async () => {
    const { address } = visit('/place')
    await screen.findAllByRole('article')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '순서' }), '최근 확인순')
    await waitFor(() => expect(address()).toBe('/place?sort=verified'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '순서' }), '가까운 순')
    await waitFor(() => expect(address()).toBe('/place'))
  })

  test("narrows to the visitor's dog and shows its verdict on each card", async () => {
    setVisitorDog(kong)
    const { asked } = visit('/place')
    await screen.findAllByRole('article')
    await userEvent.click(screen.getByRole('button', { name: '콩이가 갈 수 있는 곳' }))
    await waitFor(() =>
      expect(asked('/places').at(-1)).toMatchObject({ fits: 'can', weight: '14', size: 'medium', day: '6' }),
    )
    const first = within((await screen.findAllByRole('article'))[0]!)
    expect(first.getByText(/갈 수 있어요|조건부|갈 수 없어요|확인 필요/)).toBeTruthy()
  })

  test('asks for the dog first if none is described', async () => {
    visit('/place')
    await screen.findAllByRole('article')
    await userEvent.click(screen.getByRole('button', { name: '우리 강아지가 갈 수 있는 곳' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  test('shows skeletons while it loads', async () => {
    let answer: (data: unknown) => void = () => {}
    visit('/place', { 'GET /places': () => new Promise((resolve) => (answer = resolve)) })
    expect(await screen.findByText('장소를 불러오는 중이에요')).toBeTruthy()
    answer(page([card(1, '안목 커피')]))
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(screen.queryByText('장소를 불러오는 중이에요')).toBeNull()
  })

  test('says what went wrong, and loads again', async () => {
    let broken = true
    visit('/place', {
      'GET /places': () =>
        broken
          ? failure(503, { code: 'UNAVAILABLE', message: '지금은 서비스를 이용할 수 없어요.' })
          : answers['GET /places'],
    })
    expect(await screen.findByText('지금은 서비스를 이용할 수 없어요.')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  test('an empty list names the most restrictive filter and removes it', async () => {
    const { address } = visit('/place?g=cafe&sido=강원&free=1', {
      'GET /places': ({ url }: { url: URL }) => page(url.searchParams.has('sido') ? [] : [card(3, '광안 카페')]),
      'GET /places/count': ({ url: { searchParams } }: { url: URL }) => ({
        count: !searchParams.has('sido') ? 12 : searchParams.has('group') ? 0 : 4,
        capped: false,
      }),
    })
    expect(await screen.findByText('조건에 맞는 곳이 없어요')).toBeTruthy()
    expect(await screen.findByText(/‘강원’ 조건 때문에 가장 많이 빠졌어요/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '모든 종류에서 찾기 · 4곳' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /동반 요금 없음.*빼기 ·/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '전국에서 찾기 · 12곳' }))
    expect(await screen.findByText('광안 카페')).toBeTruthy()
    expect(address()).toBe('/place?free=1&g=cafe')
  })

  test('loads more as it is scrolled, and keeps what it has when that fails', async () => {
    let broken = true
    const { asked } = visit('/place', {
      'GET /places': ({ url }: { url: URL }) => {
        if (!url.searchParams.has('cursor')) return page([card(1, '안목 커피')], 'c2')
        return broken
          ? failure(500, { code: 'INTERNAL', message: '서버 오류가 발생했습니다.' })
          : page([card(2, '솔향 펜션')])
      },
    })
    expect(await screen.findByText('서버 오류가 발생했습니다.')).toBeTruthy()
    expect(names()).toEqual(['안목 커피'])
    broken = false
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('솔향 펜션')).toBeTruthy()
    expect(asked('/places').at(-1)?.cursor).toBe('c2')
  })

  test('filters are put together in a sheet that says how many there are', async () => {
    const { address } = visit('/place?q=카페', {
      'GET /places/count': ({ url }: { url: URL }) => ({
        count: url.searchParams.has('sido') ? 5 : 1000,
        capped: !url.searchParams.has('sido'),
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: /^조건/ }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByRole('button', { name: '1,000곳 이상 보기' })).toBeTruthy()
    await userEvent.click(await sheet.findByRole('button', { name: '강원' }))
    await userEvent.click(await sheet.findByRole('button', { name: /강릉시/ }))
    await userEvent.click(sheet.getByRole('button', { name: '대형견' }))
    expect(address()).toBe('/place?q=%EC%B9%B4%ED%8E%98')
    await userEvent.click(await sheet.findByRole('button', { name: '5곳 보기' }))
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
        q: '카페',
        sido: '강원',
        sigungu: '강릉시',
        fits: 'can',
        kg: '28',
      }),
    )
  })

  test('going back shows the list as it was left, without asking again', async () => {
    const { asked, router, address } = visit('/place?g=cafe')
    await userEvent.click(await screen.findByRole('link', { name: '안목 커피' }))
    expect(await screen.findByRole('heading', { level: 1, name: samplePlace().name })).toBeTruthy()
    const before = asked('/places').length
    router.history.back()
    await screen.findByRole('link', { name: '안목 커피' })
    expect(address()).toBe('/place?g=cafe')
    expect(asked('/places')).toHaveLength(before)
  })
})

describe('R2.04 /search/list', () => {
  test('lists the results in layout place-list, best match first, and reports the successful search to the server once', async () => {
    const { asked, fetch } = visit('/search/list?q=커피', {
      'GET /places': page([card(1, '안목 커피', { highlights: [[3, 5]] })]),
    })
    const link = await screen.findByRole('link', { name: '안목 커피' })
    expect(layout()).toBe('place-list')
    expect(link.querySelector('mark')?.textContent).toBe('커피')
    expect(asked('/places')[0]).toEqual({ q: '커피', order: 'relevance' })
    await waitFor(() => expect(document.title).toBe('커피 검색 결과 | 댕댕로드'))
    const told = () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').map(([, init]) => init?.body)
    expect(told()).toEqual([])
    await userEvent.click(link)
    await waitFor(() => expect(told()).toEqual([JSON.stringify({ word: '커피' })]))
  })

  test('says when it searched for a corrected word', async () => {
    visit('/search/list?q=속쵸', { 'GET /places': page([card(1, '속초 카페')], null, true) })
    expect(await screen.findByText('‘속쵸’에 꼭 맞는 곳이 없어서 비슷한 말로 찾았어요.')).toBeTruthy()
  })

  test('shows an empty result with a link back to the search', async () => {
    visit('/search/list?q=없는말', { 'GET /places': page([]) })
    expect(await screen.findByText('‘없는말’에 맞는 곳을 찾지 못했어요')).toBeTruthy()
    expect(screen.getByRole('link', { name: '검색어 고치기' }).getAttribute('href')).toBe(
      '/search?q=%EC%97%86%EB%8A%94%EB%A7%90',
    )
  })
})

describe('R2.05 /search', () => {
  const place = {
    kind: 'place',
    text: '속초 파도 카페',
    detail: '강원 속초시',
    highlights: [[0, 2]],
    placeId: 1,
    group: 'cafe',
    sido: '강원',
    sigungu: '속초시',
  }
  const region = {
    kind: 'region',
    text: '강원 속초시',
    detail: '3곳',
    highlights: [[3, 5]],
    placeId: null,
    group: null,
    sido: '강원',
    sigungu: '속초시',
  }
  const field = () => screen.findByRole('combobox', { name: '검색어' })
  const recent = () =>
    screen.queryAllByRole('button', { name: /(?<!모두) 지우기$/ }).map((button) => button.getAttribute('aria-label'))

  test('renders in layout search, with popular words that lead to their list', async () => {
    visit('/search')
    const input = await field()
    await waitFor(() => expect(document.activeElement).toBe(input))
    await waitFor(() => expect(layout()).toBe('search'))
    expect((await screen.findByRole('link', { name: /애견펜션/ })).getAttribute('href')).toBe(
      `/search/list?q=${encodeURIComponent('애견펜션')}`,
    )
  })

  test('has the focus in its field, also after a navigation from another screen', async () => {
    const { router } = visit('/')
    await screen.findByRole('heading', { level: 1 })
    await router.navigate({ to: '/search' })
    const input = await field()
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(document.activeElement).toBe(input)
  })

  test('remembers what was searched on the device; one word or all can be forgotten', async () => {
    const { router, address } = visit('/search')
    await userEvent.type(await field(), '  강릉  카페 {Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('강릉 카페')}`))
    await router.navigate({ to: '/search' })
    await userEvent.type(await field(), '펜션{Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('펜션')}`))
    await router.navigate({ to: '/search' })
    await waitFor(() => expect(recent()).toEqual(['펜션 지우기', '강릉 카페 지우기']))
    expect(localStorage.getItem('daengdaeng.words')).toBe('["펜션","강릉 카페"]')
    await userEvent.click(screen.getByRole('button', { name: '펜션 지우기' }))
    expect(recent()).toEqual(['강릉 카페 지우기'])
    await userEvent.click(screen.getByRole('button', { name: '모두 지우기' }))
    expect(screen.queryByText('최근 검색어')).toBeNull()
    expect(localStorage.getItem('daengdaeng.words')).toBe('[]')
  })

  test('autocompletes while typing; the keyboard moves through and opens', async () => {
    const { asked, address } = visit('/search', { 'GET /search/suggestions': [place, region] })
    const input = await field()
    expect(input.getAttribute('aria-expanded')).toBe('false')
    await userEvent.type(input, '속초')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['속초 파도 카페강원 속초시', '강원 속초시3곳'])
    expect(options[0]?.querySelector('mark')?.textContent).toBe('속초')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    // One request for the word, not one for each key.
    expect(asked('/search/suggestions')).toEqual([{ q: '속초' }])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(address()).toBe(`/place?sido=${encodeURIComponent('강원')}&sigungu=${encodeURIComponent('속초시')}`),
    )
  })

  test('the highlighted option is reset when the word changes', async () => {
    const { address } = visit('/search', { 'GET /search/suggestions': [place, region] })
    await userEvent.type(await field(), '속초')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown} 카페{Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('속초 카페')}`))
  })

  test('an Enter that ends a composition searches for nothing', async () => {
    const { address } = visit('/search')
    const input = await field()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: '카페' } })
    const composing = fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 })
    expect(composing, 'the field lets it submit the form').toBe(false)
    expect(address()).toBe('/search')
    fireEvent.compositionEnd(input)
    await userEvent.type(input, '{Enter}')
    await waitFor(() => expect(address()).toBe(`/search/list?q=${encodeURIComponent('카페')}`))
  })
})
