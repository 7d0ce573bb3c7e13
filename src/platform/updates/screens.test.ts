import { expect, test } from 'vitest'
import { expectScreens, waitForScreens } from './screens.ts'

test('What fell 8: what nobody has asked for waits while the code of all screens is fetched, and no longer if that fails', async () => {
  expect(waitForScreens()).toBeUndefined()
  for (const end of [() => Promise.resolve(), () => Promise.reject(new TypeError('Failed to fetch'))]) {
    expectScreens(end())
    await expect(waitForScreens()).resolves.toBeUndefined()
    expect(waitForScreens()).toBeUndefined()
  }
})
