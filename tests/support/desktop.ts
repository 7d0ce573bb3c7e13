import type { Page } from '@playwright/test'

/** Shows the page of a phone as a desktop of this width, in pixels, does: without touch, at one device pixel a CSS pixel. */
export type Resize = (width: number) => Promise<void>

const HEIGHT = 900

/**
 * What `read` finds of a page that was loaded on a phone, as a desktop shows it. The phone's view is restored, so a screen is loaded once
 * for both.
 */
export async function onDesktop<Read>(page: Page, read: (resize: Resize) => Promise<Read>): Promise<Read> {
  const browser = await page.context().newCDPSession(page)
  try {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    return await read(async (width) => {
      const metrics = { width, height: HEIGHT, deviceScaleFactor: 1, mobile: false }
      await browser.send('Emulation.setDeviceMetricsOverride', metrics)
    })
  } finally {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
    await browser.detach()
    await reapply(page)
  }
}

/** Playwright leaves out a size that it has set last: another one comes between. */
async function reapply(page: Page): Promise<void> {
  const own = page.viewportSize()
  if (!own) return
  await page.setViewportSize({ ...own, width: own.width + 1 })
  await page.setViewportSize(own)
}
