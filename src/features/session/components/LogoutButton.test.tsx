import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { deleteDraft, writeDraft } from '../../../platform/forms/drafts.ts'
import { failure, stubApi } from '../../../platform/testing/stub-api.ts'
import { closeDialog, overlays } from '../../../ui/overlays/state.ts'
import { getSession, markLoggedIn } from '../state.ts'
import { LogoutButton } from './LogoutButton.tsx'

function show() {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const went = vi.spyOn(router, 'navigate').mockResolvedValue()
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <LogoutButton />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return { went, unmount }
}

const press = async () => {
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  await vi.waitFor(() => expect(overlays().dialog.show).toBe(true))
}

test.each([
  ['refused', () => failure(500, { code: 'INTERNAL', message: '서버 오류가 발생했습니다.' })],
  ['never answered', () => Promise.reject(new TypeError('Failed to fetch'))],
])('What fell 13: R8.03 a logout that is %s says so, logs out here, and leads to the login page', async (_, answer) => {
  stubApi({ 'POST /auth/logout': answer })
  markLoggedIn({ id: 7, role: 'member' })
  const { went, unmount } = show()
  await press()
  closeDialog(true)
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith({ href: '/auth/login' }))
  expect(getSession().loggedIn).toBe(false)
  expect(overlays().toasts.map(({ message }) => message)).toContain('로그아웃 처리에 실패했습니다.')
  unmount()
})

test('who logs out is told that unsent input is deleted as well, if there is any', async () => {
  localStorage.clear()
  const draft = { key: 'post.new', author: 7, maxAgeMs: 86_400_000 }
  const { unmount } = show()
  const asked = async () => {
    await press()
    const { message } = overlays().dialog
    closeDialog(false)
    return message
  }
  const UNSENT = '쓰다가 아직 보내지 않은 글도 지워져요.'
  expect(await asked()).not.toContain(UNSENT)
  writeDraft(draft, { title: '속초 산책' })
  expect(await asked()).toContain(UNSENT)
  deleteDraft(draft)
  expect(await asked()).not.toContain(UNSENT)
  unmount()
})
