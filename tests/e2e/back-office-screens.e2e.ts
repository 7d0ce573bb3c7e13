import { expect, test } from '@playwright/test'
import { askBy, fillQueues, fillRecords } from '../screens/admin-data.ts'
import { ADMIN_SCREENS } from '../screens/admin-screens.ts'
import { asAdmin } from '../support/admin.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import { inLargeText, widthOf } from '../support/large-text.ts'
import { asMember } from '../support/member.ts'
import { startServer } from '../support/server.ts'
import { smallTargets } from '../support/targets.ts'
import { overflowAt } from '../support/widths.ts'

/** Run side by side. */
const PARTS = 2

for (let part = 0; part < PARTS; part += 1)
  test(`Back office: every screen with content is whole at 960 to 2,560 px and troubles neither axe nor a mouse, part ${part + 1}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000)
    const server = await startServer({ env: { TRUST_PROXY: '1' } })
    const member = await browser.newPage()
    await asMember(member, server)
    await fillQueues(askBy(member.request, `${server.url}/api/`))
    await member.close()
    await asAdmin(page, server)
    await fillRecords(askBy(page.request, `${server.url}/api/`))
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [name, { path, ready }] of Object.entries(ADMIN_SCREENS).filter((_, index) => index % PARTS === part))
      await test.step(name, async () => {
        await page.goto(`${server.url}/adm${path}`)
        await ready(page)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect.soft(await violationsInBothSchemes(page), name).toEqual([])
        expect.soft(await smallTargets(page, 'mouse'), `${name}: targets smaller than 24 px`).toEqual([])
        expect.soft(await overflowAt(page, [960, 1280, 1440, 2560]), `${name}: wider`).toEqual([])
        const wide = page.locator('td').filter({ hasText: /\S{50}/ })
        for (const cell of await wide.all()) expect.soft((await cell.boundingBox())?.width).toBeLessThan(460)
        const large = await inLargeText(page, widthOf, { width: 960, height: 600 })
        expect.soft(large, `${name}: width in text of 200 % on 960 pixels`).toBeLessThanOrEqual(960)
        const menu = page.getByRole('navigation', { name: '관리 메뉴' })
        await expect.soft(menu.getByRole('link').last(), name).toBeInViewport()
      })
    await server.stop()
  })
