import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { getVisitorDog, setVisitorDog } from '../../features/dogs/state.ts'
import { failure } from '../../platform/testing/stub-api.ts'
import { card, kong, layout, page, prepareListPages, visit } from './list-pages.tsx'

prepareListPages()

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

  test('Everyday use: one tap on a size is enough for verdicts, and the focus stays there', async () => {
    visit('/')
    await userEvent.click(await screen.findByRole('button', { name: '대형견' }))
    expect(getVisitorDog()).toMatchObject({ size: 'large', weightKg: 28, name: null })
    const go = await screen.findByRole('link', { name: '갈 수 있는 곳' })
    expect(document.activeElement).toBe(go)
    expect(screen.getByText('우리 강아지', { selector: 'strong > span' })).toBeTruthy()
  })

  test('Everyday use: the header of a desktop leads a visitor to the login', async () => {
    visit('/')
    expect((await screen.findByRole('link', { name: '로그인' })).getAttribute('href')).toBe('/my')
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
