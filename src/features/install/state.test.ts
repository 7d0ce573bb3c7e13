import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

/** A page that was just opened. */
async function open() {
  vi.resetModules()
  const state = await import('./state.ts')
  state.listenForOffers()
  return { ...state, ...renderHook(() => state.useInstall()) }
}

function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<{ outcome: string }>>().mockResolvedValue({ outcome })
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  return { event, prompt }
}

test('What fell: without an offer of the browser its guide is shown, until it is closed', async () => {
  const { closeInstallSheet, explainInstall, install, result } = await open()
  expect(result.current).toEqual({ offered: false, installed: false, sheetOpen: false })
  await act(async () => expect(await install()).toBe('shown'))
  expect(result.current.sheetOpen).toBe(true)
  act(() => closeInstallSheet())
  expect(result.current.sheetOpen).toBe(false)
  act(() => explainInstall())
  expect(result.current.sheetOpen).toBe(true)
})

test.each(['accepted', 'dismissed'] as const)(
  'What fell: an offer to install is kept for a press, used once, and %s is told',
  async (outcome) => {
    const { install, result } = await open()
    const { event, prompt } = offer(outcome)
    expect(event.defaultPrevented, 'the browser shows no bar of its own').toBe(true)
    expect(result.current.offered).toBe(true)
    expect(prompt).not.toHaveBeenCalled()

    await act(async () => expect(await install()).toBe(outcome))
    expect(prompt).toHaveBeenCalledOnce()
    expect([result.current.offered, result.current.sheetOpen]).toEqual([false, false])
    await act(async () => expect(await install(), 'an offer can be used once').toBe('shown'))
  },
)

test('What fell: once it is installed nothing is offered any more', async () => {
  const { result } = await open()
  offer('accepted')
  act(() => void dispatchEvent(new Event('appinstalled')))
  expect([result.current.offered, result.current.installed]).toEqual([false, true])
})
