import { expect, type Page } from '@playwright/test'
import { test } from '../support/offline.ts'

/** Paths of pinned answers. */
const pinned = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pinned-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
const saveButton = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).locator('visible=true')
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
  await expect(page.getByText('이 기기에 저장했어요. 연결이 없어도 볼 수 있어요.')).toBeVisible()

  // Only its card was seen.
  await page.goto('/place')
  const card = page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()
  const link = card.getByRole('link')
  const [cardName, cardPath] = [await link.innerText(), (await link.getAttribute('href')) ?? '']
  await card.getByRole('button', { name: `${cardName} 저장` }).click()

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
  // The map's engine, its worker and its styles.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('late-files')).keys()).length), { timeout: 30_000 })
    .toBe(3)
  await page.goto('/search')
  await fillBeyondBounds(page)
  await leave()

  page = await profile.open(line.url)
  await page.goto('/my/like')
  await expect(page.getByRole('list', { name: '저장한 곳' }).getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: '연남동 발자국 카페' })).toBeVisible()
  await expect.poll(() => shown(page, 'article img')).toBe(true)
  const seoul = page.getByRole('button', { name: /^연남동 발자국 카페/ }).first()
  await page.getByRole('link', { name: '지도로 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '저장한 곳' })).toBeVisible()
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
