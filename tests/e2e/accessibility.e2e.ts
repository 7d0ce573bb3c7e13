import { expect, test } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { describeDog } from '../support/dog.ts'
import { SCREENS } from '../support/screens.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, { path, ready }] of Object.entries(SCREENS)) {
      test(`axe finds nothing on: ${name}`, async ({ page }) => {
        await describeDog(page, { weightKg: 14, size: 'medium', name: '콩이' })
        await page.goto(process.env['DEMO_URL'] + path)
        await ready(page)
        expect(await violations(page)).toEqual([])
      })
    }

    test('axe finds nothing in the sheets for dog and filters', async ({ page }, { project }) => {
      await page.goto(`${process.env['DEMO_URL']}/place`)
      await SCREENS['list']?.ready(page)
      await page.getByRole('button', { name: '내 강아지' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page, '[role=dialog]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      if (project.name !== 'phone') return
      await page.getByRole('button', { name: '조건', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page, '[role=dialog]')).toEqual([])
    })
  })
}
