import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { overlays } from '../../ui/overlays/state.ts'
import { showScreen } from '../../platform/testing/show-screen.tsx'
import { BannerHost } from '../BannerHost.tsx'

const type = userEvent.setup({ delay: null })
let id = 0
const banner = (slot: string, title: string, own: object = {}) => ({
  id: (id += 1),
  slot,
  title,
  text: '',
  href: null,
  photo: null,
  screens: ['all'],
  until: null,
  ...own,
})

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

const show = (...items: object[]) => showScreen(<BannerHost />, { 'GET /banners': { items, next: null } })

test('What fell: of the banners of a screen the first is shown, until it is hidden for today', async () => {
  const past = new Date(Date.now() - 1000).toISOString()
  const soon = new Date(Date.now() + 60_000).toISOString()
  const items = [
    banner('banner', '지난 소식', { until: past }),
    banner('banner', '지도 소식', { screens: ['map'] }),
    banner('banner', '오늘 소식', { screens: ['home'], until: soon }),
    banner('banner', '다음 소식'),
  ]
  const { unmount } = show(...items)
  const shown = () => screen.queryAllByText(/소식$/).map(({ textContent }) => textContent)
  await waitFor(() => expect(shown()).toEqual(['오늘 소식']))
  expect(overlays().strip).toBe(true)
  await type.click(screen.getByRole('button', { name: /닫기|숨기기/ }))
  await waitFor(() => expect(shown()).toEqual(['다음 소식']))
  unmount()
  expect(overlays().strip, 'the place above the tabs').toBe(false)
  show(...items)
  await waitFor(() => expect(shown()).toEqual(['다음 소식']))
})
