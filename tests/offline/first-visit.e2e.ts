import { expect as expectSoon, type Page } from '@playwright/test'
import { fileOf } from '../support/chunks.ts'
import { keptByWorker, screensReady, workerReady } from '../support/profile.ts'
import { test } from '../support/offline.ts'
import { home } from '../support/navigation.ts'

test.describe.configure({ timeout: 240_000 })
const expect = expectSoon.configure({ timeout: 60_000 })

/** One bar of signal. */
const WEAK = { ms: 400, bytesPerSecond: 50_000 }
const MOST_REQUESTS = 60
const MOST_BYTES = 650_000

const isPack = (path: string) => path.includes('/assets/pack-')
/** Files that the page loaded through its worker. */
const loadedByWorker = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ workerStart }) => workerStart > 0)
      .map(({ name }) => new URL(name).pathname),
  )
const card = (page: Page) => page.getByRole('article').first()
const filesKept = async (page: Page) => (await keptByWorker(page)).filter((path) => path.startsWith('/assets/')).length

test('What fell 8: on a weak line the open screen is kept first, and what arrived of the rest stays', async ({
  profile,
  line,
}) => {
  line.slow(WEAK)
  let page = await profile.open(line.url)
  await page.goto('/')
  await expect(home(page)).toBeVisible()
  await workerReady(page)
  await expect
    .poll(() => keptByWorker(page))
    .toEqual(expect.arrayContaining(['/index.html', '/api/site-config', '/api/groups', '/api/places']))
  const early = line.asked()
  const before = early.slice(0, early.findIndex(isPack))
  expect(before, 'the worker and its shell come before the code of other screens').toEqual(
    expect.arrayContaining(['/sw.js', '/index.html']),
  )

  // Closed as soon as one of the packs has arrived.
  const openScreen = await filesKept(page)
  await expect.poll(() => filesKept(page)).toBeGreaterThan(openScreen + 20)
  await profile.close()
  await line.cut()
  page = await profile.open(line.url)
  await page.goto('/')
  await expect(home(page)).toBeVisible()
  await expect(card(page)).toBeVisible()
  const first = line.asked().find(isPack) ?? ''
  await profile.close()

  await line.mend()
  const again = line.asked().length
  page = await profile.open(line.url)
  await page.goto('/')
  await screensReady(page)
  expect(line.asked().slice(again), 'what has arrived is not fetched again').not.toContain(first)
  expect(
    line.asked().filter((path) => path === fileOf('node_modules/maplibre-gl/dist/maplibre-gl.mjs')),
    'no map on such a line',
  ).toEqual([])
})

test('What fell 8: a whole first visit is at most 60 requests and 650 kB, with all headers', async ({
  profile,
  line,
}) => {
  // Slow enough that no map is fetched.
  line.slow({ ms: 20, bytesPerSecond: 150_000 })
  const page = await profile.open(line.url)
  await page.goto('/')
  await expect(card(page)).toBeVisible()
  await screensReady(page)
  // What follows the first screen comes from the worker.
  const later = ['InstallHost.tsx', 'offline/keep-places.ts'].map((name) => fileOf(`src/app/${name}`))
  await expect.poll(() => loadedByWorker(page)).toEqual(expect.arrayContaining(later))
  expect(line.asked().length).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(line.bytes()).toBeLessThan(MOST_BYTES)
})

test('First view: the first picture stands in the HTML, and its file is kept for a visit without a network', async ({
  profile,
  line,
}) => {
  let page = await profile.open(line.url)
  await page.goto('/place')
  const inPage = page.locator('img[data-address]')
  await expect(inPage).toHaveCount(1)
  const address = (await inPage.getAttribute('data-address')) ?? ''
  const drawn = (image: SVGElement | HTMLElement) => image instanceof HTMLImageElement && image.naturalWidth > 0
  expect(await inPage.evaluate(drawn)).toBe(true)
  await expect.poll(() => keptByWorker(page)).toContain(address)
  await screensReady(page)
  expect(await inPage.evaluate(drawn), 'what takes the page over leaves it').toBe(true)
  await profile.close()
  await line.cut()
  page = await profile.open(line.url)
  await page.goto('/place')
  await expect.poll(() => page.locator(`img[src="${address}"]`).first().evaluate(drawn)).toBe(true)
})
