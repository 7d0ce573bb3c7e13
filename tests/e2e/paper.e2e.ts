import { expect, test } from '@playwright/test'

test.use({ colorScheme: 'dark' })

test('C1 on paper a place is dark on white, and nothing that is pressed covers it @once', async ({ page, baseURL }) => {
  await page.goto(new URL('/place/1', baseURL ?? process.env['DEMO_URL']).href)
  const title = page.getByRole('heading', { level: 1 })
  const lightness = () =>
    title.evaluate((element) =>
      Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
    )
  const share = page.getByRole('button', { name: /공유/ }).first()
  await expect(share).toBeVisible()
  expect(await lightness()).toBeGreaterThan(128)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness()).toBeLessThan(128)
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeHidden()
  await expect(share).toBeHidden()
  await expect(page.locator('main img').first()).toBeVisible()
  await expect(page.getByText('서울특별시').first()).toBeVisible()

  await page.goto(new URL('/place', page.url()).href)
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
