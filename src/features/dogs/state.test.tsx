import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dog } from '../../../contract/dogs/dogs.ts'

const KEY = 'daengdaeng.dog'
const kong: Dog = {
  name: '콩이',
  weightKg: 14.2,
  size: 'medium',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}

/** A newly opened page: the module reads its state from the store again. */
async function openPage() {
  vi.resetModules()
  return import('./state.ts')
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

/** What a browser dispatches in this tab when another one writes. */
function writeInOtherTab(value: unknown) {
  localStorage.setItem(KEY, JSON.stringify(value))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the visitor’s dog', () => {
  test('is restored when the page is reopened', async () => {
    const first = await openPage()
    first.setVisitorDog(kong)
    const second = await openPage()
    expect(renderHook(() => second.useVisitorDog()).result.current).toEqual(kong)
  })

  test('changes on screen at once, and can be deleted', async () => {
    const { useVisitorDog, setVisitorDog } = await openPage()
    const { result } = renderHook(() => useVisitorDog())
    expect(result.current).toBeNull()
    act(() => setVisitorDog(kong))
    expect(result.current).toEqual(kong)
    act(() => setVisitorDog(null))
    expect(result.current).toBeNull()
    expect(stored()).toEqual({ version: 1, dog: null })
  })

  test.each([
    ['not JSON', '{'],
    ['of another version', JSON.stringify({ version: 99, dog: kong })],
    ['a weight that no dog has', JSON.stringify({ version: 1, dog: { ...kong, weightKg: 4000 } })],
    ['a name longer than any form takes', JSON.stringify({ version: 1, dog: { ...kong, name: '콩'.repeat(21) } })],
    ['a breed longer than any form takes', JSON.stringify({ version: 1, dog: { ...kong, breed: '개'.repeat(41) } })],
    ['a field missing', JSON.stringify({ version: 1, dog: { ...kong, size: undefined } })],
  ])('an unreadable stored value is dropped and logged: %s', async (_, text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    localStorage.setItem(KEY, text)
    const { useVisitorDog } = await openPage()
    expect(renderHook(() => useVisitorDog()).result.current).toBeNull()
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(KEY))
    warn.mockRestore()
  })

  test('lasts as long as the page if the browser refuses storage', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const { useVisitorDog, setVisitorDog } = await openPage()
    const { result } = renderHook(() => useVisitorDog())
    act(() => setVisitorDog(kong))
    expect(result.current).toEqual(kong)
    expect(warn).toHaveBeenCalled()
    vi.unstubAllGlobals()
    warn.mockRestore()
  })

  test('two tabs are synchronised', async () => {
    const { useVisitorDog } = await openPage()
    const { result } = renderHook(() => useVisitorDog())
    writeInOtherTab({ version: 1, dog: { ...kong, name: '두부' } })
    expect(result.current?.name).toBe('두부')
    writeInOtherTab({ version: 1, dog: null })
    expect(result.current).toBeNull()
  })

  test('is empty in server HTML, whatever the device stores', async () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, dog: kong }))
    const { useVisitorDog, useNow } = await openPage()
    const Seen = () => JSON.stringify([useVisitorDog(), useNow()])
    expect(renderToString(<Seen />)).toBe('[null,null]')
  })
})

describe('the present moment', () => {
  test('is Korea’s and advances with the minute', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T14:59:40Z') })
    const { useNow } = await openPage()
    const { result } = renderHook(() => useNow())
    expect(result.current).toEqual({ moment: { day: 5, weekday: 5, minute: 1439 }, today: '2026-11-20' })
    act(() => void vi.advanceTimersByTime(20_000))
    expect(result.current).toEqual({ moment: { day: 6, weekday: 6, minute: 0 }, today: '2026-11-21' })
  })

  test('stops its timer when there are no subscribers left', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') })
    const { useNow } = await openPage()
    const { unmount } = renderHook(() => useNow())
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
