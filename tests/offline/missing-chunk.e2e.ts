import { expect, type Page, test } from '@playwright/test'
import { fileOf } from '../support/chunks.ts'
import { goTo, home, watchLoads } from '../support/navigation.ts'

// Without a worker that caches it, a chunk of the page can be missing; updates.e2e.ts tests how a newer build is loaded then.
const part = () => `**${fileOf('src/routes/_place-list/place.index.tsx')}`

async function open(page: Page): Promise<string[]> {
  await page.goto(process.env['DEMO_URL']!)
  await expect(home(page)).toBeVisible()
  return watchLoads(page)
}

test('R4.12 R9.04 a part that can’t be had loads the page in full once, then says what happened; not when it was only fetched ahead', async ({
  page,
}) => {
  await page.route(part(), (route) => route.fulfill({ status: 404 }))
  const loaded = await open(page)
  const link = page.getByRole('link', { name: '장소', exact: true }).locator('visible=true').first()
  await link.hover()
  // The router is configured to leave a missing chunk to the app.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('dynamically imported module')
  await expect(home(page)).toBeVisible()
  expect(loaded).toEqual([])

  await link.click()
  await expect(page.getByRole('heading', { name: '오류가 발생했습니다.' })).toBeVisible()
  await expect.poll(() => loaded).toEqual(['/place'])
  await expect(page.getByRole('heading', { name: '오류가 발생했습니다.' })).toBeVisible()
  await expect(page).toHaveURL(/\/place$/)
})

test('R4.12 without a network a missing chunk does not lose the current page', async ({ page, context }) => {
  const loaded = await open(page)
  await context.setOffline(true)
  await goTo(page, '장소')
  await expect(page.getByRole('heading', { name: '오류가 발생했습니다.' })).toBeVisible()
  await page.getByRole('button', { name: '홈으로 가기' }).click()
  await expect(home(page)).toBeVisible()
  expect(loaded).toEqual([])
})
