import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { markLoggedIn, markLoggedOut } from '../../../session/state.ts'
import { MemberMenu } from './MemberMenu.tsx'

afterEach(() => {
  act(markLoggedOut)
  localStorage.clear()
})

function show() {
  const history = createMemoryHistory({ initialEntries: ['/my'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  render(
    <RouterContextProvider router={router}>
      <MemberMenu />
    </RouterContextProvider>,
  )
}
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null

test.each([
  ['member', null, null],
  ['mentor', '/mentor-dashboard', null],
  ['admin', '/mentor-dashboard', '/adm'],
] as const)('Everyday use: the menu of a %s leads to %s and %s', (role, desk, office) => {
  act(() => markLoggedIn({ id: 7, role }))
  show()
  expect(hrefOf('멘토 화면')?.replace(/\/$/, '') ?? null).toBe(desk)
  expect(hrefOf('관리')?.replace(/\/$/, '') ?? null).toBe(office)
  expect(hrefOf('설정')).toBe('/my/setting')
})

test('Everyday use: the menu of a visitor leads to their settings, and to nothing of a member', () => {
  show()
  expect(hrefOf('설정')).toBe('/my/setting')
  expect(hrefOf('프로필')).toBeNull()
})
