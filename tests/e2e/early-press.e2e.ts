import { expect, type Page, test } from '@playwright/test'
import { asMember, demoServer } from '../support/member.ts'

const url = (path: string) => process.env['DEMO_URL'] + path

/** Opens a page whose code is held back, in HTML from the server. @returns what lets the code come */
async function holdCode(page: Page, path: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  // A busy server sends its frame to who would wait; what it has rendered once it keeps.
  await expect.poll(async () => (await page.request.get(url(path))).text()).toContain('id="state"')
  await page.goto(url(path), { waitUntil: 'commit' })
  await page.locator('#state').waitFor({ state: 'attached' })
  return release
}

/** Opens a place like that. @returns its heart, and what lets the code come */
async function openHeld(page: Page) {
  const release = await holdCode(page, '/place/1')
  const save = page.getByRole('button', { name: /^찜/ }).locator('visible=true')
  // Until the styles are there, those of both sizes of the screen stand in sight.
  await expect(save).toHaveCount(1)
  return { save, release }
}

test('a press before the page’s code is there is not lost', { tag: '@once' }, async ({ page }) => {
  const { save, release } = await openHeld(page)
  await save.click()
  release()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

test(
  'Everyday use: presses before the page’s code is there are shown, and end as they were',
  { tag: '@once' },
  async ({ page }) => {
    const first = await openHeld(page)
    await first.save.click()
    await expect(first.save).toHaveAttribute('data-early-press', 'true')
    await first.save.click()
    await expect(first.save).not.toHaveAttribute('data-early-press')
    await first.save.click()
    first.release()
    await expect(first.save).toHaveAttribute('aria-pressed', 'true')
    await expect(first.save).not.toHaveAttribute('data-early-press')

    // The server's HTML doesn't show that it is saved: pressed, it stays so.
    await page.unroute('**/assets/*.js')
    const second = await openHeld(page)
    await second.save.click()
    second.release()
    await expect(second.save).not.toHaveAttribute('data-early-press')
    await expect(second.save).toHaveAttribute('aria-pressed', 'true')
    await page.waitForLoadState('networkidle')
    await expect(second.save).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  'Everyday use: a member’s early press on the heart of a card is a like, and what they like stays so',
  { tag: '@once' },
  async ({ page }) => {
    await asMember(page, demoServer())
    const liked = async () => {
      const { data } = (await (await page.request.get(url('/api/likes'))).json()) as { data: { id: number }[] }
      return data.map(({ id }) => id)
    }
    const heart = () => page.getByRole('article').first().getByRole('button', { name: /찜$/ })

    const release = await holdCode(page, '/place')
    await heart().click()
    await expect(heart()).toHaveAttribute('data-early-press', 'true')
    expect(await liked()).toEqual([])
    release()
    await expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(liked).toHaveLength(1)

    // The server's HTML doesn't show that it is liked.
    await page.unroute('**/assets/*.js')
    const again = await holdCode(page, '/place')
    await expect(heart()).toHaveAttribute('aria-pressed', 'false')
    await heart().click()
    again()
    await expect(heart()).not.toHaveAttribute('data-early-press')
    await expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await page.waitForLoadState('networkidle')
    expect(await liked()).toHaveLength(1)
    await expect(heart()).toHaveAttribute('aria-pressed', 'true')
  },
)
