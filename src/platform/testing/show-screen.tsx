import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { addressOf, stubApi } from './stub-api.ts'

/** A screen on its own, with a stand-in for the server. It says what was sent to that, and records where it would lead instead of going there. */
export function showScreen(screen: ReactNode, answers: Record<string, unknown> = {}) {
  const fetch = stubApi(answers)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const went = vi.spyOn(router, 'navigate').mockResolvedValue()
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{screen}</RouterContextProvider>
    </QueryClientProvider>,
  )
  /** All writes so far: `['PUT /users/me', body]`. */
  const sent = () =>
    fetch.mock.calls.flatMap(([input, init]) => {
      const { method = 'GET', body } = init ?? {}
      const call = `${method} ${addressOf(input).pathname.replace(/^\/api/, '')}`
      return method === 'GET' ? [] : [[call, typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined]]
    })
  return { ...rendered, queryClient, went, sent }
}
