import { expect as expectSoon, type Locator, type Page } from '@playwright/test'
import { isRenderedPath } from '../../contract/offline/rendered-screens.ts'
import { test } from '../support/offline.ts'
import { violations } from '../support/axe.ts'
import { fileOf } from '../support/chunks.ts'
import { declineLogin } from '../support/decline-login.ts'
import { describeDog } from '../support/dog.ts'
import { keptByWorker, screensReady } from '../support/profile.ts'
import { SCREENS } from '../support/screens.ts'

// A traveller browses at home, closes the browser, and opens it without a signal: the connection to the server is cut for good.
test.describe.configure({ timeout: 240_000 })
const expect = expectSoon.configure({ timeout: 30_000 })

const SEEN = ['home', 'list', 'guide', 'map', 'map as a list'] as const
const PLACES = ['/place/1', '/place/2', '/place/3']
/** Public screens of the product; those without content yet state that themselves, which needs no network either. */
const DEEP_LINKS = [
  '/',
  '/map',
  '/map/list',
  '/place',
  '/search/list?q=카페',
  '/search',
  '/terms',
  '/privacy',
  '/notice',
  '/notice/1',
  '/community',
  '/place/1',
  '/place/1/guide',
  '/place/1/info-edit',
  '/place/1/review',
  '/place/1/review/create',
  '/community/1/comments',
  '/auth/signup',
  '/auth/signup/form',
  '/auth/signup/social-form',
  '/auth/find-password',
  '/auth/login',
  '/my',
  '/my/like',
  '/my/dog/create',
  '/my/review',
  '/my/profile',
  '/my/setting',
  '/adm',
]

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const photo = (page: Page) => page.locator('main img').first()
const isDrawn = (photo: Locator) =>
  photo.evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)

test('C2 C3 C5 opened and saved screens work in a browser that starts without a server', async ({ profile, line }) => {
  let page = await profile.open(line.url)
  await describeDog(page, { name: '콩이' })
  await page.goto('/')
  await SCREENS['home']?.ready(page)
  const cardPhoto = page.locator('article img').first()
  await cardPhoto.scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(cardPhoto)).toBe(true)
  // A drawing that came within the HTML is loaded by its address later.
  const drawn = await cardPhoto.evaluate(
    (img) =>
      new URL((img as HTMLImageElement).dataset['address'] ?? (img as HTMLImageElement).currentSrc, origin).pathname,
  )
  // The first visit bypassed the worker: it caches what the page reports afterwards.
  await expect
    .poll(() => keptByWorker(page))
    .toEqual(expect.arrayContaining(['/index.html', '/api/groups', '/api/places', drawn]))
  await screensReady(page)
  for (const name of SEEN) {
    await page.goto(SCREENS[name]?.path ?? '')
    await SCREENS[name]?.ready(page)
  }
  const names = new Map<string, string>()
  for (const path of PLACES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /영업시간/ })).toBeVisible()
    names.set(path, await title(page).innerText())
  }
  // Saved from its card, never opened.
  await page.goto('/place')
  await SCREENS['list']?.ready(page)
  const card = page.getByRole('article').nth(4)
  const saved = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await card.getByRole('button', { name: / 찜$/ }).click()
  await declineLogin(page)
  const addressOf = (path: string) => `/api${path.replace('place', 'places')}`
  // Opened places are kept whole, with their guides, once the worker has time.
  const wanted = [...PLACES, saved].map(addressOf).concat(PLACES.map((path) => `${addressOf(path)}/guide`))
  const missing = async () => {
    const now = await keptByWorker(page)
    return [...wanted, '/api/places/clusters'].filter((path) => !now.includes(path))
  }
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
  // The map's engine is not precached.
  await expect.poll(() => keptByWorker(page)).toContain(fileOf('node_modules/maplibre-gl/dist/maplibre-gl.mjs'))
  const kept = (await keptByWorker(page)).filter((path) => path.startsWith('/api/'))
  await profile.close()
  // Calls that would have reached the server are recorded.
  line.lose()
  const before = line.asked().length

  // axe would read text that fades in as grey on grey.
  page = await profile.open(line.url, { reducedMotion: 'reduce' })
  for (const path of PLACES) {
    await page.goto(path)
    await expect(title(page)).toHaveText(names.get(path) ?? '')
    await expect(page.getByRole('heading', { name: /영업시간/ })).toBeVisible()
    await expect.poll(() => isDrawn(photo(page))).toBe(true)
  }
  for (const name of SEEN) {
    await page.goto(SCREENS[name]?.path ?? '')
    await SCREENS[name]?.ready(page)
    expect(await violations(page), name).toEqual([])
  }
  await page.goto('/')
  await page.locator('article img').first().scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(page.locator('article img').first())).toBe(true)
  // The worker asks for the rendered page, and revalidates its cached answers. The browser itself checks for a newer worker and manifest, and
  // asks for the opened page while it starts the worker; the page works without these. No other request left the device.
  const asked = line.asked().slice(before)
  const had = new Set([...kept, '/sw.js', '/manifest.webmanifest'])
  // Reviews are fetched when they are nearly in view, which may not have happened before.
  for (const path of PLACES) had.add(`${addressOf(path)}/reviews`)
  expect(asked).toContain('/api/site-config')
  // Chromium asks for pictures from farther below the screen while it takes the line for slow.
  expect(asked.filter((path) => !had.has(path) && !isRenderedPath(path) && !path.startsWith('/media/'))).toEqual([])

  await page.goto(saved)
  await expect(page.getByRole('heading', { name: /영업시간/ })).toBeVisible()
  await expect.poll(() => isDrawn(photo(page))).toBe(true)
  expect(await violations(page)).toEqual([])
})

test(
  'C2 every deep link opens without a server, and says what it lacks',
  { tag: '@once' },
  async ({ profile, line, leave }) => {
    let page = await profile.open(line.url)
    await page.goto('/')
    await SCREENS['home']?.ready(page)
    await screensReady(page)
    await leave()

    page = await profile.open(line.url)
    for (const path of DEEP_LINKS) {
      await page.goto(path)
      await expect(page.getByRole('main'), path).toBeVisible()
      await expect(page.getByRole('heading').first(), path).toBeAttached()
      await expect(page, path).toHaveTitle(/댕댕로드/)
      await expect(page.locator('#boot'), path).toHaveCount(0)
    }
    await page.goto('/place/9999')
    await expect(page.getByRole('heading', { name: '아직 이 기기에 없는 장소예요' })).toBeVisible()
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없습니다.' })).toBeVisible()
  },
)
