import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setVisitorDog } from '../../features/dogs/state.ts'
import { cancelLoginDialog } from '../../features/session/login/state.ts'
import { recordOutcome } from '../../platform/api/connection-state.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { App } from '../App.tsx'
import { onCaughtError } from '../errors/caught-errors.ts'
import { createAppRouter } from '../router.tsx'

/** The app at that path, with a stand-in for the server. A call that fails isn't tried again. */
export function openApp(path: string, answers: Record<string, unknown>) {
  const fetch = stubApi(answers)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [path] }))
  const { unmount } = render(<App queryClient={queryClient} router={router} />, { onCaughtError })
  return { fetch, queryClient, router, unmount }
}

/** A visitor without a dog, with a connection, not asked to log in, on Saturday at 14:30 in Korea. Call it once, at the top of a file. */
export function resetVisitor(): void {
  let warn = vi.spyOn(console, 'warn')
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T05:30:00Z'), toFake: ['Date'] })
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.clear()
    // What was read of it is kept; another tab’s clearing is heard.
    dispatchEvent(new StorageEvent('storage', { key: null }))
    setVisitorDog(null)
    cancelLoginDialog()
    recordOutcome('answered')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    warn.mockRestore()
  })
}
