import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideSnackbar, overlays } from '../../../ui/overlays/state.ts'
import { forgetAll, getDevicePlaces, rememberLoginAsked, setPinStatus, unsavePlace } from '../state.ts'
import { recordOutcome } from '../../../platform/api/connection-state.ts'
import { cancelLoginDialog, getLoginDialog } from '../../session/login/state.ts'
import { markLoggedIn, markLoggedOut } from '../../session/state.ts'
import { useBookmark } from '../hooks.ts'
import { SaveButton } from './SaveButton.tsx'

const SAVED = '찜했어요. 연결이 없어도 볼 수 있어요.'
const LATER = '찜했어요. 연결되는 대로 이 기기에 받아 둘게요.'
const place = { id: 1, name: '곳', lat: 37, lng: 127 }
const said = () => (overlays().snackbar.visible ? overlays().snackbar.message : null)
const press = () => act(() => screen.getByRole('button', { name: '곳 찜' }).click())
const pressAndWait = async () => {
  press()
  // What follows a press is loaded by it.
  await act(() => vi.dynamicImportSettled())
}
const report = (...told: Parameters<typeof setPinStatus>) =>
  act(async () => {
    setPinStatus(...told)
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  rememberLoginAsked()
  forgetAll('saved')
  hideSnackbar()
  markLoggedOut()
  recordOutcome('answered')
  cancelLoginDialog()
  vi.stubGlobal('navigator', { serviceWorker: {} })
  render(<SaveButton place={place} />)
})
afterEach(async () => {
  // What still waits for the worker would speak up in the next test.
  act(() => void unsavePlace(1))
  await report([1, 2], null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('What fell 12: C5 a place is called saved once the device has it, not at a report about others', async () => {
  await pressAndWait()
  expect(said()).toBeNull()
  await report([2], { missing: [], full: false })
  expect(said()).toBeNull()
  await report([2, 1], { missing: [], full: false })
  expect(said()).toBe(SAVED)
})

test('What fell 12: C5 a place is never called saved where there is no room for what is saved', async () => {
  await pressAndWait()
  await report([2, 1], { missing: [2], full: true })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(said()).toBeNull()
})

test('What fell 12: C5 while it is being fetched, or without a network, the message promises no more than that', async () => {
  await pressAndWait()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(said()).toBe(LATER)
  await report([1], { missing: [], full: false })
  expect(said()).toBe(SAVED)

  act(() => void unsavePlace(1))
  await pressAndWait()
  await report([1], { missing: [1], full: false })
  expect(said()).toBe(LATER)
})

test('What fell 12: C5 where no worker answers, the queries of the page hold it', async () => {
  await pressAndWait()
  await report([1], null)
  expect(said()).toBe(SAVED)
})

test('R1.4 Everyday use: the first heart of a visitor asks to log in, keeps the place meanwhile, and asks no second time', async () => {
  localStorage.removeItem('daengdaeng.login-asked')
  await pressAndWait()
  expect(getDevicePlaces().saved).toMatchObject([{ id: 1 }])
  expect(getLoginDialog()).toMatchObject({ show: true, title: '로그인이 필요합니다' })
  await report([1], { missing: [], full: false })
  expect(said(), 'nothing is shown below a dialog').toBeNull()
  act(cancelLoginDialog)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(said()).toBe(SAVED)
  expect(getDevicePlaces().saved).toMatchObject([{ id: 1 }])

  act(() => void unsavePlace(1))
  await pressAndWait()
  expect(getLoginDialog().show).toBe(false)
  await report([1], { missing: [], full: false })
  act(() => overlays().snackbar.action!.act())
  expect(getLoginDialog().show, 'the message offers it').toBe(true)
})

test('Everyday use: without a network the first heart doesn’t ask to log in', async () => {
  localStorage.removeItem('daengdaeng.login-asked')
  recordOutcome('failed')
  await pressAndWait()
  expect(getLoginDialog().show).toBe(false)
  expect(getDevicePlaces().saved).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(said()).toBe(LATER)
})

test('a member who presses before the page knows them likes the place: nothing is kept on the device', async () => {
  const asMember = vi.fn()
  function Heart() {
    const { onPress } = useBookmark(place, asMember)
    return (
      <button type="button" onClick={onPress}>
        카드의 하트
      </button>
    )
  }
  render(<Heart />)
  // As the page's code is: the session is known, the heart is still the visitor's of the server's HTML.
  act(() => markLoggedIn({ id: 7, role: 'member' }))
  act(() => screen.getByRole('button', { name: '카드의 하트' }).click())
  expect(asMember).toHaveBeenCalledOnce()
  expect(getDevicePlaces().saved).toEqual([])
})
