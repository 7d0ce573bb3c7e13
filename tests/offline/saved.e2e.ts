import { expect, type Page } from '@playwright/test'
import { fileOf } from '../support/chunks.ts'
import { declineLogin } from '../support/decline-login.ts'
import { test } from '../support/offline.ts'
import { screensReady } from '../support/profile.ts'

/** Paths of pinned answers. */
const pinned = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pinned-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Files of other screens and of the map's engine, which the device keeps once a page is idle. */
const lateFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('late-files')).keys()).map(({ url }) => new URL(url).pathname))
const engine = (): unknown[] => [
  fileOf('node_modules/maplibre-gl/dist/maplibre-gl.mjs'),
  expect.stringMatching(/maplibre-gl-worker/),
]

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
const saveButton = (page: Page) => page.getByRole('button', { name: /^찜/ }).locator('visible=true')
const shown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0)

/** Simulates browsing that evicts everything from bounded caches. */
async function fillBeyondBounds(page: Page): Promise<void> {
  // More answers of places than are kept: several of each.
  await page.evaluate(async () => {
    const parts = Array.from({ length: 10 }, (_, n) => `/reviews?limit=${n + 1}`)
    for (let id = 10; id < 45; id++) await Promise.all(parts.map((part) => fetch(`/api/places/${id}${part}`)))
  })
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('answers-detail'))
          const found = await Promise.all(names.map((cacheName) => caches.match('/api/places/1', { cacheName })))
          return names.length > 0 && found.every((one) => one === undefined)
        }),
      { timeout: 120_000 },
    )
    .toBe(true)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (/^(photos|answers)-/.test(name)) await caches.delete(name)
    indexedDB.deleteDatabase('daengdaeng')
  })
}

test('C5 saved and opened places are complete after a cold start without a server, whatever was opened later', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(300_000)
  let page = await profile.open(line.url)
  await page.goto('/place/1')
  await expect(heading(page, '연남동 발자국 카페')).toBeVisible()
  await saveButton(page).click()
  await declineLogin(page)
  // It is said once the worker has all of it, and up to 33 s are granted for that.
  await expect(page.getByText('찜했어요. 연결이 없어도 볼 수 있어요.')).toBeVisible({ timeout: 60_000 })

  // Only its card was seen.
  await page.goto('/place')
  const card = page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()
  const link = card.getByRole('link')
  const [cardName, cardPath] = [await link.innerText(), (await link.getAttribute('href')) ?? '']
  await card.getByRole('button', { name: `${cardName} 찜` }).click()

  // Opened only.
  await page.goto('/place/5')
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false')
  const opened = await page.getByRole('heading', { level: 1 }).innerText()

  // Bookmarked by mistake.
  await page.goto('/place/8')
  await saveButton(page).click()
  await expect.poll(() => pinned(page), { timeout: 30_000 }).toContain('/api/places/8')
  const mistaken = await page.getByRole('heading', { level: 1 }).innerText()
  await saveButton(page).click()
  await page.goto('/my/like?tab=recent')
  await page.getByRole('button', { name: `${mistaken} 최근 본 곳에서 지우기` }).click()

  const whole = ['/api/places/1', '/api/places/1/guide', `/api${cardPath.replace('place', 'places')}`, '/api/places/5']
  await expect
    .poll(async () => (await pinned(page)).filter((one) => one.startsWith('/api/')).sort(), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(whole))
  await expect.poll(() => pinned(page)).not.toContain('/api/places/8')
  await expect.poll(() => lateFiles(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(engine()))
  await page.goto('/search')
  await fillBeyondBounds(page)
  await leave()

  page = await profile.open(line.url)
  await page.goto('/my/like')
  await expect(page.getByRole('list', { name: '찜한 곳' }).getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: '연남동 발자국 카페' })).toBeVisible()
  await expect.poll(() => shown(page, 'article img')).toBe(true)
  const seoul = page.getByRole('button', { name: /^연남동 발자국 카페/ }).first()
  await page.getByRole('link', { name: '지도로 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '찜한 곳' })).toBeVisible()
  await expect(seoul).toBeVisible({ timeout: 30_000 })
  await page.goBack()
  await page.getByRole('link', { name: cardName }).click()
  await expect(page.getByRole('heading', { level: 1, name: cardName })).toBeVisible()
  await expect(heading(page, /영업시간/)).toBeVisible()
  await expect.poll(() => shown(page, 'main img')).toBe(true)

  await page.goto('/place/1')
  await expect(page.getByRole('heading', { level: 1, name: '연남동 발자국 카페' })).toBeVisible()
  await expect.poll(() => shown(page, 'main img')).toBe(true)
  await page.getByRole('link', { name: /이용 안내/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '이용 안내' })).toBeVisible()
  await page.goto('/place/5')
  await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible()
  await expect.poll(() => shown(page, 'main img')).toBe(true)
  await page.getByRole('link', { name: '지도에서 보기' }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^${opened}`) }).first()).toBeVisible({ timeout: 30_000 })
})

test('What fell 12: C5 where there is hardly any room, what is saved wins over what was opened and the map’s engine, and one message is true', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(180_000)
  let page = await profile.open(line.url)
  // All messages about it, even those that are replaced at once.
  await page.addInitScript(() => {
    const said: string[] = []
    let shown: string[] = []
    Object.assign(window, { said })
    const note = () => {
      const text = document.querySelector('body')?.innerText ?? ''
      const now = ['찜했어요. 연결이 없어도', '공간이 부족해서'].filter((one) => text.includes(one))
      said.push(...now.filter((one) => !shown.includes(one)))
      shown = now
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.goto('/place/5')
  await screensReady(page)
  await expect.poll(() => pinned(page), { timeout: 30_000 }).toContain('/api/places/5')
  await expect.poll(() => lateFiles(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(engine()))
  await page.goto('/place')
  const cards = page.getByRole('feed', { name: '장소 목록' }).getByRole('article')
  const devTools = await page.context().newCDPSession(page)
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  /** Bytes that all may use from now on. */
  const setQuota = (quotaSize: number) =>
    devTools.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize })
  const save = async (index: number) => {
    const card = cards.nth(index)
    const link = card.getByRole('link')
    const [name, path] = [await link.innerText(), (await link.getAttribute('href')) ?? '']
    await card.getByRole('button', { name: `${name} 찜` }).click()
    return { name, api: `/api${path.replace('place', 'places')}` }
  }

  // Without the engine there is room for what is saved, even once all else is gone.
  await setQuota(usage - 1_000_000)
  const { name, api } = await save(0)
  await declineLogin(page)
  await expect.poll(() => pinned(page), { timeout: 30_000 }).toContain(api)
  await expect.poll(said, { timeout: 60_000 }).toEqual(['찜했어요. 연결이 없어도'])

  await setQuota(1000)
  await save(1)
  await expect.poll(said, { timeout: 60_000 }).toEqual(['찜했어요. 연결이 없어도', '공간이 부족해서'])
  await page.goto('/my/like')
  await expect(page.getByText('기기의 저장 공간이 부족해요.')).toBeVisible()
  expect(await said(), 'the list doesn’t say the opposite').toEqual([])
  await leave()

  page = await profile.open(line.url)
  await page.goto('/my/like')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(heading(page, /영업시간/)).toBeVisible()
})
