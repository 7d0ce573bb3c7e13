import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSeconds } from './use-seconds.ts'

test('What fell: a running clock says the present at once and each second, and nothing once it is stopped', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  try {
    const { result, rerender, unmount } = renderHook(({ running }) => useSeconds(running), {
      initialProps: { running: true },
    })
    expect(result.current).toBe(1_000_000)
    act(() => void vi.advanceTimersByTime(1000))
    expect(result.current).toBe(1_001_000)
    act(() => void vi.advanceTimersByTime(2000))
    expect(result.current).toBe(1_003_000)
    rerender({ running: false })
    expect(result.current).toBeNull()
    expect(vi.getTimerCount(), 'of a clock that is stopped').toBe(0)
    rerender({ running: true })
    unmount()
    expect(vi.getTimerCount(), 'of a clock that is gone').toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
