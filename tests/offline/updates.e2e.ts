import { expect, type Page, test } from '@playwright/test'

const demo = () => process.env['DEMO_URL'] ?? ''
const goToList = (page: Page) =>
  page.getByRole('link', { name: '장소', exact: true }).locator('visible=true').first().click()

test('R4.12 R9.04 a chunk that cannot be had loads the page in full once, then says what happened', async ({
  page,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/place') loads += 1
  })
  await page.route(/\/assets\/PlaceListScreen-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto(demo())
  await expect(page.getByRole('heading', { name: '많이 찜한 곳' })).toBeVisible()
  await goToList(page)
  await expect(page.getByRole('heading', { name: '오류가 발생했습니다.' })).toBeVisible()
  await expect(page).toHaveURL(/\/place$/)
  expect(loads).toBe(1)
})
