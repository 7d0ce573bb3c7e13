import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, expect, type Page, test } from '@playwright/test'

/** A browser's profile, which outlives the browser: what it keeps is there when it is started again. */
export function createProfile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-profile-'))
  let context: BrowserContext | undefined
  return {
    /** Starts the browser as the project says, but with a service worker. */
    async open(baseURL: string, more: BrowserContextOptions = {}): Promise<Page> {
      const { launchOptions, viewport, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId } =
        test.info().project.use
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        viewport: viewport ?? null,
        ...(isMobile && { isMobile, hasTouch }),
        ...(deviceScaleFactor && { deviceScaleFactor }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        baseURL,
        serviceWorkers: 'allow',
        ...more,
      })
      return context.pages()[0] ?? (await context.newPage())
    },
    async close() {
      await context?.close()
      context = undefined
    },
    async remove() {
      await this.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Profile = ReturnType<typeof createProfile>

/** Until then the browser must stay open: a worker that is still installing would be gone with it. */
export async function workerReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** What the worker has kept so far, as paths. */
export const keptByWorker = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
