import { expect, type Page } from '@playwright/test'
import { test } from '../support/offline.ts'
import { keptByWorker, screensReady } from '../support/profile.ts'

// Starts a browser and a worker: takes longer than other tests.
test.describe.configure({ timeout: 240_000 })

/** The answers with which a rendered page starts; the shell has none. */
const isRendered = async (page: Page) => (await page.locator('#state').count()) === 1
const title = (page: Page) => page.getByRole('heading', { level: 1, name: '연남동 발자국 카페' })

/** A busy machine needs longer than the worker waits: its short timers get a minute. */
async function giveWorkerTime(page: Page): Promise<void> {
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(() => {
      const set = globalThis.setTimeout
      Object.assign(globalThis, { setTimeout: (run: () => void, ms = 0) => set(run, ms === 800 ? 60_000 : ms) })
    })
}

test('First view: later visits start with the server’s HTML, whose answers are kept; a reload starts with the shell @once', async ({
  profile,
  line,
  leave,
}) => {
  let page = await profile.open(line.url)
  await page.goto('/place')
  await screensReady(page)

  for (const path of ['/', '/place/1']) {
    await giveWorkerTime(page)
    await page.goto(path)
    expect(await isRendered(page), path).toBe(true)
  }
  await expect(title(page)).toBeVisible()
  await expect.poll(() => keptByWorker(page)).toEqual(expect.arrayContaining(['/api/places/1', '/api/places/1/nearby']))
  await page.reload()
  await expect(title(page)).toBeVisible()
  expect(await isRendered(page)).toBe(false)

  await leave()
  page = await profile.open(line.url)
  await page.goto('/place/1')
  await expect(title(page)).toBeVisible()
  expect(await isRendered(page)).toBe(false)
})
