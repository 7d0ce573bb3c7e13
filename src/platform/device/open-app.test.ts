import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from './open-app.ts'

const assign = vi.fn<(url: string) => void>()
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  assign.mockClear()
  vi.stubGlobal('location', { assign })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('goes to the web where no app took the address', () => {
  openApp('nmap://route/car', 'https://map.naver.com/')
  expect(assign.mock.calls).toEqual([['nmap://route/car']])
  vi.advanceTimersByTime(2000)
  expect(assign.mock.calls.at(-1)).toEqual(['https://map.naver.com/'])
})

test('stays once the phone has switched to the app, also after returning', () => {
  openApp('nmap://route/car', 'https://map.naver.com/')
  see('hidden')
  vi.advanceTimersByTime(5000)
  see('visible')
  vi.advanceTimersByTime(5000)
  expect(assign).toHaveBeenCalledTimes(1)
})

test('leaves the fallback to Android, whose intent addresses name it', () => {
  openApp('intent://route/car#Intent;end', 'https://map.naver.com/')
  vi.advanceTimersByTime(5000)
  expect(assign).toHaveBeenCalledTimes(1)
})

test('does what it was told where nothing took the address, an intent neither', () => {
  const otherwise = vi.fn<() => void>()
  openApp('intent://page#Intent;end', otherwise)
  vi.advanceTimersByTime(2000)
  expect(otherwise).toHaveBeenCalledOnce()
  openApp('kakaotalk://web/openExternal', otherwise)
  see('hidden')
  vi.advanceTimersByTime(2000)
  expect(otherwise).toHaveBeenCalledOnce()
  expect(assign).toHaveBeenCalledTimes(2)
})

test('What fell 14: goes to the web also where the page came to the front meanwhile without having been hidden', () => {
  openApp('nmap://route/car', 'https://map.naver.com/')
  see('visible')
  vi.advanceTimersByTime(2000)
  expect(assign.mock.calls.at(-1)).toEqual(['https://map.naver.com/'])
})
