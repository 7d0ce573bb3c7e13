import { act, renderHook, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

const given = vi.hoisted(() => ({ loads: 0, fails: false }))
const VERDICT = '../../../../contract/verdict/verdict.ts'

beforeEach(() => {
  vi.resetModules()
  given.loads = 0
  given.fails = false
  vi.doMock(VERDICT, () => {
    given.loads += 1
    if (given.fails) throw new Error('No network')
    return { verdictOfAll: () => null }
  })
})

test('R2.34 the code that gives verdicts is not loaded for a visitor without a dog, and is once there is one', async () => {
  const { useJudge } = await import('./hooks.ts')
  const { result, rerender } = renderHook(({ wanted }) => useJudge(wanted), { initialProps: { wanted: false } })
  await new Promise((resolve) => setTimeout(resolve))
  expect(given.loads).toBe(0)
  expect(result.current).toBeNull()
  rerender({ wanted: true })
  await waitFor(() => expect(result.current).not.toBeNull())
  expect(given.loads).toBe(1)
})

test('a card that is drawn later gives its verdict at once', async () => {
  const { loadJudge, useJudge } = await import('./hooks.ts')
  await loadJudge()
  const seen: unknown[] = []
  renderHook(() => seen.push(useJudge(true)))
  expect(seen).not.toContain(null)
})

test('R2.34 HTML from the server holds no verdict, whatever the process has loaded', async () => {
  const { loadJudge, useJudge } = await import('./hooks.ts')
  await loadJudge()
  const Card = () => <p>{useJudge(true) ? 'verdict' : 'rule'}</p>
  expect(renderToString(<Card />)).toBe('<p>rule</p>')
})

test('what failed to load is tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    given.fails = true
    const { loadJudge, useJudge } = await import('./hooks.ts')
    await loadJudge()
    const { result } = renderHook(() => useJudge(true))
    expect(result.current).toBeNull()
    vi.doMock(VERDICT, () => ({ verdictOfAll: () => null }))
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await act(() => loadJudge())
    expect(result.current).not.toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
