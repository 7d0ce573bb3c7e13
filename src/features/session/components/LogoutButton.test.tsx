import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { failure, stubApi } from '../../../platform/testing/stub-api.ts'
import { closeDialog, overlays } from '../../../ui/overlays/state.ts'
import { getSession, markLoggedIn } from '../state.ts'
import { LogoutButton } from './LogoutButton.tsx'

test.each([
  ['refused', () => failure(500, { code: 'INTERNAL', message: '서버 오류가 발생했습니다.' })],
  ['never answered', () => Promise.reject(new TypeError('Failed to fetch'))],
])('What fell 13: R8.03 a logout that is %s says so, logs out here, and leads to the login page', async (_, answer) => {
  stubApi({ 'POST /auth/logout': answer })
  markLoggedIn({ id: 7, role: 'member' })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const went = vi.spyOn(router, 'navigate').mockResolvedValue()
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <LogoutButton />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  await vi.waitFor(() => expect(overlays().dialog.show).toBe(true))
  closeDialog(true)
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith({ href: '/auth/login' }))
  expect(getSession().loggedIn).toBe(false)
  expect(overlays().toasts.map(({ message }) => message)).toContain('로그아웃 처리에 실패했습니다.')
  unmount()
})
