import { test as base, type Page } from '@playwright/test'
import { openLine } from './line.ts'
import { noteJumps } from './jumps.ts'

interface SharedPage {
  page: Page
  /** Of the server that all tests share, over a slow line. */
  url: string
  /** The sum of the layout shifts since the last load. */
  jumps: () => Promise<number>
}

/**
 * For tests that each open one screen and look at it: one page for all tests of a worker, so that the browser has parsed and compiled
 * the app's scripts after the first. `sharedPage` is cleared of all that the site has stored before each test.
 */
export const test = base.extend<{ sharedPage: SharedPage }, { keptPage: SharedPage & { clear: () => Promise<void> } }>({
  keptPage: [
    async ({ browser }, provide, { project }) => {
      const line = await openLine(process.env['DEMO_URL']!)
      // Each answer of the API comes late and by itself, in an order of its own. Not by `page.route`, which switches the browser's cache off.
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
      const jumps = await noteJumps(page)
      const clear = async () => {
        await page.goto('about:blank')
        await context.clearCookies()
        await devTools.send('Storage.clearDataForOrigin', { origin: line.url, storageTypes: 'all' })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
      }
      await provide({ page, url: line.url, jumps, clear })
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
