import type { Page } from '@playwright/test'

const SMALL_PHONE = { width: 320, height: 640 }

/** Width of the page, in pixels, on a phone of 320 pixels whose owner has set the browser's text to 200 %. */
export const widthInLargeText = (page: Page): Promise<number> => inLargeText(page, widthOf)

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** What is read of the page on such a phone, or in another window with that text. */
export async function inLargeText<Read>(
  page: Page,
  read: (page: Page) => Promise<Read>,
  size = SMALL_PHONE,
): Promise<Read> {
  const before = page.viewportSize() ?? size
  const browser = await page.context().newCDPSession(page)
  try {
    await page.setViewportSize(size)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    // What measures itself settles some frames later, which are seconds on a busy machine.
    await page
      .waitForFunction((width) => document.documentElement.scrollWidth <= width, size.width, { timeout: 15_000 })
      .catch(() => null)
    return await read(page)
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await browser.detach()
    await page.setViewportSize(before)
  }
}
