import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideSnackbar, overlays } from '../../../ui/overlays/state.ts'
import { forgetAll, setPinStatus, unsavePlace } from '../state.ts'
import { SaveButton } from './SaveButton.tsx'

const SAVED = '이 기기에 저장했어요. 연결이 없어도 볼 수 있어요.'
const LATER = '저장한 곳에 담았어요. 연결되는 대로 이 기기에 받아 둘게요.'
const place = { id: 1, name: '곳', lat: 37, lng: 127 }
const said = () => (overlays().snackbar.visible ? overlays().snackbar.message : null)
const press = () => act(() => screen.getByRole('button', { name: '저장' }).click())
const report = (...told: Parameters<typeof setPinStatus>) =>
  act(async () => {
    setPinStatus(...told)
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(() => {
  vi.useFakeTimers()
  forgetAll('saved')
  hideSnackbar()
  vi.stubGlobal('navigator', { serviceWorker: {} })
  render(<SaveButton place={place} look="bar" />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('What fell 12: C5 a place is called saved once the device has it, not at a report about others', async () => {
  press()
  expect(said()).toBeNull()
  await report([2], { missing: [], full: false })
  expect(said()).toBeNull()
  await report([2, 1], { missing: [], full: false })
  expect(said()).toBe(SAVED)
})

test('What fell 12: C5 a place is never called saved where there is no room for what is saved', async () => {
  press()
  await report([2, 1], { missing: [2], full: true })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(said()).toBeNull()
})

test('What fell 12: C5 while it is being fetched, or without a network, the message promises no more than that', async () => {
  press()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(said()).toBe(LATER)
  await report([1], { missing: [], full: false })
  expect(said()).toBe(SAVED)

  act(() => void unsavePlace(1))
  press()
  await report([1], { missing: [1], full: false })
  expect(said()).toBe(LATER)
})

test('What fell 12: C5 where no worker answers, the queries of the page hold it', async () => {
  press()
  await report([1], null)
  expect(said()).toBe(SAVED)
})
