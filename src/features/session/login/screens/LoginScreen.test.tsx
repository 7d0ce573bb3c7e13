import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoginScreen } from './LoginScreen.tsx'

test('What fell 14: R2.16 the login page leads to the sign-up, to a forgotten password, and on without a login', () => {
  const history = createMemoryHistory({ initialEntries: ['/auth/login'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <LoginScreen clientIds={{ kakao: null, naver: null, google: null }} onElsewhere={() => {}} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['비밀번호를 잊으셨나요?', '/auth/find-password'],
    ['회원가입', '/auth/signup'],
    ['로그인 없이 둘러보기', '/'],
  ])
})
