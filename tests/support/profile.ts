import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, expect, type Page, test } from '@playwright/test'

/** A browser profile that outlives the browser: its storage is there when the browser is started again. */
export function createProfile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-profile-'))
  let context: BrowserContext | undefined
  return {
    /** Starts the browser as the project configures it, but with a service worker. */
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

/** The browser must stay open until then: a worker that is still installing would be lost. */
export async function workerReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** The code of all screens is on the device. */
export async function screensReady(page: Page): Promise<void> {
  await workerReady(page)
  await expect
    .poll(
      () =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', ({ data }) => resolve(data))
              port1.start()
              navigator.serviceWorker.controller?.postMessage({ type: 'FETCH_SCREENS' }, [port2])
            }),
        ),
      { timeout: 60_000 },
    )
    .toEqual({ complete: true })
}

/** Paths that the worker has cached so far. */
export const keptByWorker = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
