import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { getLoginDialog, openLoginDialog } from '../state.ts'
import { LoginDialog } from './LoginDialog.tsx'

const NONE = { kakao: null, naver: null, google: null }

function show(clientIds: ComponentProps<typeof LoginDialog>['clientIds'] = NONE) {
  const history = createMemoryHistory({ initialEntries: ['/place?q=콩'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  vi.spyOn(router, 'navigate').mockResolvedValue()
  render(
    <RouterContextProvider router={router}>
      <LoginDialog clientIds={clientIds} onElsewhere={() => {}} />
    </RouterContextProvider>,
  )
  return router
}

test('R3.04 R9.07 the login dialog says what it is for, is at most 380 wide and offers e-mail and sign-up', async () => {
  show()
  act(() => openLoginDialog())
  const dialog = await screen.findByRole('dialog', { name: '로그인이 필요합니다' })
  expect(dialog.textContent).toContain('로그인이 필요한 서비스입니다.')
  expect(screen.getByRole('button', { name: '이메일로 로그인' })).toBeDefined()
  expect(screen.getByRole('button', { name: '아직 계정이 없으신가요? 회원가입' })).toBeDefined()
  expect(document.querySelector<HTMLElement>('.mantine-Modal-root')!.style.getPropertyValue('--modal-size')).toBe(
    'calc(23.75rem * var(--mantine-scale))',
  )
  expect(380 / 16).toBe(23.75)
})

test('What fell 14: R4.09 its links lead to the login page and to the sign-up', async () => {
  for (const [name, href] of [
    ['이메일로 로그인', '/auth/login'],
    ['아직 계정이 없으신가요? 회원가입', '/auth/signup'],
  ] as const) {
    const router = show()
    act(() => openLoginDialog())
    await userEvent.click((await screen.findAllByRole('button', { name })).at(-1)!)
    expect(router.navigate).toHaveBeenCalledWith({ href })
    cleanup()
  }
})

test('R9.07 a social button per provider that is configured, labelled with its name, before 또는', async () => {
  show({ kakao: 'k', naver: null, google: 'g' })
  act(() => openLoginDialog())
  const dialog = await screen.findByRole('dialog')
  expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    '',
    '카카오 로그인',
    '구글 로그인',
    '이메일로 로그인',
    '아직 계정이 없으신가요? 회원가입',
  ])
  expect(screen.getByText('또는')).toBeDefined()
})

test('R4.08 it is persistent: Escape and a click beside it leave it open, its close button doesn’t', async () => {
  show()
  const onCancel = vi.fn<() => void>()
  act(() => openLoginDialog({ onCancel }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.querySelector('.mantine-Modal-overlay')!)
  await userEvent.click(document.querySelector('.mantine-Modal-inner')!)
  expect(getLoginDialog().show).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(onCancel).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('choosing e-mail remembers the full path and goes to the login page', async () => {
  const router = show()
  await router.load()
  act(() => openLoginDialog())
  await userEvent.click(await screen.findByRole('button', { name: '이메일로 로그인' }))
  expect(decodeURIComponent(sessionStorage.getItem('redirectAfterLogin')!)).toBe('/place?q=콩')
  expect(router.navigate).toHaveBeenCalledWith({ href: '/auth/login' })
  expect(getLoginDialog().show).toBe(false)
})
