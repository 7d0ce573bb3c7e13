import { createMemoryHistory } from '@tanstack/react-router'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import type { MemberDog } from '../../../contract/dogs/member-dogs.ts'
import { closeDogSheet, getVisitorDog, openDogSheet, setVisitorDog } from '../../features/dogs/state.ts'
import { markLoggedIn, markLoggedOut } from '../../features/session/state.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { sampleDog } from '../../platform/testing/sample-dog.ts'
import { sampleCard, samplePlace } from '../../platform/testing/sample-place.ts'
import { sampleUser } from '../../platform/testing/sample-user.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { wipeDevice } from '../../platform/offline/wipe.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

/** The sample place admits dogs up to 15 kg. */
const kong = sampleDog({ id: 1, name: '콩이', weightKg: 30, size: 'large', main: true })
const bori = sampleDog({ id: 2, name: '보리', weightKg: 5, size: 'small', breed: '말티즈' })
const visitors: Dog = {
  name: null,
  weightKg: 5,
  size: 'small',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}
const ME = sampleUser({ nickname: '콩이누나' })

function visit(path: string, { dogs = [kong, bori], more = {} }: { dogs?: MemberDog[]; more?: object } = {}) {
  const fetch = stubApi({
    'GET /site-config': { brand: '댕댕로드' },
    'GET /groups': [],
    'GET /options': [],
    'GET /regions': [],
    'GET /main-banners': { items: [], next: null },
    'GET /likes': [],
    'GET /places': { items: [sampleCard({ id: 1, name: '안목 커피' })], cursor: null, corrected: false },
    'GET /places/count': { count: 1, capped: false },
    'GET /places/1': samplePlace({ id: 1 }),
    'GET /places/1/nearby': [],
    'GET /users/me': ME,
    'GET /dogs': dogs,
    ...more,
  })
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [path] }))
  render(<App queryClient={queryClient} router={router} />)
  const asked = (to: string) =>
    fetch.mock.calls
      .map(([input]) => new URL(input instanceof Request ? input.url : input, 'http://page.test'))
      .filter((url) => url.pathname === `/api${to}`)
      .map((url) => Object.fromEntries(url.searchParams))
  return { asked, router }
}

configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 60_000 })

beforeEach(async () => {
  await wipeDevice()
  vi.useFakeTimers({ now: new Date('2026-11-21T05:37:00Z'), toFake: ['Date'] })
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  setVisitorDog(null)
  closeDogSheet()
  markLoggedIn({ id: 7, role: 'member' })
  return () => {
    markLoggedOut()
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

describe('all my dogs', () => {
  test('at home they are named, and lead to the places where all of them may go', async () => {
    visit('/')
    expect(await screen.findByText('콩이·보리')).toBeTruthy()
    expect(screen.getByText('2마리 함께')).toBeTruthy()
    expect(screen.queryByText('우리 강아지도 될까요?')).toBeNull()
  })

  test('Everyday use: eight dogs are told in short', async () => {
    visit('/', {
      dogs: Array.from({ length: 8 }, (_, index) =>
        sampleDog({ id: index + 1, name: index ? `보리${index}` : '콩이' }),
      ),
    })
    expect(await screen.findByText('콩이 외 7마리')).toBeTruthy()
    expect(screen.getByText('8마리 함께')).toBeTruthy()
  })

  test('a list is requested for all of them, once they are known, and judges by the strictest', async () => {
    const { asked } = visit('/place?fits=can')
    const card = within(await screen.findByRole('article'))
    // Verdicts come after the card: their code is loaded later.
    expect(await card.findByText('갈 수 없어요', { selector: '[data-level]' })).toBeTruthy()
    expect((await card.findByText(/^보리/)).textContent).toBe('보리 갈 수 있어요')
    const first = { fits: 'can', weight: '30,5', size: 'large,small', dogs: '2', breed: '말티즈', day: '6' }
    expect(asked('/places')).toEqual([expect.objectContaining(first)])
    await waitFor(() => expect(asked('/places/count')[0]).toMatchObject(first))
  })

  test('a place gives the reason for each dog, the strictest first', async () => {
    visit('/place/1')
    const panel = within(await screen.findByRole('region', { name: '갈 수 없어요' }))
    const dogs = panel.getAllByRole('group').map((one) => within(one).getByText(/^(콩이|보리)$/).textContent)
    expect(dogs).toEqual(['콩이', '보리'])
    expect(panel.getByText('2마리가 함께 갈 때예요')).toBeTruthy()
  })

  test('a dog left at home is excluded everywhere at once; at least one travels', async () => {
    const { asked } = visit('/place?fits=can')
    await screen.findByRole('article')
    openDogSheet()
    const sheet = within(await screen.findByRole('dialog', { name: '오늘 함께 가는 강아지' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /콩이/ }))
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /보리/ }).disabled).toBe(true)
    await waitFor(() => expect(asked('/places').at(-1)).toMatchObject({ weight: '5', size: 'small' }))
    await userEvent.click(sheet.getByRole('button', { name: '완료' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('갈 수 있어요', { selector: '[data-level]' })).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('daengdaeng.travel') ?? '')).toEqual({ version: 1, userId: 7, home: [1] })
  })
})

