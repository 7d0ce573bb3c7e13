import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { setVisitorDog } from '../../features/dogs/state.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { answers, card, kong, layout, names, page, prepareListPages, visit } from './list-pages.tsx'

prepareListPages()

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
    await waitFor(() => expect(document.title).toBe('카페 | 댕댕로드'))
    await userEvent.click(chips.getByRole('button', { name: '모두 지우기' }))
    await waitFor(() => expect(address()).toBe('/place?sort=liked'))
  })

  test('Everyday use: what the filter bar shows as a switch is not repeated as a chip', async () => {
    visit('/place?g=cafe&open=1&in=1')
    await screen.findAllByRole('article')
    const chips = within(screen.getByRole('list', { name: '적용한 조건' }))
    await chips.findByRole('button', { name: '카페 조건 빼기' })
    expect(chips.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['카페', '모두 지우기'])
    for (const name of ['지금 영업 중', '실내'])
      expect(screen.getAllByRole('button', { name, pressed: true })).toHaveLength(1)
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
    expect(await first.findByText(/갈 수 있어요|조건부|갈 수 없어요|확인 필요/)).toBeTruthy()
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
