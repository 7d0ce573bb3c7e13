import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDark, watchDark } from './dark.ts'

const chosen = document.documentElement.dataset
let media: EventTarget & { matches: boolean }
beforeEach(() => {
  media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
})
afterEach(() => {
  delete chosen['mantineColorScheme']
  vi.unstubAllGlobals()
})

test.each([
  ['dark', false, true],
  ['light', true, false],
  [undefined, true, true],
  [undefined, false, false],
])('What fell: chosen as %s on a device that is dark: %s, the page is dark: %s', (choice, device, dark) => {
  if (choice) chosen['mantineColorScheme'] = choice
  media.matches = device
  expect(isDark()).toBe(dark)
})

test('What fell: a change of the choice or of the device is told, until nobody asks any more', async () => {
  const changed = vi.fn()
  const stop = watchDark(changed)
  media.dispatchEvent(new Event('change'))
  expect(changed).toHaveBeenCalledOnce()
  chosen['mantineColorScheme'] = 'dark'
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
  stop()
  media.dispatchEvent(new Event('change'))
  chosen['mantineColorScheme'] = 'light'
  await new Promise((resolve) => setTimeout(resolve))
  expect(changed).toHaveBeenCalledTimes(2)
})
