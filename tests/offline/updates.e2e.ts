import { expect, type Page, test } from '@playwright/test'

const demo = () => process.env['DEMO_URL'] ?? ''
const home = (page: Page) => page.getByRole('heading', { name: '많이 찜한 곳' })
const link = (page: Page) => page.getByRole('link', { name: '장소', exact: true }).locator('visible=true').first()
const failed = (page: Page) => page.getByRole('heading', { name: '오류가 발생했습니다.' })

/** Opens home. Gives the paths that were loaded in full from then on. */
async function open(page: Page): Promise<string[]> {
  await page.goto(demo())
  await expect(home(page)).toBeVisible()
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

test('R4.12 R9.04 a part that can’t be had loads the page in full once, then says what happened; not when it was only fetched ahead', async ({
  page,
}) => {
  await page.route(/\/assets\/PlaceListScreen-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  const loaded = await open(page)
  await link(page).hover()
  // The router is told to leave a missing part to us.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('dynamically imported module')
  await expect(home(page)).toBeVisible()
  expect(loaded).toEqual([])

  await link(page).click()
  await expect.poll(() => loaded).toEqual(['/place'])
  await expect(failed(page)).toBeVisible()
  await expect(page).toHaveURL(/\/place$/)
  expect(loaded).toEqual(['/place'])
})

test('R4.12 without a network a missing part does not cost the page that there is', async ({ page, context }) => {
  const loaded = await open(page)
  await context.setOffline(true)
  await link(page).click()
  await expect(failed(page)).toBeVisible()
  await page.getByRole('button', { name: '홈으로 가기' }).click()
  await expect(home(page)).toBeVisible()
  expect(loaded).toEqual([])
})
