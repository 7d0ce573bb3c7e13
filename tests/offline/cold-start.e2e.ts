import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, expect, type Locator, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../support/server.ts'

// A browser's profile outlives the browser here, and the server really stops: `setOffline` alone would leave the worker's
// own cold start and the profile's caches untried.
let server: RunningServer
let profile: string
let context: BrowserContext | undefined

test.beforeEach(async () => {
  server = await startServer()
  profile = mkdtempSync(path.join(tmpdir(), 'daengdaengroad-profile-'))
})
test.afterEach(async () => {
  await context?.close()
  await server.stop()
  rmSync(profile, { recursive: true, force: true })
})

/** Opens the browser on the same profile; as the project says, but with a service worker. */
async function openBrowser(): Promise<Page> {
  const { launchOptions, viewport, isMobile, hasTouch, locale, timezoneId } = test.info().project.use
  context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: viewport ?? null,
    ...(isMobile && { isMobile, hasTouch }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
    baseURL: server.url,
    serviceWorkers: 'allow',
  })
  return context.pages()[0] ?? (await context.newPage())
}

/** The browser ends, and so does the server: nothing answers but what the profile holds. */
async function closeAll(): Promise<void> {
  await context?.close()
  await server.stop()
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
const listed = (page: Page) => page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()

const cardPhoto = (page: Page) => page.locator('article img').first()
const isShown = (photo: Locator) =>
  photo.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)
const pathOf = (photo: Locator) => photo.evaluate((img) => new URL((img as HTMLImageElement).currentSrc).pathname)

/** What the worker has kept so far, as paths. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('C2 what was opened on a first visit is there after a cold start without a server', async () => {
  let page = await openBrowser()
  await page.goto('/')
  await expect(heading(page, '많이 찜한 곳')).toBeVisible()
  await cardPhoto(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isShown(cardPhoto(page))).toBe(true)
  // The first visit came past the worker: it keeps what it is told of afterwards.
  await expect
    .poll(() => kept(page))
    .toEqual(expect.arrayContaining(['/index.html', '/api/groups', '/api/places', await pathOf(cardPhoto(page))]))
  await page.goto('/place')
  await expect(listed(page)).toBeVisible()
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await page.goto('/place/1/guide')
  await expect(heading(page, '이용 안내')).toBeVisible()
  await expect
    .poll(() => kept(page))
    .toEqual(expect.arrayContaining(['/api/places/1', '/api/places/1/guide', '/api/regions']))
  await closeAll()

  page = await openBrowser()
  // A deep link first: nothing was opened before it.
  await page.goto('/place/1/guide')
  await expect(heading(page, '이용 안내')).toBeVisible()
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await expect(heading(page, /영업시간/)).toBeVisible()
  await page.goto('/place')
  await expect(listed(page)).toBeVisible()
  await page.goto('/')
  await expect(heading(page, '많이 찜한 곳')).toBeVisible()
  await cardPhoto(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isShown(cardPhoto(page))).toBe(true)
})

test('C2 screens that were never opened open without a server, and say what they lack', async () => {
  let page = await openBrowser()
  await page.goto('/')
  await expect(heading(page, '많이 찜한 곳')).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await closeAll()

  page = await openBrowser()
  await page.goto('/search')
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.goto('/place/2')
  await expect(page.getByText('네트워크에 연결할 수 없어요')).toBeVisible()
  await page.goto('/no/such/page')
  await expect(heading(page, '페이지를 찾을 수 없습니다.')).toBeVisible()
})

test('C3 answers are in IndexedDB too, and are shown from there where the worker’s are gone', async () => {
  let page = await openBrowser()
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  // A worker that is still installing would be gone with the browser.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await expect.poll(() => storedQueries(page)).toEqual(expect.arrayContaining(['["places","detail",1]', '["groups"]']))
  await page.goto('/search')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('answers-')) await caches.delete(name)
  })
  await closeAll()

  page = await openBrowser()
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await expect(heading(page, /영업시간/)).toBeVisible()
})

/** Hashes of the queries that the device keeps. */
const storedQueries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('daengdaeng')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('queries').objectStore('queries').getAllKeys()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve((reading.result as string[]).map((key) => key.replace(/^[a-z]+-/, '')))
          })
        })
      }),
  )
