import { test as base } from '@playwright/test'
import { type Proxy, openProxy } from './proxy.ts'
import { createProfile, type Profile } from './profile.ts'

interface OfflineFixtures {
  /** A proxy to the server that all tests share: once cut, connections are refused, as if that server were gone. */
  line: Proxy
  /** Outlives the browser. */
  profile: Profile
  /** Ends the browser and cuts the connection: only the profile's storage is left. */
  leave: () => Promise<void>
}

/** For tests of the app without a network. `setOffline` alone would not test the worker's cold start and the profile's caches. */
export const test = base.extend<OfflineFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  line: async ({}, provide) => {
    const line = await openProxy(process.env['DEMO_URL']!)
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
