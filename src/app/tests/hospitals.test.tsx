import { createMemoryHistory } from '@tanstack/react-router'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UNKNOWN_HOURS } from '../../../contract/time/hours.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { sampleCard } from '../../platform/testing/sample-place.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

const hospital = (id: number, name: string, more = {}) => sampleCard({ id, name, group: 'hospital', ...more })
const silent = hospital(2, '은행동 동물병원', { hours: UNKNOWN_HOURS, phone: '042-000-0000' })

function visit(path: string, open = [hospital(1, '밤샘 동물병원')]) {
  const asked: URLSearchParams[] = []
  stubApi({
    'GET /site-config': { brand: '댕댕로드' },
    'GET /groups': [{ id: 1, key: 'hospital', name: '동물병원', icon: 'stethoscope', placeCount: 2 }],
    'GET /options': [],
    'GET /regions': [],
    'GET /main-banners': { items: [], next: null },
    'GET /places/count': { count: open.length, capped: false },
    'GET /places': ({ url }: { url: URL }) => {
      asked.push(url.searchParams)
      return { items: url.searchParams.get('hours') === 'unknown' ? [silent] : open, cursor: null, corrected: false }
    },
  })
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [path] }))
  render(<App queryClient={queryClient} router={router} />)
  return { asked, address: () => router.state.location.pathname + router.state.location.searchStr }
}

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 20_000 })
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-21T14:37:00Z'), toFake: ['Date'] })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('Truth: the home screen leads to hospitals that are open now with one tap', async () => {
  visit('/')
  const link = await screen.findByRole('link', { name: '지금 여는 동물병원' })
  expect(link.getAttribute('href')).toBe('/place?g=hospital&open=1')
})

test('Truth: what is open stands first, the nearest before others; unknown hours are a number to call', async () => {
  const { asked } = visit('/place?g=hospital&open=1')
  expect(await screen.findByRole('heading', { name: '밤샘 동물병원' })).toBeTruthy()
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ group: 'hospital', openAt: '6-1410', order: 'near' })
  const section = within(await screen.findByRole('region', { name: '시간을 모르는 곳' }))
  expect(section.getByText(/시간 모름 · 전화해 보세요/)).toBeTruthy()
  expect(section.getByRole('link', { name: /은행동 동물병원에 전화하기/ }).getAttribute('href')).toBe('tel:0420000000')
})

test('Truth: where none is surely open, those of unknown hours still stand below', async () => {
  visit('/place?g=hospital&open=1', [])
  expect(await screen.findByText('조건에 맞는 곳이 없어요')).toBeTruthy()
  expect(await screen.findByRole('region', { name: '시간을 모르는 곳' })).toBeTruthy()
})

test('Truth: the filter bar has it as one tap, whatever dog was chosen, and takes it back', async () => {
  const { address } = visit('/place?fits=can&kg=14&sort=liked')
  const chip = await screen.findByRole('button', { name: '지금 여는 동물병원' })
  await userEvent.click(chip)
  await waitFor(() => expect(address()).toBe('/place?g=hospital&open=1'))
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(chip)
  await waitFor(() => expect(address()).toBe('/place'))
})
