import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

async function open() {
  vi.resetModules()
  const { markRead, useReadNotices } = await import('./state.ts')
  const { result } = renderHook(() => useReadNotices())
  return { markRead, read: () => result.current }
}

beforeEach(() => localStorage.clear())

test('What fell: a notice that was read is marked at once and after a reload, once however often it is read', async () => {
  const page = await open()
  expect(page.read()).toEqual([])
  act(() => page.markRead(3))
  act(() => page.markRead(5))
  act(() => page.markRead(3))
  expect(page.read()).toHaveLength(2)
  expect(new Set(page.read())).toEqual(new Set([3, 5]))
  expect(new Set((await open()).read())).toEqual(new Set([3, 5]))
})

test('What fell: a notice that is opened first, before any list was shown, keeps those that were read before', async () => {
  await open().then(({ markRead }) => act(() => markRead(3)))
  vi.resetModules()
  const { markRead } = await import('./state.ts')
  markRead(5)
  expect(new Set((await open()).read())).toEqual(new Set([3, 5]))
})

test('What fell: read notices that are stored in another shape count as none', async () => {
  localStorage.setItem('daengdaeng.notices', JSON.stringify({ ids: [3] }))
  expect((await open()).read()).toEqual([])
})
