import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'daengdaeng.banners'

/** The page as it is opened: what it keeps in memory is read anew. */
async function open(today: string) {
  vi.resetModules()
  const state = await import('./state.ts')
  const { result } = renderHook(() => state.useIsHidden(today))
  return { ...state, hidden: (id: number) => result.current(id) }
}

beforeEach(() => localStorage.clear())

test('What fell: a banner hidden for today is hidden at once and after a reload, others are not, and it is back tomorrow', async () => {
  const page = await open('2026-11-21')
  act(() => page.hideForToday(3, '2026-11-21'))
  act(() => page.hideForToday(4, '2026-11-21'))
  expect([3, 4, 5].map(page.hidden)).toEqual([true, true, false])
  expect([3, 4, 5].map((await open('2026-11-21')).hidden)).toEqual([true, true, false])

  const tomorrow = await open('2026-11-22')
  expect([3, 4].map(tomorrow.hidden)).toEqual([false, false])
  act(() => tomorrow.hideForToday(5, '2026-11-22'))
  expect([3, 5].map(tomorrow.hidden), 'of another day nothing is kept').toEqual([false, true])
})

test('What fell: a banner that is closed is hidden until the page is loaded again', async () => {
  const page = await open('2026-11-21')
  act(() => page.closeBanner(3))
  act(() => page.closeBanner(4))
  expect([3, 4, 5].map(page.hidden)).toEqual([true, true, false])
  expect((await open('2026-11-21')).hidden(3)).toBe(false)
})

test('What fell: hidden banners that are stored in another shape count as none', async () => {
  localStorage.setItem(KEY, JSON.stringify({ day: '2026-11-21', ids: ['3'] }))
  expect((await open('2026-11-21')).hidden(3)).toBe(false)
})
