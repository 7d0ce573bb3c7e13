import type { Page } from '@playwright/test'
import type { Resize } from './desktop.ts'

/** How many pixels the page is wider than the window. A phone's `innerWidth` grows with what overflows: it zooms out to show all of it. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** How many pixels the page is wider than the window, at each of these widths where it is. */
export async function overflowAt(page: Page, widths: readonly number[], resize?: Resize): Promise<string[]> {
  const before = page.viewportSize()
  const own: Resize = (width) => page.setViewportSize({ width, height: before?.height ?? 800 })
  const found: string[] = []
  for (const width of widths) {
    await (resize ?? own)(width)
    // What measures itself settles some frames later.
    await page
      .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, null, {
        timeout: 5000,
      })
      .catch(() => null)
    const over = await overflow(page)
    if (over > 0) found.push(`${over} px at ${width}`)
  }
  if (before && !resize) await page.setViewportSize(before)
  return found
}
