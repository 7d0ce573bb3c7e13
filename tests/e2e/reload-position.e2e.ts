import { expect, type Page, test } from '@playwright/test'

const url = (path: string) => process.env['DEMO_URL'] + path

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Until two further pages are there. */
async function readOn(page: Page): Promise<void> {
  for (let pages = 0; pages < 2; pages++) {
    const before = await height(page)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }))
    await expect.poll(() => height(page)).toBeGreaterThan(before)
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight - innerHeight - 500 }))
}

for (const path of ['/community', '/place'])
  test(`Everyday use: ${path}: a reload far down comes back to where its reader was`, async ({ page }) => {
    await page.goto(url(path))
    await page.waitForLoadState('networkidle')
    await readOn(page)
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(4_000)
    await page.reload()
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50)
    // It stays with its reader from then on.
    await page.mouse.wheel(0, -700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 500)
  })
