import { test as base } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { createProfile, type Profile } from './profile.ts'

interface Away {
  /** To the server that all tests share: cut, nobody answers at its address any more, as if that server were gone. */
  line: Line
  /** Outlives its browser. */
  profile: Profile
  /** The browser ends and the line is cut: nothing answers but what the profile holds. */
  leave: () => Promise<void>
}

/** For tests of what a device can do by itself. `setOffline` alone would leave the worker's cold start and the profile's caches untried. */
export const test = base.extend<Away>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  line: async ({}, provide) => {
    const line = await openLine(process.env['DEMO_URL']!)
    await provide(line)
    await line.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  profile: async ({}, provide) => {
    const profile = createProfile()
    await provide(profile)
    await profile.remove()
  },
  leave: async ({ line, profile }, provide) => {
    await provide(async () => {
      await profile.close()
      await line.cut()
    })
  },
})
