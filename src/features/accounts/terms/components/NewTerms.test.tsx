import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SHOWN_VERSIONS } from '../../../../../contract/users/agreements.ts'
import type { Consent } from '../../../../../contract/users/consents.ts'
import { stubApi } from '../../../../platform/testing/stub-api.ts'
import { markLoggedIn } from '../../../session/state.ts'
import { NewTerms } from './NewTerms.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

const consent = (document: Consent['document'], version: number): Consent => ({
  document,
  version,
  agreedAt: '2026-11-21T03:00:00.000Z',
  withdrawnAt: null,
})
const OLD = [consent('terms', 1), consent('privacy', SHOWN_VERSIONS.privacy)]
const CURRENT = [consent('terms', SHOWN_VERSIONS.terms), ...OLD]

function show(consents: Consent[]) {
  const sent: unknown[] = []
  stubApi({
    'GET /users/me/consents': consents,
    'PUT /users/me/consents': ({ body }: { body: unknown }) => (sent.push(body), CURRENT),
  })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const queryClient = new QueryClient()
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <NewTerms userId={1} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return { sent, unmount, settled: () => waitFor(() => expect(queryClient.isFetching()).toBe(0)) }
}
const asked = () => screen.queryByRole('complementary', { name: '약관 안내' })

test('What fell 7: a member who agreed to an older version is asked again, and may read the documents first', async () => {
  const { sent } = show(OLD)
  await waitFor(() => expect(asked()).not.toBeNull())
  expect(screen.getByRole('link', { name: '이용약관' }).getAttribute('href')).toBe('/terms')
  expect(screen.getByRole('link', { name: '개인정보 처리방침' }).getAttribute('href')).toBe('/privacy')
  markLoggedIn({ id: 1, role: 'member' })
  await userEvent.click(screen.getByRole('button', { name: '동의하기' }))
  await waitFor(() => expect(asked()).toBeNull())
  expect(sent).toEqual([{ terms: SHOWN_VERSIONS.terms, privacy: SHOWN_VERSIONS.privacy }])
})

test('What fell 7: "later" is for a week', async () => {
  const { unmount } = show(OLD)
  await waitFor(() => expect(asked()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(asked()).toBeNull()
  unmount()
  const again = show(OLD)
  await again.settled()
  expect(asked()).toBeNull()
  again.unmount()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 86_400_000)
  show(OLD)
  await waitFor(() => expect(asked()).not.toBeNull())
})

test('What fell 7: a member who agreed to the current versions is asked nothing', async () => {
  const { settled } = show(CURRENT)
  await settled()
  expect(asked()).toBeNull()
})
