import { AxeBuilder } from '@axe-core/playwright'
import { expect as expectSoon, type Page, type Response, test } from '@playwright/test'
import { createProfile, keptByWorker, type Profile, workerReady } from '../support/profile.ts'
import { SCREENS } from '../support/screens.ts'
import { type RunningServer, startServer } from '../support/server.ts'

// A traveller looks around at home, closes the browser, and opens it where there is no signal: the server is gone for good.
test.describe.configure({ timeout: 240_000 })
const expect = expectSoon.configure({ timeout: 30_000 })

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

const SEEN = ['home', 'list', 'place', 'guide', 'map', 'map as a list'] as const
const PLACES = ['/place/1', '/place/2', '/place/3']
/** Public screens of the product; those that don't exist yet say so themselves, which needs no network either. */
const DEEP_LINKS = [
  ...['/', '/map', '/map/list', '/place', '/search/list?q=카페', '/search', '/notice', '/notice/1', '/community'],
  ...['/place/1', '/place/1/guide', '/place/1/info-edit', '/place/1/review', '/place/1/review/create'],
  ...['/community/1/comments', '/auth/signup', '/auth/signup/form', '/auth/signup/social-form', '/auth/find-password'],
  ...['/auth/login', '/my', '/my/like', '/my/dog/create', '/my/review', '/my/profile', '/my/setting', '/adm'],
]

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const photo = (page: Page) => page.locator('main img').first()
const isDrawn = (page: Page) =>
  photo(page).evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

test('C2 C3 C5 what was looked at, and what was saved, is all there in a browser that starts without a server', async () => {
  let page = await profile.open(server.url)
  await page.goto('/')
  await SCREENS['home']?.ready(page)
  await workerReady(page)
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
  await card.getByRole('button', { name: / 저장$/ }).click()
  const wanted = [...PLACES, saved].map((path) => `/api${path.replace('place', 'places')}`)
  await expect.poll(() => keptByWorker(page)).toEqual(expect.arrayContaining([...wanted, '/api/places/clusters']))
  // The map's engine is no part of what is kept from the start.
  await expect.poll(async () => (await keptByWorker(page)).filter((path) => path.includes('maplibre'))).not.toEqual([])
  await profile.close()
  await server.stop()

  page = await profile.open(server.url)
  const past: string[] = []
  page.context().on('response', (response: Response) => {
    if (!response.request().serviceWorker() && !response.fromServiceWorker()) past.push(response.url())
  })
  for (const path of PLACES) {
    await page.goto(path)
    await expect(title(page)).toHaveText(names.get(path) ?? '')
    await expect(page.getByRole('heading', { name: /영업시간/ })).toBeVisible()
    await expect.poll(() => isDrawn(page)).toBe(true)
  }
  for (const name of SEEN) {
    await page.goto(SCREENS[name]?.path ?? '')
    await SCREENS[name]?.ready(page)
    expect(await violations(page), name).toEqual([])
  }
  await page.goto(saved)
  await expect(page.getByRole('heading', { name: /영업시간/ })).toBeVisible()
  await expect.poll(() => isDrawn(page)).toBe(true)
  expect(past, 'asked past the worker').toEqual([])
})

test('C2 every deep link opens without a server, and says what it lacks', async () => {
  let page = await profile.open(server.url)
  await page.goto('/')
  await SCREENS['home']?.ready(page)
  await workerReady(page)
  await profile.close()
  await server.stop()

  page = await profile.open(server.url)
  for (const path of DEEP_LINKS) {
    await page.goto(path)
    await expect(page.getByRole('main'), path).toBeVisible()
    await expect(page.getByRole('heading').first(), path).toBeAttached()
    await expect(page, path).toHaveTitle(/댕댕로드/)
    await expect(page.locator('#boot'), path).toHaveCount(0)
  }
})
