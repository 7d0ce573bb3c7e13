import { expect, test } from '@playwright/test'
import { describeDog } from '../support/dog.ts'
import { SCREENS } from '../support/screens.ts'

for (const [name, { path, title, ready }] of Object.entries(SCREENS)) {
  test(`R1.1 ${name}: titled in Korean, nothing on the console, nothing wider than the screen`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // A place that is not there is answered by a 404, which the browser notes by itself.
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await describeDog(page, { name: '아주아주긴이름을가진우리집강아지콩이', weightKg: 14 })
    await page.goto(process.env['DEMO_URL'] + path)
    await ready(page)
    await expect(page).toHaveTitle(/ \| 댕댕로드$/)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  })
}

test('the empty list offers to widen, and the offers lead to places', async ({ page }) => {
  await page.goto(`${process.env['DEMO_URL']}/place?g=hospital&sido=제주`)
  await SCREENS['list that is empty']?.ready(page)
  for (let offer = 0; offer < 3 && (await page.getByRole('feed').count()) === 0; offer += 1) {
    const before = page.url()
    await page
      .getByRole('main')
      .getByRole('button', { name: /찾기|보기|넓|빼/ })
      .last()
      .click()
    await expect(page).not.toHaveURL(before)
    await expect(
      page
        .getByRole('feed')
        .or(page.getByRole('heading', { name: /없어요/ }))
        .first(),
    ).toBeVisible()
  }
  await SCREENS['list']?.ready(page)
})

test('a list whose answer fails says so, and a retry brings it', async ({ page }) => {
  let broken = true
  await page.route('**/api/places?*', (route) => (broken ? route.abort() : route.continue()))
  await page.goto(`${process.env['DEMO_URL']}/search/list?q=카페`)
  const retry = page.getByRole('button', { name: /다시/ })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  broken = false
  await retry.click()
  await SCREENS['search results']?.ready(page)
})

test('a double tap on a card opens the place once, and back leads to the list', async ({ page }) => {
  await page.goto(`${process.env['DEMO_URL']}/place`)
  await SCREENS['list']?.ready(page)
  const link = page.getByRole('feed').getByRole('link').first()
  await link.dblclick()
  await expect(page).toHaveURL(/\/place\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/place($|\?)/)
})
