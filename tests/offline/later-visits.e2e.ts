import { expect, type Page } from '@playwright/test'
import { test } from '../support/offline.ts'
import { keptByWorker, screensReady } from '../support/profile.ts'

// Starts a browser and a worker: takes longer than other tests.
test.describe.configure({ timeout: 240_000 })

/** The answers with which a rendered page starts; the shell has none. */
const isRendered = async (page: Page) => (await page.locator('#state').count()) === 1
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('First view: a later visit starts with the server’s HTML, whose answers are kept; a reload starts with the shell @once', async ({
  profile,
  line,
  leave,
}) => {
  let page = await profile.open(line.url)
  await page.goto('/place')
  await screensReady(page)

  // The worker doesn't wait for long, and then not again for a minute: a busy machine may need a second try.
  await expect(async () => {
    await page.goto('/place/1')
    expect(await isRendered(page)).toBe(true)
  }).toPass({ intervals: [65_000] })
  await expect(title(page, '연남동 발자국 카페')).toBeVisible()
  await expect.poll(() => keptByWorker(page)).toEqual(expect.arrayContaining(['/api/places/1', '/api/places/1/nearby']))
  await page.reload()
  await expect(title(page, '연남동 발자국 카페')).toBeVisible()
  expect(await isRendered(page)).toBe(false)

  await leave()
  page = await profile.open(line.url)
  await page.goto('/place/1')
  await expect(title(page, '연남동 발자국 카페')).toBeVisible()
  expect(await isRendered(page)).toBe(false)
})
