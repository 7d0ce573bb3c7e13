import { test as base, type Page } from '@playwright/test'
import { openProxy } from './proxy.ts'
import { type LayoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { watchNetwork } from './quiet-network.ts'

interface SharedPage {
  page: Page
  /** Base address of the server that all tests share, over a slow connection. */
  url: string
  /** The layout shifts since the last load. */
  jumps: () => Promise<LayoutShifts>
  /** Waits until nothing is requested any more. */
  quiet: () => Promise<void>
}

/**
 * For tests that each open one screen and check it: one page for all tests of a worker, so that the browser has parsed and compiled
 * the app's scripts after the first. All storage of the site is cleared before each test.
 */
export const test = base.extend<{ sharedPage: SharedPage }, { keptPage: SharedPage & { clear: () => Promise<void> } }>({
  keptPage: [
    async ({ browser }, provide, { project }) => {
      const line = await openProxy(process.env['DEMO_URL']!)
      // Each answer of the API is delayed separately, so their order varies. Not by `page.route`, which disables the browser's cache.
      let nth = 0
      line.hold(() => 150 + (nth++ % 4) * 150)
      const { viewport, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId, serviceWorkers } = project.use
      const context = await browser.newContext({
        viewport: viewport ?? null,
        ...(isMobile && { isMobile, hasTouch }),
        ...(deviceScaleFactor && { deviceScaleFactor }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(serviceWorkers && { serviceWorkers }),
      })
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      // DevTools can't clear a tab's session storage; the tests load one document each.
      await page.addInitScript(() => sessionStorage.clear())
      const jumps = await recordLayoutShifts(page)
      const quiet = watchNetwork(page)
      const clear = async () => {
        await page.goto(`${line.url}/robots.txt`)
        await context.clearCookies()
        await devTools.send('Storage.clearDataForOrigin', { origin: line.url, storageTypes: 'all' })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
      }
      await provide({ page, url: line.url, jumps, quiet, clear })
      await context.close()
      await line.close()
    },
    { scope: 'worker' },
  ],
  sharedPage: async ({ keptPage }, provide) => {
    await keptPage.clear()
    await provide(keptPage)
  },
})
