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
  line: async ({ browserName: _ }, provide) => {
    const line = await openLine(process.env['DEMO_URL']!)
    await provide(line)
    await line.close()
  },
  profile: async ({ browserName: _ }, provide) => {
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
