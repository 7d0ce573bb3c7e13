import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toDevicePlace, MAX_SAVED } from './model.ts'
import { forgetAll, getDevicePlaces, recordOpened, savePlace, unsavePlace, useIsSaved } from './state.ts'

const place = (id: number) => toDevicePlace({ id, name: `곳 ${id}`, lat: 37, lng: 127 }, id)
const KEY = 'daengdaeng.saved'

beforeEach(() => {
  forgetAll('saved')
  forgetAll('recent')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('C5 a saved place is saved for every reader, in this tab and the others', () => {
  const { result } = renderHook(() => useIsSaved(1))
  expect(result.current).toBe(false)
  act(() => void savePlace(place(1)))
  expect(result.current).toBe(true)
  act(() => {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, saved: [], recent: [] }))
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  })
  expect(result.current).toBe(false)
})

test('C5 concurrent writes of another tab are not lost', () => {
  savePlace(place(1))
  localStorage.setItem(KEY, JSON.stringify({ version: 1, saved: [place(2), place(1)], recent: [] }))
  recordOpened(place(3))
  expect(getDevicePlaces().saved.map(({ id }) => id)).toEqual([2, 1])
  unsavePlace(1)
  expect(getDevicePlaces().saved.map(({ id }) => id)).toEqual([2])
})

test('C5 if the browser refuses storage, nothing is called saved', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  expect(savePlace(place(1))).toBe('refused')
  expect(getDevicePlaces().saved).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})

test('C5 a store of another shape is dropped', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.setItem(KEY, JSON.stringify({ saved: ['1'] }))
  recordOpened(place(3))
  expect(getDevicePlaces()).toEqual({ saved: [], recent: [expect.objectContaining({ id: 3 })] })
  expect(warn).toHaveBeenCalledOnce()
})

test('C5 the number of bookmarks is limited, and saving one again is not refused', () => {
  const saved = Array.from({ length: MAX_SAVED }, (_, index) => place(MAX_SAVED - index))
  localStorage.setItem(KEY, JSON.stringify({ version: 1, saved, recent: [] }))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(savePlace(place(MAX_SAVED + 1))).toBe('full')
  expect(savePlace(place(1))).toBe('done')
})
