import { expect, type Page, test } from '@playwright/test'

const url = (path: string) => process.env['DEMO_URL'] + path

/** Opens a place whose page's code is held back. @returns its heart, and what lets the code come */
async function openHeld(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  // A busy server sends its frame to who would wait; what it has rendered once it keeps.
  await expect.poll(async () => (await page.request.get(url('/place/1'))).text()).toContain('id="state"')
  await page.goto(url('/place/1'), { waitUntil: 'commit' })
  await page.locator('#state').waitFor({ state: 'attached' })
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
