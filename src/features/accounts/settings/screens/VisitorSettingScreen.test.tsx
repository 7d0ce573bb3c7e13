import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { COLOR_SCHEME_KEY } from '../../../../lib/color-scheme.ts'
import { Overlays } from '../../../../ui/overlays/Overlays.tsx'
import { VisitorSettingScreen } from './VisitorSettingScreen.tsx'

vi.mock('idb-keyval', () => import('../../../../platform/testing/stub-idb-keyval.ts'))

afterEach(() => localStorage.clear())

function show() {
  const history = createMemoryHistory({ initialEntries: ['/my/setting'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <VisitorSettingScreen dog={null} space={null} />
        <Overlays />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}

test('R2.21 Everyday use: a visitor chooses the theme without an account', async () => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: '어둡게' }))
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  await userEvent.click(screen.getByRole('radio', { name: '밝게' }))
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light')
})

test('R2.21 Everyday use: a visitor deletes what they left on the device, after a question; the theme stays', async () => {
  localStorage.setItem('daengdaeng.dog', '{}')
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark')
  show()
  const press = () => userEvent.click(screen.getByRole('button', { name: '모두 지우기' }))
  const answer = async (name: string) =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  await press()
  await answer('취소')
  expect(localStorage.getItem('daengdaeng.dog')).toBe('{}')
  await press()
  await answer('확인')
  expect(await screen.findByText('이 기기의 기록을 모두 지웠어요.')).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('daengdaeng.dog')).toBeNull())
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('dark')
})