describe('the dog of this device', () => {
  const kept: MemberDog[] = []
  const server = {
    'GET /dogs': () => [...kept],
    'POST /dogs': ({ body }: { body: MemberDog }) => {
      const dog = sampleDog({ ...body, id: kept.length + 1 })
      kept.push(dog)
      return dog
    },
  }
  beforeEach(() => void kept.splice(0))

  test('with a name is moved automatically after signing up', async () => {
    setVisitorDog({ ...visitors, name: '초롱' })
    visit('/auth/signup/welcome', { more: server })
    expect(await screen.findByText('초롱이를 우리 강아지로 등록했어요.')).toBeTruthy()
    expect(kept).toHaveLength(1)
    expect(getVisitorDog()).toBeNull()
  })

  test('without a name is asked for it, and errors are shown', async () => {
    setVisitorDog(visitors)
    visit('/auth/signup/welcome', { more: server })
    const offer = within(await screen.findByRole('region', { name: '이 기기에 적어 둔 강아지' }))
    await userEvent.click(offer.getByRole('button', { name: '우리 강아지로 등록' }))
    expect(await offer.findByText('이름을 입력해 주세요.')).toBeTruthy()
    await userEvent.type(offer.getByLabelText('이름'), '초롱')
    await userEvent.click(offer.getByRole('button', { name: '우리 강아지로 등록' }))
    expect(await screen.findByText('초롱이를 우리 강아지로 등록했어요.')).toBeTruthy()
    expect(kept).toEqual([expect.objectContaining({ name: '초롱', weightKg: 5 })])
  })

  test('stays on the device if refused, is still used for verdicts, and is offered again', async () => {
    setVisitorDog({ ...visitors, name: '초롱' })
    const refusal = { code: 'INTERNAL', message: '서버 오류가 발생했습니다.' }
    visit('/auth/signup/welcome', { more: { ...server, 'POST /dogs': () => failure(500, refusal) } })
    expect(await screen.findByText(refusal.message)).toBeTruthy()
    expect(screen.getByRole('button', { name: '우리 강아지로 등록' })).toBeTruthy()
    expect(screen.getByText(/초롱 기준으로/)).toBeTruthy()
    expect(getVisitorDog()?.name).toBe('초롱')
  })

  test('is offered to a member who describes their first dog in the sheet, and becomes theirs', async () => {
    visit('/place/1', { more: server })
    await userEvent.click(await screen.findByRole('button', { name: '우리 강아지 등록' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('radio', { name: /소형견/ }))
    await userEvent.click(sheet.getByRole('button', { name: '이 강아지로 보기' }))
    await userEvent.type(await sheet.findByLabelText('이름'), '초롱')
    await userEvent.click(sheet.getByRole('button', { name: '우리 강아지로 등록' }))
    expect(await screen.findByRole('dialog', { name: '오늘 함께 가는 강아지' })).toBeTruthy()
    expect(kept).toHaveLength(1)
    expect(getVisitorDog()).toBeNull()
  })
})
