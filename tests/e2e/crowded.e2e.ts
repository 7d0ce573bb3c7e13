import { expect, type Page, test } from '@playwright/test'
import { MAX_DOGS } from '../../contract/dogs/member-dogs.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { addCrowdedPlace, crowdedPlace, fillCrowdedMember, NAME } from '../support/crowded.ts'
import { widthInLargeText } from '../support/large-text.ts'
import { asMember } from '../support/member.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { overflow } from '../support/widths.ts'

let server: RunningServer
// In one worker, with one server.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startServer({ fill: addCrowdedPlace, env: { TRUST_PROXY: '1' } })
})
test.afterAll(() => server.stop())
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Nothing is wider than the screen, also at 320 px with text of 200 %, and axe finds nothing. */
async function judge(page: Page, phone: boolean, within?: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  if (process.env['LOOK'])
    await page.screenshot({ path: `${process.env['LOOK']}/${test.info().project.name}-${Date.now()}.png` })
  expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
  expect.soft(await violationsInBothSchemes(page, within)).toEqual([])
  if (phone) expect.soft(await widthInLargeText(page), 'in text of 200 % on 320 pixels').toBeLessThanOrEqual(320)
}

const reviews = (page: Page) => page.getByRole('article', { name: /후기$/ })

test('Everyday use: thousands of reviews are read a page at a time, with a bounded page', async ({ page }, {
  project,
}) => {
  test.setTimeout(180_000)
  const id = await crowdedPlace(page, server.url)
  await page.goto(`${server.url}/place/${id}/review`)
  await expect(page.getByText('3,000')).not.toHaveCount(0)
  await expect(reviews(page).first()).toBeVisible()
  await judge(page, project.name === 'phone')
  // Ten pages come by themselves; then the reader decides.
  const more = page.getByRole('button', { name: '후기 더 보기' })
  const scroll = () => page.mouse.wheel(0, 6_000)
  await expect
    .poll(async () => {
      await scroll()
      await page.waitForLoadState('networkidle')
      return reviews(page).count()
    })
    .toBe(110)
  for (let step = 0; step < 5; step++) await scroll()
  await page.waitForLoadState('networkidle')
  expect(await reviews(page).count()).toBe(110)
  await more.click()
  await expect.poll(() => reviews(page).count()).toBeGreaterThan(110)
})

test('Everyday use: a place without photos and with a policy of 2,000 characters', async ({ page }, { project }) => {
  test.setTimeout(120_000)
  const id = await crowdedPlace(page, server.url)
  await page.goto(`${server.url}/place/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^근처|가까운/ }).first()).toBeVisible()
  await judge(page, project.name === 'phone')
  const folded = page.locator('details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  await judge(page, project.name === 'phone')
  await page.goto(`${server.url}/place?q=${encodeURIComponent('방앗간')}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await judge(page, project.name === 'phone')
})

test('Everyday use: twenty dogs and every place liked', async ({ page }, { project }) => {
  test.setTimeout(180_000)
  await asMember(page, server)
  await fillCrowdedMember(page, server.url, MAX_DOGS)
  await page.goto(`${server.url}/my`)
  await expect(page.getByText('콩이19').first()).toBeVisible()
  await judge(page, project.name === 'phone')
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: '많이 찜한 곳' })).toBeVisible()
  await judge(page, project.name === 'phone')
  await page.getByRole('button', { name: '우리 강아지', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await judge(page, project.name === 'phone', '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.goto(`${server.url}/my/like`)
  await expect(page.getByRole('list', { name: '찜한 곳' }).getByRole('article').first()).toBeVisible()
  await judge(page, project.name === 'phone')
  const id = await crowdedPlace(page, server.url)
  await page.goto(`${server.url}/place/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await judge(page, project.name === 'phone')
})
