import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QuietHours } from '../../../contract/time/quiet-hours.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { markLoggedIn, markLoggedOut } from '../session/state.ts'
import { useLiveNotifications } from './hooks.ts'
import { unreadQuery } from './queries.ts'

class FakeSource extends EventTarget {
  static latest: FakeSource | undefined
  readyState = 1
  constructor() {
    super()
    FakeSource.latest = this
  }
  close() {}
}

const ME = 7
const NIGHT = { from: 22 * 60, until: 8 * 60 }
let answer: { unread: number; quiet: QuietHours | null }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T23:30:00+09:00') })
  vi.stubGlobal('EventSource', FakeSource)
  stubApi({ 'GET /notifications/unread': () => answer })
  markLoggedIn({ id: ME, role: 'member' })
})
afterEach(() => {
  act(markLoggedOut)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const ring = async () => {
  act(() => void FakeSource.latest?.dispatchEvent(new Event('bell')))
  await pass(100)
}

/** A page that shows the number. */
async function openBell() {
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(
    () => {
      useLiveNotifications()
      return useQuery(unreadQuery(ME)).data?.unread
    },
    { wrapper },
  )
  await pass(2000)
  return { shown: () => result.current, unmount }
}

test('in quiet hours the number stays, falls with what is read elsewhere, and is right once they end', async () => {
  answer = { unread: 2, quiet: NIGHT }
  const { shown } = await openBell()
  expect(shown(), 'as it is when the page is opened').toBe(2)
  answer.unread = 5
  await ring()
  expect(shown()).toBe(2)
  answer.unread = 1
  await ring()
  expect(shown()).toBe(1)
  answer.unread = 4
  await ring()
  // 08:00 is past midnight.
  await pass(8 * 3_600_000 + 29 * 60_000)
  expect(shown()).toBe(1)
  await pass(60_000)
  expect(shown()).toBe(4)
  answer.unread = 6
  await ring()
  expect(shown(), 'by day').toBe(6)
})

test('a page that is opened in quiet hours shows what there is', async () => {
  answer = { unread: 3, quiet: NIGHT }
  const first = await openBell()
  answer.unread = 9
  await ring()
  expect(first.shown()).toBe(3)
  first.unmount()
  expect((await openBell()).shown()).toBe(9)
})

test('without quiet hours, and once they are switched off elsewhere, the number rises at once', async () => {
  answer = { unread: 0, quiet: null }
  const { shown } = await openBell()
  answer.unread = 1
  await ring()
  expect(shown()).toBe(1)
  answer = { unread: 1, quiet: NIGHT }
  await ring()
  answer = { unread: 2, quiet: NIGHT }
  await ring()
  expect(shown()).toBe(1)
  answer = { unread: 2, quiet: null }
  await ring()
  expect(shown()).toBe(2)
})
