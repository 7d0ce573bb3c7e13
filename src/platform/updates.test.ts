import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RELOAD_GUARD_MS, reloadOnce } from './reload-guard.ts'
import { reloadOnChunkFailure, TAKE_OVER_MS, UPDATE_CHECK_MS, watchUpdates } from './updates.ts'

const reload = vi.fn()
const at = (pathname: string) => vi.stubGlobal('location', { pathname, reload })

/** The worker's registration and the page's container, as far as updates look at them. */
function browser({ controlled = true } = {}) {
  const container = Object.assign(new EventTarget(), { controller: controlled ? {} : null })
  const postMessage = vi.fn()
  const registration = { update: vi.fn(async () => {}), waiting: null as { postMessage: typeof postMessage } | null }
  return {
    ...watchUpdates(registration as never, container as never),
    registration,
    postMessage,
    found: () => (registration.waiting = { postMessage }),
    takenOver: () => {
      registration.waiting = null
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T05:05:00Z') })
  sessionStorage.clear()
  reload.mockClear()
  at('/place')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a newer build', () => {
  test('R4.11 R9.04 C4 is looked for every hour, by the worker’s registration', async () => {
    expect(UPDATE_CHECK_MS).toBe(60 * 60 * 1000)
    const { registration } = browser()
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS - 1)
    expect(registration.update).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(registration.update).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2 * UPDATE_CHECK_MS)
    expect(registration.update).toHaveBeenCalledTimes(3)
  })

  test('C4 a check without a network is no error, and the next is made', async () => {
    const { registration } = browser()
    registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(2 * UPDATE_CHECK_MS)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })

  test('R4.11 C4 is activated by the next navigation, whose path is then loaded in full', () => {
    const { found, onNavigate, takenOver, postMessage } = browser()
    onNavigate()
    expect(postMessage).not.toHaveBeenCalled()
    found()
    expect(postMessage, 'nothing happens to whoever stays').not.toHaveBeenCalled()
    onNavigate()
    expect(postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]])
    expect(reload, 'not before the newer worker answers').not.toHaveBeenCalled()
    takenOver()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('C4 that is slow to take over waits for the navigation after, not to load under the visitor’s hands', () => {
    const { found, onNavigate, takenOver } = browser()
    found()
    onNavigate()
    vi.advanceTimersByTime(TAKE_OVER_MS + 1)
    takenOver()
    expect(reload).not.toHaveBeenCalled()
    onNavigate()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('C4 that another tab has activated is loaded by the next navigation here, not under the visitor’s hands', () => {
    const { found, onNavigate, takenOver, postMessage } = browser()
    found()
    takenOver()
    expect(reload).not.toHaveBeenCalled()
    onNavigate()
    expect(reload).toHaveBeenCalledOnce()
    expect(postMessage).not.toHaveBeenCalled()
  })

  test('the first worker of a first visit loads nothing anew', () => {
    const { takenOver, onNavigate } = browser({ controlled: false })
    takenOver()
    onNavigate()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the guard', () => {
  test('R4.11 R9.04 lets a path be loaded in full once in 10 s', () => {
    expect(RELOAD_GUARD_MS).toBe(10_000)
    expect(reloadOnce()).toBe(true)
    vi.advanceTimersByTime(RELOAD_GUARD_MS - 1)
    expect(reloadOnce()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(reloadOnce()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('R4.11 counts each path by itself', () => {
    reloadOnce()
    at('/place/17')
    expect(reloadOnce()).toBe(true)
    at('/place')
    expect(reloadOnce()).toBe(false)
  })

  test('a clock that was set back does not lock a path, nor does what is no note of ours', () => {
    reloadOnce()
    vi.setSystemTime(new Date('2026-11-19T05:05:00Z'))
    expect(reloadOnce()).toBe(true)
    sessionStorage.setItem('daengdaeng.reloads', '{"/place":"soon"}')
    expect(reloadOnce()).toBe(true)
  })

  test('where nothing can be remembered nothing is loaded anew: it might never end', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError')
      },
    })
    expect(reloadOnce()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('a chunk that can’t be had', () => {
  test('R4.12 R9.04 loads the page in full, under the same guard', () => {
    reloadOnChunkFailure()
    const fail = () =>
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('Failed to fetch a.js') }))
    fail()
    fail()
    expect(reload).toHaveBeenCalledOnce()
    // The router, which has no such guard, takes it for done.
    expect(sessionStorage.getItem('tanstack_router_reload:Failed to fetch a.js')).toBe('1')
    vi.advanceTimersByTime(RELOAD_GUARD_MS)
    fail()
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
