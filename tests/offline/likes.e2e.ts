import { expect, type Page } from '@playwright/test'
import { test } from '../support/offline.ts'
import { asMember, demoServer } from '../support/member.ts'
import { screensReady } from '../support/profile.ts'

/** Paths of pinned answers. */
const pinned = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pinned-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const heart = (page: Page) => page.getByRole('button', { name: /^찜/ })

test('C5 C6 liked places are complete without a server, and a like is refused there in clear words', async ({
  profile,
  line,
  leave,
}) => {
  test.setTimeout(120_000)
  let page = await profile.open(line.url)
  await asMember(page, { ...demoServer(), url: line.url }, '호두')
  await page.goto('/place')
  const card = page.getByRole('feed', { name: '장소 목록' }).getByRole('article').first()
  const name = await card.getByRole('link').innerText()
  const path = (await card.getByRole('link').getAttribute('href')) ?? ''
  await screensReady(page)
  // Only its card was seen.
  await card.getByRole('button', { name: `${name} 찜` }).click()
  await expect(page.getByText('찜했어요.')).toBeVisible()
  await expect.poll(() => pinned(page), { timeout: 30_000 }).toContain(`/api${path.replace('place', 'places')}`)
  await page.goto('/my/like')
  await page.getByRole('button', { name: `${name} 메모 남기기` }).click()
  await page.getByRole('textbox', { name: '메모' }).fill('물그릇 있음')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('button', { name: `${name} 메모: 물그릇 있음` })).toHaveText('물그릇 있음')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
  // Opened, and not liked.
  await page.goto('/place/5')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => pinned(page), { timeout: 30_000 }).toContain('/api/places/5')
  await leave()

  page = await profile.open(line.url)
  await page.goto('/my/like')
  await expect(page.getByRole('list', { name: '찜한 곳' }).getByRole('heading')).toHaveText([name])
  await expect(page.getByRole('button', { name: `${name} 메모: 물그릇 있음` })).toHaveText('물그릇 있음')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/place/5')
  await heart(page).click()
  await expect(page.getByText('연결할 수 없어서 반영하지 못했어요. 연결된 뒤에 다시 눌러 주세요.')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('after a logout no pinned place reveals the member’s likes', async ({ profile, line }) => {
  test.setTimeout(90_000)
  const page = await profile.open(line.url)
  await asMember(page, { ...demoServer(), url: line.url }, '땅콩')
  await page.goto('/place/2')
  await screensReady(page)
  await heart(page).click()
  await expect.poll(() => pinned(page), { timeout: 30_000 }).toContain('/api/places/2')
  await page.goto('/my')
  await page.getByRole('button', { name: '로그아웃', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(() => pinned(page)).toEqual([])
})
