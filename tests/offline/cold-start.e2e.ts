import { expect, type Locator, type Page, test } from '@playwright/test'
import { createProfile, keptByWorker as kept, type Profile, workerReady } from '../support/profile.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// A browser's profile outlives the browser here, and the server really stops: `setOffline` alone would leave the worker's
// own cold start and the profile's caches untried.
// Each starts a server and two browsers.
test.setTimeout(180_000)

let server: RunningServer
let profile: Profile

test.beforeEach(async () => {
  server = await startServer()
  profile = createProfile()
})
test.afterEach(async () => {
  await profile.remove()
  await server.stop()
})

const openBrowser = () => profile.open(server.url)

/** The browser ends, and so does the server: nothing answers but what the profile holds. */
async function closeAll(): Promise<void> {
  await profile.close()
  await server.stop()
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
const listed = (page: Page) => page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()

const cardPhoto = (page: Page) => page.locator('article img').first()
const isShown = (photo: Locator) =>
  photo.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)
const pathOf = (photo: Locator) => photo.evaluate((img) => new URL((img as HTMLImageElement).currentSrc).pathname)

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
  await workerReady(page)
  await closeAll()

  page = await openBrowser()
  await page.goto('/search')
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.goto('/place/9999')
  await expect(heading(page, '아직 이 기기에 없는 장소예요')).toBeVisible()
  await page.goto('/no/such/page')
  await expect(heading(page, '페이지를 찾을 수 없습니다.')).toBeVisible()
})

test('C3 answers are in IndexedDB too, and are shown from there where the worker’s are gone', async () => {
  let page = await openBrowser()
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await workerReady(page)
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
