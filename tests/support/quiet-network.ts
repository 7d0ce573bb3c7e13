import type { Page, Request } from '@playwright/test'

/**
 * Waits until nothing is requested any more: what an answer leads to is requested in the frames after it. Playwright's `networkidle`
 * waits for half a second of silence each time. Call it before the page is opened.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  // A stream of events stays open.
  page.on('request', (request) => request.resourceType() !== 'eventsource' && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    for (let quiet = 0; quiet < 3;) {
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      })
      quiet = open.size === 0 ? quiet + 1 : 0
    }
  }
}
